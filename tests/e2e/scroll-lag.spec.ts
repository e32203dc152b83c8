/** The scene's picture keeps to its box while the page scrolls, however long a frame takes. */
import sharp from 'sharp';
import { expect, type Page, test } from './support/test.ts';

test.use({ viewport: { width: 480, height: 640 } });

/** CSS pixels per second. */
const scrollSpeed = 3000;
/** CSS pixels by which the page scrolls up and down around the view's place. */
const range = 80;
/** CSS pixels by which the picture may be off its box. */
const maxLag = 8;

/** Shows only the canvas and a magenta marker in the middle of the view's box. */
const markView = (page: Page) =>
  page.evaluate(async () => {
    const view = document.querySelector<HTMLElement>('main [data-scene-view]')!;
    view.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The policy of the site refuses style elements.
    const style = new CSSStyleSheet();
    style.replaceSync(`body * { visibility: hidden !important }
      canvas, .marker { visibility: visible !important }
      .marker { position: absolute; left: 0; top: 50%; width: 12px; height: 12px; background: #f0f }`);
    const marker = document.createElement('div');
    marker.className = 'marker';
    document.adoptedStyleSheets.push(style);
    view.append(marker);
    await window.suiteScene?.settle();
  });

/** Scrolls up and down at {@link scrollSpeed} until the page is closed. */
const scrollOn = (page: Page) =>
  page.evaluate(
    ({ speed, range }) => {
      const [middle, start] = [scrollY, performance.now()];
      const step = () => {
        const way = (((performance.now() - start) / 1000) * speed) % (4 * range);
        const offset = Math.abs(((way + 3 * range) % (4 * range)) - 2 * range) - range;
        scrollTo({ top: middle + offset, behavior: 'instant' });
        requestAnimationFrame(step);
      };
      step();
    },
    { speed: scrollSpeed, range },
  );

/** Row of the marker, and the brightness of the picture row by row. */
async function look(page: Page) {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = new Float64Array(info.height);
  const markerRows: number[] = [];
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const row = Math.floor(at / 3 / info.width);
    if (red > 200 && green < 60 && blue > 200) markerRows.push(row);
    else if (Math.max(red, green, blue) > 60) rows[row]! += Math.max(red, green, blue);
  }
  const marker = markerRows.reduce((sum, row) => sum + row, 0) / markerRows.length;
  return { marker, rows };
}

/** Rows by which one picture is below another, by the correlation of their brightness. */
function shiftBetween(from: Float64Array, to: Float64Array): number {
  let best = { shift: 0, likeness: -1 };
  for (let shift = -2 * range; shift <= 2 * range; shift += 1) {
    let [product, first, second] = [0, 0, 0];
    for (const [row, light] of from.entries()) {
      const other = to[row + shift];
      if (other === undefined) continue;
      product += light * other;
      first += light ** 2;
      second += other ** 2;
    }
    const likeness = product / Math.sqrt(first * second || 1);
    if (likeness > best.likeness) best = { shift, likeness };
  }
  return best.shift;
}

test('the picture keeps to its box while the page scrolls', async ({ page, open }) => {
  await open('/solutions/neural-edge?snapshot=12', { scene: 'live', tier: 4 });
  await markView(page);
  const rest = await look(page);
  await scrollOn(page);
  const lags: number[] = [];
  for (let sample = 0; sample < 7; sample += 1) {
    const { marker, rows } = await look(page);
    lags.push(Math.abs(shiftBetween(rest.rows, rows) - (marker - rest.marker)));
  }
  expect(lags.toSorted((a, b) => a - b)[3]).toBeLessThanOrEqual(maxLag);
});
