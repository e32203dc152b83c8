/** Every page at two widths: whole and still in the simplified view, its first view in the full one. */
import { expect, type Page, test } from 'playwright/test';
import { aliases, notFoundPath } from '../../src/content/routes.ts';
import { routes } from '../e2e/support/routes.ts';
import { look } from './support.ts';

const screens = [
  { width: 390, height: 844, scale: 0.6 },
  { width: 1440, height: 900, scale: 0.4 },
];
const paths = [...routes.filter((path) => !Object.hasOwn(aliases, path)), notFoundPath];
const nameOf = (path: string) => path.slice(1).replaceAll('/', '.') || 'home';

/** Pictures load as they come near; a picture of the whole page needs them all. */
async function showPictures(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((it) => it.decode().catch(() => {})));
  });
  await expect(page.locator('[data-image="loading"]')).toHaveCount(0);
}

for (const path of paths) {
  for (const screen of screens) {
    test(`${path}, calm, ${screen.width}`, async ({ browser }) => {
      const page = await look(browser, { path, view: 'calm', ...screen });
      await showPictures(page);
      await expect(page).toHaveScreenshot(`${nameOf(path)}-calm-${screen.width}.png`, {
        fullPage: true,
      });
    });

    test(`${path}, full, ${screen.width}`, async ({ browser }) => {
      // Home's first view is the hero, which scene.spec.ts keeps larger.
      test.skip(path === '/');
      const page = await look(browser, { path, view: 'full', ...screen, tier: 3 });
      await expect(page).toHaveScreenshot(`${nameOf(path)}-full-${screen.width}.png`);
    });
  }
}
