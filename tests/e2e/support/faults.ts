/** Faults that no page may have, of the running test: a worker runs one test at a time. */
import type { BrowserContext } from 'playwright/test';

const faults: string[] = [];
const allowed: RegExp[] = [];

/** Until the test ends, a fault that matches is no reason to fail. */
export const allowFault = (pattern: RegExp) => void allowed.push(pattern);

export function forgetFaults() {
  faults.length = 0;
  allowed.length = 0;
}

export const unexpectedFaults = () =>
  faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));

/** Watches a context. Those of the fixture `browser` are watched by themselves. */
export function watchFaults(context: BrowserContext): void {
  context.on('console', (message) => {
    const text = message.text();
    // A browser asks for a page's icon when it likes, also while a test has cut the network.
    if (
      text.includes('ERR_INTERNET_DISCONNECTED') &&
      /\/favicon\.\w+$/.test(message.location().url)
    )
      return;
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
