/** The overlays of dark sections: outside the boxes of its views, the scene is dimmed everywhere. */
import sharp from 'sharp';
import { allPaths } from '../../scripts/lib/measure/routes.ts';
import { aliases } from '../../src/content/routes.ts';
import { expect, type Page, test } from './support/test.ts';

/** One page of each kind that has a scene, and home. */
const paths = ['/', ...allPaths.filter((path) => /^\/(?:solutions|about)/.test(path))].filter(
  (path) => !(path in aliases),
);

/** Every so many pixels of a screenshot are read, across and down. */
const stride = 4;

/**
 * Pixels outside the views at which a pure green in the place of the scene is seen undimmed. No
 * picture of the site has this green.
 */
async function undimmed(page: Page): Promise<[x: number, y: number][]> {
  const boxes = await page.locator('.scene-view').evaluateAll((views) =>
    views.map((view) => {
      const { left, top, right, bottom } = view.getBoundingClientRect();
      return { left: left - 2, top: top - 2, right: right + 2, bottom: bottom + 2 };
    }),
  );
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found: [number, number][] = [];
  for (let y = 0; y < info.height; y += stride)
    for (let x = 0; x < info.width; x += stride) {
      const at = (y * info.width + x) * 3;
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      if (green < 120 || red > 60 || blue > 60) continue;
      const isInView = boxes.some(
        ({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
      );
      if (!isInView) found.push([x, y]);
    }
  return found;
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`a page shows the scene undimmed in its views only, at ${width} px`, async ({
    page,
    open,
  }) => {
    for (const path of paths) {
      await open(path, { experience: 'simplified', size: [width, height] });
      await page.locator('#scene-host').evaluate((host) => {
        host.style.background = '#0f0';
        document.documentElement.dataset.scene = 'live';
      });
      const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < pageHeight; top += height * 0.8) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        await expect.poll(() => undimmed(page), { message: `${path} at ${top}` }).toEqual([]);
      }
    }
  });
}
