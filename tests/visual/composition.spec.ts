/**
 * Pages screen by screen, at four widths: no half of a screen is mostly empty, and the journey stays
 * short.
 */
import sharp from 'sharp';
import { offerings } from '../../src/content/suite.ts';
import { expect, type Page, test } from '../e2e/support/test.ts';
import { restAt, showAll } from './contrast/stops.ts';
import { emptiestPart } from './empty-rectangle.ts';
import { photographWith } from './photograph.ts';
import { look } from './support.ts';

const scale = 0.5;
/** CSS pixels of scroll from one place that is looked at to the next. */
const stride = 100;

const sizes = [
  { width: 390, height: 844, screens: 15 },
  { width: 834, height: 1112, screens: 13 },
  { width: 1440, height: 900, screens: 13 },
  { width: 2560, height: 1440, screens: 13 },
] as const;

/**
 * The most of half a screen that a rectangle with neither text nor picture may take. `moving` is home in
 * full motion, where one question or one value is shown at a time.
 */
const limits = { home: 0.31, moving: 0.43, product: 0.34, inner: 0.37, sticky: 0.44 } as const;
/** Most screens of a product's page at 1440 × 900 px. */
const maxProductScreens = 9;
/** Screens within which a demo's result and its button are, by width. */
const resultWithin: Partial<Record<number, number>> = { 390: 3, 1440: 2 };

const products = offerings.map(({ href }) => href);
/** A page of each other kind. */
const others = [
  '/about',
  '/roles',
  '/roles/finance-leaders',
  '/industries/manufacturing',
  '/use-cases/fraud-detection',
  '/resources',
];

/**
 * Pages with a picture that stays beside a list. A picture of the whole page shows it only at the
 * list's top, and nothing where a reader who has scrolled sees it.
 */
const sticky = ['/solutions', '/industries'];

const screensOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight / innerHeight);

/** Screens of scroll during which a part of the page as tall as the screen is held in place. */
const heldScreens = (page: Page) =>
  page.evaluate(() => {
    const held = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) =>
        getComputedStyle(element).position === 'sticky' && element.offsetHeight > 0.9 * innerHeight,
    );
    const lengths = held.map(
      (element) => (element.parentElement?.offsetHeight ?? 0) - element.offsetHeight,
    );
    return lengths.reduce((sum, length) => sum + length, 0) / innerHeight;
  });

/** The whole page as one picture; the renderer's largest is shorter than a page. */
async function wholePage(page: Page) {
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  const parts = [];
  for (let y = 0; y < height; y += 3000) {
    const clip = { x: 0, y, width, height: Math.min(3000, height - y) };
    const picture = sharp(await page.screenshot({ fullPage: true, clip })).removeAlpha();
    parts.push(await picture.raw().toBuffer({ resolveWithObject: true }));
  }
  return {
    width: parts[0]!.info.width,
    height: parts.reduce((sum, { info }) => sum + info.height, 0),
    channels: 3,
    data: Buffer.concat(parts.map(({ data }) => data)),
  };
}

for (const { width, height } of sizes) {
  test(`no half of a screen is mostly empty at ${width} px, reduced motion`, async ({
    browser,
  }) => {
    const page = await look(browser, { path: '/', view: 'reduced', width, height, scale });
    const pages = [
      { limit: limits.home, paths: ['/'] },
      { limit: limits.product, paths: products },
      { limit: limits.inner, paths: others },
      { limit: limits.sticky, paths: sticky },
    ];
    for (const { limit, paths } of pages) {
      for (const path of paths) {
        await page.goto(`${path}?experience=simplified`);
        await page.waitForFunction(() => !document.documentElement.dataset.offscreenSections);
        await showAll(page);
        await page.evaluate(async () => {
          for (const picture of document.images) picture.loading = 'eager';
          await Promise.allSettled([...document.images].map((picture) => picture.decode()));
        });
        const { share, top } = emptiestPart(await wholePage(page), scale, height / 2, stride);
        expect.soft(share, `${path} at ${top} px`).toBeLessThanOrEqual(limit);
        const within = resultWithin[width];
        if (!within || !products.includes(path)) continue;
        if (width === 1440)
          expect.soft(await screensOf(page), path).toBeLessThanOrEqual(maxProductScreens);
        for (const part of ['[role="status"]', '[data-play]']) {
          const box = await page.locator(`[data-instrument] ${part}`).boundingBox();
          const screens = (box!.y + box!.height) / height;
          expect.soft(screens, `${part} of ${path}`).toBeLessThanOrEqual(within);
        }
      }
    }
  });
}

test('no half of a screen of home is mostly empty, full motion', async ({ browser }) => {
  const page = await look(browser, { path: '/', view: 'full', ...sizes[2], scale, tier: 3 });
  const emptyAt = async (y: number, css = '') => {
    await restAt(page, y);
    const half = page.viewportSize()!.height / 2;
    return emptiestPart(await photographWith(page, css), scale, half, half).share;
  };
  for (const { width, height, ...most } of sizes) {
    await page.setViewportSize({ width, height });
    await showAll(page);
    const screens = await screensOf(page);
    const moving = screens - (await heldScreens(page));
    expect.soft(moving, `screens at ${width}`).toBeLessThanOrEqual(most.screens);
    for (let screen = 0; screen < screens; screen += 0.5) {
      const share = await emptyAt(screen * height);
      expect.soft(share, `screen ${screen} at ${width}`).toBeLessThanOrEqual(limits.moving);
    }
  }
  // The measurement finds what it is to find.
  const blank = await emptyAt(0, 'main { visibility: hidden } canvas { display: none !important }');
  expect(blank).toBeGreaterThan(limits.moving);
});
