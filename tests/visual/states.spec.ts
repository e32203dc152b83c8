/**
 * Home at two widths: with the live scene in the full experience, and in every other state of the
 * scene, in which no section may have a hole. Each picture is a sheet of the screen at each rest.
 */
import type { Browser, Page } from 'playwright/test';
import sharp from 'sharp';
import { withoutWebGl } from '../../scripts/lib/measure/browser-limits.ts';
import { handled } from '../e2e/support/page.ts';
import { recordStates, states } from '../e2e/support/scene.ts';
import { contactSheet } from './contact-sheet.ts';
import { marksOf, showAll } from './contrast/stops.ts';
import { expect, expectPicture, test } from './pictures.ts';
import { unsupportedPlatform } from './pinned-browser.ts';
import { typeset, withoutFilms } from './support.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/**
 * Software WebGL gives slightly different results on another processor; a moved section differs in
 * far more pixels.
 */
const tolerance = 3000;

test.skip(unsupportedPlatform !== null, unsupportedPlatform ?? '');

/**
 * A sheet shows less than half of the pixels, and the scene draws a quarter of them in a third of
 * the time.
 */
const coarse = 0.5;
const frozen = '?experience=full&tier=2&snapshot=12';

/** Opens home in full motion, with everything stopped that changes by time. */
async function openHome(
  browser: Browser,
  query: string,
  prepare?: (page: Page) => Promise<unknown>,
  deviceScaleFactor = coarse,
) {
  const context = await browser.newContext({
    viewport: desk,
    deviceScaleFactor,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await withoutFilms(page);
  // The pipeline's steps and the counter advance by intervals.
  await page.addInitScript(() => {
    window.setInterval = (() => 0) as unknown as typeof setInterval;
  });
  await prepare?.(page);
  await page.goto(`/${query}`);
  await typeset(page);
  await handled(page.locator('main article'));
  return page;
}

const expectScene = (page: Page, state: RegExp) =>
  expect(page.locator('html')).toHaveAttribute('data-scene', state);

/** Compares a sheet of the first view of each section with the committed one. */
async function keepSheets(page: Page, name: string, sizes = [desk, phone]) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await showAll(page);
    const sheet = await contactSheet(page, await marksOf(page));
    await expectPicture(sheet, `home-${name}-${size.width}`, tolerance);
  }
}

test('live', async ({ browser }) => {
  const page = await openHome(browser, frozen);
  await expectScene(page, /live|paused/);
  await keepSheets(page, 'live');
});

test('loading', async ({ browser }) => {
  const page = await openHome(browser, frozen, (page) =>
    page.route('**/assets/scene-client-*.js*', () => new Promise(() => {})),
  );
  await expectScene(page, /loading/);
  await keepSheets(page, 'line-art');
});

test('no frame of the hand-over shows a canvas without a picture', async ({ browser }) => {
  const page = await openHome(browser, '?experience=full&tier=3', recordStates, 1);
  const session = await page.context().newCDPSession(page);
  const frames: string[] = [];
  session.on('Page.screencastFrame', async ({ data, sessionId }) => {
    frames.push(data);
    await session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  await expectScene(page, /live/);
  await page.screenshot();
  await page.evaluate(() => new Promise((shown) => setTimeout(shown, 1500)));
  await session.send('Page.stopScreencast');
  // Beside the text there is only ink, whatever the picture on the right shows.
  const margin = { left: 2, top: 200, width: 12, height: 400 };
  const brightest = await Promise.all(
    frames.map(async (data) => {
      const cut = await sharp(Buffer.from(data, 'base64')).extract(margin).toBuffer();
      const { channels } = await sharp(cut).stats();
      return Math.max(...channels.slice(0, 3).map(({ max }) => max));
    }),
  );
  expect(frames.length).toBeGreaterThan(2);
  expect(Math.max(...brightest)).toBeLessThan(28);
});

test('given up, because every frame takes too long', async ({ browser }) => {
  // No tier is fixed, so the scene measures its frames; software rendering is too slow on every
  // tier.
  const page = await openHome(browser, '?experience=full', recordStates, 1);
  // The page also begins with the drawing, so the scene must have been live in between.
  await expect.poll(() => states(page)).toMatch(/ live.* drawing$/);
  // On a phone the picture would be the same as in the state without WebGL.
  await keepSheets(page, 'given-up', [desk]);
});

test('wanted without WebGL', async ({ browser }) => {
  const page = await openHome(browser, '?experience=full', withoutWebGl);
  await expectScene(page, /drawing/);
  await keepSheets(page, 'without-webgl', [phone]);
});

test('motion without a GPU', async ({ browser }) => {
  const page = await openHome(browser, '');
  await keepSheets(page, 'without-gpu');
});

test('on paper, out of the live scene', { tag: '@push' }, async ({ browser }) => {
  const page = await openHome(browser, frozen);
  await expectScene(page, /live|paused/);
  // A4 at 96 CSS pixels per inch, without the margins.
  await page.setViewportSize({ width: 673, height: 986 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  // On the narrow sheet the demo comes near, so its code comes, too.
  await expect(page.locator('[data-instrument=signal] [data-unhydrated]')).toHaveCount(0);
  // Elements that open for print must have their height before the sheet's height is measured.
  let height = 0;
  await expect
    .poll(
      async () => {
        const before = height;
        height = await page.evaluate(() => document.documentElement.scrollHeight);
        return height - before;
      },
      { intervals: [1000] },
    )
    .toBe(0);
  const sheet = await page.screenshot({ fullPage: true });
  const small = await sharp(sheet).resize(336).png({ palette: true }).toBuffer();
  await expectPicture(small, 'home-printed', tolerance);
});
