/**
 * The `test` of all browser tests. It fails on a fault that no page may have: a console error, which
 * a breach of the content security policy is too, an uncaught error, a hydration warning, a request
 * to another machine, and one that fails. A test that provokes a fault names it by `allowFault`.
 */
import { type BrowserContext, test as base, expect } from 'playwright/test';

export * from 'playwright/test';

/** Faults of the running test, of which a worker has one at a time, and those that it provokes. */
const faults: string[] = [];
const allowed: RegExp[] = [];

/** Until the test ends, a fault that matches is no reason to fail. */
export const allowFault = (pattern: RegExp) => void allowed.push(pattern);

/** Watches a context. Those of the fixture `browser` are watched by themselves. */
export function watchFaults(context: BrowserContext): void {
  context.on('console', (message) => {
    const text = message.text();
    // A status is reported with its response. Fiber 9 creates a THREE.Clock, which is deprecated.
    if (/^(Failed to load resource: the server responded|THREE\.Clock:)/.test(text)) return;
    if (message.type() === 'error' || /hydrat|did not match/i.test(text))
      faults.push(`console: ${text} ${message.location().url}`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, hostname, href } = new URL(request.url());
    if (protocol.startsWith('http') && !/^(localhost|127\.0\.0\.1)$/.test(hostname))
      faults.push(`foreign: ${href}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
}

export const test = base.extend<{ guard: undefined }>({
  guard: [
    async ({ browser }, use) => {
      faults.length = 0;
      allowed.length = 0;
      browser.on('context', watchFaults);
      await use(undefined);
      browser.off('context', watchFaults);
      expect(faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});
