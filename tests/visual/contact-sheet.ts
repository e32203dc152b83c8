import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { restAt } from './contrast/stops.ts';
import { photographWith } from './photograph.ts';
import { sheetOf } from './pictures.ts';

/** Pixels of the sheet per CSS pixel. */
const scaleOf = (width: number) => (width < 600 ? 0.4 : 0.25);

/**
 * One image with the page at several scroll positions, side by side. A screenshot of the whole page
 * can show neither pinned elements nor a canvas of that size.
 *
 * @returns a PNG
 */
export async function contactSheet(page: Page, stops: readonly number[]): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const scale = scaleOf(width);
  const tiles: Buffer[] = [];
  for (const y of stops) {
    await restAt(page, y);
    const { data, ...raw } = await photographWith(page, '#scene-stats { display: none; }');
    const tile = sharp(data, { raw: { ...raw, channels: raw.channels as 3 } })
      .resize(Math.round(width * scale), Math.round(height * scale))
      .png();
    tiles.push(await tile.toBuffer());
  }
  return sheetOf(tiles, 6);
}
