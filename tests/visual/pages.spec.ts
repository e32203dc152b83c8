/**
 * Every page's beginning, on two sheets: still and without the scene on a phone, and live on a
 * notebook. One browser page visits all of them, because a new compilation of the scene for each
 * would take several times as long.
 */
import type { Page } from 'playwright/test';
import { allPaths } from '../../scripts/lib/measure/routes.ts';
import { aliases, notFoundPath } from '../../src/content/routes.ts';
import { allowFault } from '../e2e/support/test.ts';
import { expect, expectPicture, sheetOf, stillPicture, test } from './pictures.ts';
import { unsupportedPlatform } from './pinned-browser.ts';
import { goOn, look, typeset } from './support.ts';

/** So high that it shows what follows the hero. */
const phone = { width: 390, height: 1800, scale: 0.4 };
const desk = { width: 1440, height: 900, scale: 0.25 };
const paths = [...allPaths.filter((path) => !Object.hasOwn(aliases, path)), notFoundPath];
/** The pictures are small, so a headline that moved changes only a few pixels. */
const tolerance = 400;

test.skip(unsupportedPlatform !== null, unsupportedPlatform ?? '');

/** Images load when they are near; a picture needs all that it shows. */
async function showPictures(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
  await expect(page.locator('[data-image="loading"]')).toHaveCount(0);
}

test('pages, reduced motion', async ({ browser }) => {
  allowFault(new RegExp(`404: .*${notFoundPath}$`));
  const page = await look(browser, { path: '/', view: 'reduced', ...phone });
  const pictures: Buffer[] = [];
  for (const path of paths) {
    await page.goto(path);
    await typeset(page);
    await showPictures(page);
    // The contact form's question differs each time.
    pictures.push(await stillPicture(page, { mask: [page.getByText(/^What is \d+ \+ \d+\?/)] }));
  }
  await expectPicture(await sheetOf(pictures, 8), 'pages-reduced', tolerance);
});

test('pages, full', async ({ browser }) => {
  const page = await look(browser, { path: '/', view: 'full', ...desk, tier: 3 });
  const pictures: Buffer[] = [];
  // Home's first view is the hero, of which scene.spec.ts has a larger picture.
  for (const path of paths.filter((path) => path !== '/')) {
    await goOn(page, path);
    pictures.push(await stillPicture(page));
  }
  await expectPicture(await sheetOf(pictures, 6), 'pages-full', tolerance);
});
