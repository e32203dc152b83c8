import { type Browser, expect, type Page } from 'playwright/test';
import { base } from '../e2e/support/server.ts';

export type View = 'full' | 'calm';

export interface Sight {
  path: string;
  view: View;
  width: number;
  height: number;
  /** Pixels of the picture per CSS pixel; below 1 a picture of a large screen stays small. */
  scale: number;
  tier?: 1 | 2 | 3 | 4;
  /** Seconds at which every clock of the scene stands still. */
  moment?: number;
  /** Puts `window.suiteScene` in place. */
  debug?: boolean;
}

const queryOf = ({ view, tier = 2, moment = 12, debug }: Sight) =>
  view === 'full'
    ? `?experience=full&tier=${tier}&snapshot=${moment}${debug ? '&debug' : ''}`
    : '?experience=simplified';

/**
 * Keeps films at their posters: where they are differs from run to run, and software compositing
 * leaves a film's last frame where it stood before a jump.
 */
export const withoutFilms = (page: Page) => page.route(/\.(?:mp4|webm)$/, (route) => route.abort());

/** Waits until the whole page is laid out in its own typefaces, for which its first paint does not wait. */
export async function typeset(page: Page) {
  await page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  });
  await page.waitForFunction(() => !document.documentElement.dataset.layout);
}

/** Waits until all that the page asks of the scene stands on its canvas. */
const settle = (page: Page) => page.evaluate(() => window.suiteScene?.settle());

/**
 * Opens a page so that every run sees the same: clocks of the scene frozen, seeded,
 * fonts there.
 */
export async function look(browser: Browser, sight: Sight): Promise<Page> {
  const { path, view, width, height, scale } = sight;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: view === 'calm' ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  await withoutFilms(page);
  await page.goto(base() + path + queryOf(sight));
  await typeset(page);
  if (view === 'full') {
    // Compiled and drawn; on paper pages it waits for ink.
    await expect(page.locator('html')).toHaveAttribute('data-scene', /live|paused/);
    await settle(page);
  }
  return page;
}

/** Goes on to another page without loading the document anew, as a link does. */
export async function goOn(page: Page, path: string) {
  const title = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // No two pages share a title.
  await expect.poll(() => page.title()).not.toBe(title);
  await settle(page);
}
