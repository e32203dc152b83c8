import { expect, type Page } from 'playwright/test';

/** For every page of a context: keeps it in the state that {@link setEvent} chose. */
export const keepEventState = () => {
  addEventListener('DOMContentLoaded', () => {
    const state = localStorage.getItem('event-state');
    if (state) document.documentElement.dataset.event = state;
  });
};

/** Puts the page into a state of event mode, now and after a reload. */
export const setEvent = (page: Page, state: string) =>
  page.evaluate((it) => {
    localStorage.setItem('event-state', it);
    document.documentElement.dataset.event = it;
  }, state);

/** Waits until the device has all of the exhibit. */
export const exhibitReady = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-offline', 'ready', { timeout: 45_000 });

/** Paths in a cache of the site. */
export const kept = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (it) => {
    if (!(await caches.has(it))) return [];
    const keys = await (await caches.open(it)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, name);

/** Waits until a page can be opened without a network. */
export const keptPage = (page: Page, path: string) =>
  expect.poll(() => kept(page, 'pages'), { timeout: 15_000 }).toContain(path);
