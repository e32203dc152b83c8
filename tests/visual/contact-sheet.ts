import type { Page } from 'playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { restAt } from './contrast/stops.ts';
import { photographWith } from './photograph.ts';

const columns = 6;
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
  const cell = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const tiles: OverlayOptions[] = [];
  for (const [index, y] of stops.entries()) {
    await restAt(page, y);
    const { data, ...raw } = await photographWith(page, '#scene-stats { display: none; }');
    const input = await sharp(data, { raw: { ...raw, channels: raw.channels as 3 } })
      .resize(cell.width, cell.height)
      .png()
      .toBuffer();
    const left = (index % columns) * cell.width;
    tiles.push({ input, left, top: Math.floor(index / columns) * cell.height });
  }
  const rows = Math.ceil(stops.length / columns);
  const sheet = { width: cell.width * columns, height: cell.height * rows };
  return sharp({ create: { ...sheet, channels: 3, background: '#808080' } })
    .composite(tiles)
    .png({ palette: true, colours: 256 })
    .toBuffer();
}
