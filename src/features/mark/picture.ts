/** Files of a mark, drawn in the browser. */
import { site } from '../../content/site.ts';
import { drawPrint } from '../../scene/print.ts';

const ground = '#0b0d10';
const light = '#ff8a5c';

/** The mark as an SVG file that any program reads; null if it can't be drawn. */
export async function svgOf(mark: string): Promise<Blob | null> {
  const drawn = await drawPrint('core', mark);
  if (!drawn) return null;
  const [x, y, width, height] = drawn.viewBox.split(' ');
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawn.viewBox}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ground}"/><path d="${drawn.path}" fill="${light}"/></svg>`;
  return new Blob([markup], { type: 'image/svg+xml' });
}

/** Size in px, for a post upright on a phone. */
const [width, height] = [1080, 1350];

/** The mark as a picture with the suite's tagline and the day; null if it can't be drawn. */
export async function pictureOf(mark: string): Promise<Blob | null> {
  const drawn = await drawPrint('core', mark);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!drawn || !context) return null;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  const [x = 0, y = 0, side = 1] = drawn.viewBox.split(' ').map(Number);
  context.save();
  context.scale(width / side, width / side);
  context.translate(-x, -y);
  context.fillStyle = light;
  context.fill(new Path2D(drawn.path));
  context.restore();
  const { fontFamily, color } = getComputedStyle(document.body);
  context.fillStyle = color;
  context.font = `600 44px ${fontFamily}`;
  context.fillText(site.tagline, 80, height - 150);
  context.font = `400 32px ${fontFamily}`;
  const day = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
  context.fillText(day, 80, height - 90);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
