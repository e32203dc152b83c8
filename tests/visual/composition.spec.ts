/** Home screen by screen, live and simplified, at four widths: no screen is mostly empty, and the journey stays short. */
import { expect, type Page, test } from '../e2e/support/test.ts';
import { restAt, showAll } from './contrast/stops.ts';
import { emptyShare } from './empty-rectangle.ts';
import { photographWith } from './photograph.ts';
import { look } from './support.ts';

/** The most of a screen that a rectangle with neither text nor picture may take. */
const maxEmpty = 0.4;
const scale = 0.5;

const sizes = [
  { width: 390, height: 844, screens: 15 },
  { width: 834, height: 1112, screens: 13 },
  { width: 1440, height: 900, screens: 13 },
  { width: 2560, height: 1440, screens: 13 },
] as const;

const screensOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight / innerHeight);

async function emptyAt(page: Page, y: number, css = ''): Promise<number> {
  await restAt(page, y);
  return emptyShare(await photographWith(page, css), scale);
}

for (const view of ['full', 'reduced'] as const) {
  test(`no screen of home has a large empty rectangle, ${view} motion`, async ({ browser }) => {
    const page = await look(browser, { path: '/', view, ...sizes[2], scale, tier: 3 });
    for (const { width, height, ...most } of sizes) {
      await page.setViewportSize({ width, height });
      await showAll(page);
      const screens = await screensOf(page);
      expect.soft(screens, `screens at ${width}`).toBeLessThanOrEqual(most.screens);
      for (let screen = 0; screen < screens; screen += 0.5) {
        const share = await emptyAt(page, screen * height);
        expect.soft(share, `screen ${screen} at ${width}`).toBeLessThanOrEqual(maxEmpty);
      }
    }
    // The measurement finds what it is to find.
    const withoutWords = await emptyAt(
      page,
      0,
      'main { visibility: hidden; } canvas { display: none !important; }',
    );
    expect(withoutWords).toBeGreaterThan(maxEmpty);
  });
}
