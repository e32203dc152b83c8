/** The scene and its line art on home's hero, and the panels of its four nodes. */
import sharp from 'sharp';
import { expect, expectPicture, sheetOf, stillPicture, test } from './pictures.ts';
import { unsupportedPlatform } from './pinned-browser.ts';
import { look, type Sight, type View } from './support.ts';

test.skip(unsupportedPlatform !== null, unsupportedPlatform ?? '');

/** A moved headline differs in far more pixels than another processor's rendering. */
const tolerance = 2000;
const views: readonly View[] = ['full', 'reduced'];
/** Phone, tablet, notebook, event screen. */
const screens = [
  { width: 390, height: 844, scale: 1 },
  { width: 834, height: 1112, scale: 0.75 },
  { width: 1440, height: 900, scale: 0.75 },
  { width: 3840, height: 2160, scale: 0.4 },
];
const desk = { width: 1440, height: 900, scale: 0.75 };

for (const view of views) {
  for (const screen of screens) {
    const tag = screen.width === 1440 ? '@push' : [];
    test(`hero, ${view}, ${screen.width}`, { tag }, async ({ browser }) => {
      const page = await look(browser, { path: '/', view, ...screen });
      await expectPicture(await stillPicture(page), `hero-${view}-${screen.width}`, tolerance);
    });
  }
}

test('hero on the tiers 1, 3 and 4', async ({ browser }) => {
  const pictures: Buffer[] = [];
  for (const tier of [1, 3, 4] as const) {
    const page = await look(browser, { path: '/', view: 'full', tier, ...desk });
    pictures.push(
      await sharp(await stillPicture(page))
        .resize(720)
        .png()
        .toBuffer(),
    );
    await page.context().close();
  }
  await expectPicture(await sheetOf(pictures, 3), 'hero-tiers', tolerance);
});

const names = ['Edge', 'Shield', 'Learning', 'Agents'];
for (const sight of [
  { path: '/', view: 'full', ...desk, scale: 0.5 },
  { path: '/', view: 'reduced', width: 390, height: 844, scale: 1 },
] satisfies Sight[]) {
  test(`panels, ${sight.view}`, async ({ browser }) => {
    const page = await look(browser, sight);
    const pictures: Buffer[] = [];
    for (const name of names) {
      await page
        .getByRole('button', { name: `Neural ${name}` })
        .first()
        .focus();
      await expect(page.locator('[data-node-panel]:not([inert])')).toContainText(
        `See Neural ${name}`,
      );
      pictures.push(await stillPicture(page));
    }
    await expectPicture(await sheetOf(pictures, 2), `panels-${sight.view}`, tolerance);
  });
}
