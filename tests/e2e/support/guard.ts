import type { Page } from 'playwright/test';

/**
 * Watches a page for faults that no page may have: console errors, uncaught errors, hydration
 * warnings, requests to another origin, failed requests.
 *
 * @returns everything found so far, as sentences; the list grows
 */
export function guard(page: Page, origin: string): string[] {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat|did not match/i.test(message.text())) {
      seen.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) seen.push(`foreign: ${url.href}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${response.status()}: ${response.url()}`);
  });
  return seen;
}
