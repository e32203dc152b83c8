/** What the specs with kept pictures share: the pinned browser, sheets and the comparison. */
import { existsSync, writeFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { testBrowserArguments } from '../../scripts/lib/browser.ts';
import { test as base, expect, type Page } from '../e2e/support/test.ts';
import { pinnedBrowser } from './pinned-browser.ts';
import { settle } from './support.ts';

export { expect };

/** Milliseconds for the first use on a machine, which downloads and unpacks the browser. */
const installTimeout = 300_000;

/** Runs in the browser that is the same on every machine. */
export const test = base.extend({
  browser: [
    async ({ playwright }, use) => {
      const executablePath = await pinnedBrowser();
      const browser = await playwright.chromium.launch({
        executablePath,
        args: testBrowserArguments,
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: installTimeout },
  ],
});

/** Software rendering on another processor gives slightly different shades. */
const threshold = 0.2;

/** Pixels of a tile's side, and by how many of 255 levels its mean may differ from the kept one. */
const tile = 24;
const maxTileDifference = 7;

/** Mean colour of each tile of a picture, row by row, three numbers from 0 to 255 a tile. */
async function tilesOf(picture: Buffer | string): Promise<Buffer> {
  const { width = tile, height = tile } = await sharp(picture).metadata();
  const size = { width: Math.ceil(width / tile), height: Math.ceil(height / tile) };
  return sharp(picture)
    .removeAlpha()
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
}

/** @returns the largest difference of a tile's mean between two pictures, from 0 to 255 */
async function tileDifference(picture: Buffer, kept: string): Promise<number> {
  const [now, before] = await Promise.all([tilesOf(picture), tilesOf(kept)]);
  return now.reduce((most, value, at) => Math.max(most, Math.abs(value - (before[at] ?? 255))), 0);
}

/**
 * Compares a picture with the kept one: pixel by pixel, which finds what moved, and by the means of
 * tiles, which find a change of light that is too weak in each pixel. A palette takes a third of the
 * bytes.
 */
export async function expectPicture(picture: Buffer, name: string, maxDiffPixels: number) {
  const png = await sharp(picture).png({ palette: true, colours: 256, dither: 0 }).toBuffer();
  expect.soft(png).toMatchSnapshot(`${name}.png`, { maxDiffPixels, threshold });
  const kept = test.info().snapshotPath(`${name}.png`, { kind: 'snapshot' });
  if (!existsSync(kept)) return;
  const difference = await tileDifference(png, kept);
  // Playwright renews a picture only when its own comparison fails.
  const isRenewed = /all|changed/.test(test.info().config.updateSnapshots);
  if (isRenewed && difference > maxTileDifference) writeFileSync(kept, png);
  else expect.soft(difference, `light of ${name}`).toBeLessThanOrEqual(maxTileDifference);
}

/** A screenshot that equals the one before it, so that nothing was still loading or moving. */
export async function stillPicture(
  page: Page,
  options: Parameters<Page['screenshot']>[0] = {},
): Promise<Buffer> {
  const shoot = () => page.screenshot({ animations: 'disabled', scale: 'device', ...options });
  await settle(page);
  let last = await shoot();
  for (let tries = 0; tries < 20; tries += 1) {
    const next = await shoot();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

/** Places pictures of one size side by side, in rows of this many. */
export async function sheetOf(pictures: readonly Buffer[], columns: number): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(pictures[0]).metadata();
  const tiles = pictures.map(
    (input, index): OverlayOptions => ({
      input,
      left: (index % columns) * width,
      top: Math.floor(index / columns) * height,
    }),
  );
  const size = {
    width: width * Math.min(columns, pictures.length),
    height: height * Math.ceil(pictures.length / columns),
  };
  return sharp({ create: { ...size, channels: 3, background: '#808080' } })
    .composite(tiles)
    .png()
    .toBuffer();
}
