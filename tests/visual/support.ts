import { type Browser, expect, type Page } from 'playwright/test';
import { block } from '../e2e/support/page.ts';

export type View = 'full' | 'reduced';

export interface Sight {
  path: string;
  view: View;
  width: number;
  height: number;
  /** Pixels of the image per CSS pixel; below 1, an image of a large screen stays small. */
  scale: number;
  tier?: 1 | 2 | 3 | 4;
  /** Seconds at which all clocks of the scene are stopped. */
  moment?: number;
  /** Makes `window.suiteScene` available. */
  debug?: boolean;
}

const queryOf = ({ view, tier = 2, moment = 12, debug }: Sight) =>
  view === 'full'
    ? `?experience=full&tier=${tier}&snapshot=${moment}${debug ? '&debug' : ''}`
    : '?experience=simplified';

/**
 * Keeps films at their poster, because their position differs from run to run, and software
 * compositing leaves a film's last frame at its old place after a jump.
 */
export const withoutFilms = (page: Page) => block(page, /\.(?:mp4|webm)$/);

/**
 * Waits until the whole page is laid out in its own typefaces, for which its first paint does not
 * wait.
 */
export async function typeset(page: Page) {
  await page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  });
  await page.waitForFunction(() => !document.documentElement.dataset.offscreenSections);
}

/** Waits until the canvas shows everything that the page has requested from the scene. */
export const settle = (page: Page) => page.evaluate(() => window.suiteScene?.settle());

/**
 * Opens a page in a state that is the same in every run: fixed seed, stopped clocks of the scene,
 * loaded fonts.
 */
export async function look(browser: Browser, sight: Sight): Promise<Page> {
  const { path, view, width, height, scale } = sight;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: view === 'reduced' ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  await withoutFilms(page);
  await page.goto(path + queryOf(sight));
  await typeset(page);
  if (view === 'full') {
    // The scene is compiled and drawn; on paper pages it waits until ink is visible.
    await expect(page.locator('html')).toHaveAttribute('data-scene', /live|paused/);
    await settle(page);
  }
  return page;
}

/** Navigates to another page as a link does, without loading the document again. */
export async function goOn(page: Page, path: string) {
  const title = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // Every page has a different title.
  await expect.poll(() => page.title()).not.toBe(title);
  await settle(page);
}
