/**
 * Every page: complete and still in the simplified view on a phone, and its first view in the full
 * experience on a desktop. One browser page visits all of them, because a new context and a new
 * compilation of the scene for each would take several times as long.
 */
import { expect, type Page, test } from 'playwright/test';
import { allPaths } from '../../scripts/lib/measure/routes.ts';
import { aliases, notFoundPath } from '../../src/content/routes.ts';
import { base } from '../e2e/support/server.ts';
import { whyIncomparable } from './chromium.ts';
import { goOn, look, typeset } from './support.ts';

const phone = { width: 390, height: 844, scale: 0.4 };
const desk = { width: 1440, height: 900, scale: 0.25 };
const paths = [...allPaths.filter((path) => !Object.hasOwn(aliases, path)), notFoundPath];
const nameOf = (path: string) => path.slice(1).replaceAll('/', '.') || 'home';
/**
 * The pictures are small, so a headline that moved changes only a few pixels; the page may also
 * need a moment to become still.
 */
const strict = { maxDiffPixels: 400, timeout: 10_000 };

test.describe.configure({ timeout: 600_000 });
test.skip(Boolean(whyIncomparable()), whyIncomparable());

/** Images load when they are near; a picture of the whole page needs all of them. */
async function showPictures(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
  await expect(page.locator('[data-image="loading"]')).toHaveCount(0);
}

test('pages, calm', async ({ browser }) => {
  const page = await look(browser, { path: '/', view: 'calm', ...phone });
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(base() + path);
      await typeset(page);
      await showPictures(page);
      await expect.soft(page).toHaveScreenshot(`${nameOf(path)}-calm-${phone.width}.png`, {
        fullPage: true,
        // The contact form's question differs each time.
        mask: [page.getByText(/^What is \d+ \+ \d+\?/)],
        ...strict,
      });
    });
  }
});

test('pages, full', async ({ browser }) => {
  const page = await look(browser, { path: '/', view: 'full', ...desk, tier: 3 });
  // Home's first view is the hero, of which scene.spec.ts has a larger picture.
  for (const path of paths.filter((path) => path !== '/')) {
    await test.step(path, async () => {
      await goOn(page, path);
      await expect.soft(page).toHaveScreenshot(`${nameOf(path)}-full-${desk.width}.png`, strict);
    });
  }
});
