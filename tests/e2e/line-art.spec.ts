/** Line art below the first screen is in files of its own; see src/scene/line-art.tsx. */

import { block } from './support/page.ts';
import { expect, type Page, test } from './support/test.ts';

/** The field, the stream, the core of two sections, and the four steps. */
const count = 8;
const drawings = (page: Page) => page.locator('[data-file] svg');
const steps = [
  'A wave of signals crossing an array of hexagonal sensors',
  'Plates of a geodesic shell closing around a point of light',
  'A graph in which one lit cause spreads to its effects',
  'Beads on nested rings, waiting at a gate for an answer',
];

test('all come without scrolling, after the first paint', { tag: '@push' }, async ({
  page,
  open,
}) => {
  await open('/', { motion: 'reduced' });
  await expect(drawings(page)).toHaveCount(count);
  for (const name of steps) await expect(page.getByRole('img', { name })).toHaveCount(1);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /line-art-.*\.svg/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(painted).toBeGreaterThan(0);
  expect(asked).toHaveLength(count);
  expect(Math.min(...asked)).toBeGreaterThan(painted);
});

test('one that does not arrive comes when the network is back', async ({ page, open }) => {
  const isStream = /line-art-stream-.*\.svg/;
  await block(page, isStream);
  await open('/', { motion: 'reduced' });
  await expect(drawings(page)).toHaveCount(count - 1);
  await page.unroute(isStream);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(drawings(page)).toHaveCount(count);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each is an image with its name', async ({ page, open }) => {
    await open('/');
    const images = page.locator('[data-file] img');
    await expect(images).toHaveCount(count);
    const widths = await images.evaluateAll((all) =>
      all.map((image) => (image as HTMLImageElement).naturalWidth),
    );
    expect(widths.every((width) => width > 0)).toBe(true);
  });
});
