import { expect, type Page } from 'playwright/test';

/**
 * Query that starts a tab as at a booth. The long idle time keeps the tour from starting during a
 * test.
 */
export const booth = 'mode=event&idle=3600';

/** Waits until the device has stored the whole precache. */
export const precacheReady = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-offline', 'ready', { timeout: 45_000 });

/** Paths in one of the site's caches. */
export const kept = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (cacheName) => {
    if (!(await caches.has(cacheName))) return [];
    const keys = await (await caches.open(cacheName)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, name);

/** Waits until a page is stored and can be opened without a network. */
export const keptPage = (page: Page, path: string) =>
  expect.poll(() => kept(page, 'pages'), { timeout: 15_000 }).toContain(path);
