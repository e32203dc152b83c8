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
}

/** Seconds at which every clock of the scene stands still. */
const moment = 12;

const queryOf = ({ view, tier = 2 }: Sight) =>
  view === 'full' ? `?experience=full&tier=${tier}&snapshot=${moment}` : '?experience=simplified';

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
  await page.goto(base() + path + queryOf(sight));
  await page.evaluate(() => document.fonts.ready);
  if (view === 'full') {
    // Compiled and drawn; on paper pages it waits for ink.
    await expect(page.locator('html')).toHaveAttribute('data-scene', /live|paused/);
  }
  return page;
}
