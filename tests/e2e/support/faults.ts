import type { BrowserContext } from 'playwright/test';

/**
 * Watches the pages of a context for faults that no page may have: console errors, which include
 * reports of the content security policy and failed requests, uncaught errors, hydration warnings,
 * and requests to another origin.
 *
 * @returns everything found so far, as sentences; the list grows
 */
export function watchFaults(context: BrowserContext, origin: string | undefined): string[] {
  const faults: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    // fiber 9 still creates a THREE.Clock, which three reports as deprecated.
    if (text.startsWith('THREE.Clock:')) return;
    if (message.type() === 'error' || /hydrat|did not match/i.test(text)) {
      faults.push(`console: ${text} ${message.location().url}`);
    }
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin)
      faults.push(`foreign: ${url.href}`);
  });
  return faults;
}
