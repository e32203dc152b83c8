/**
 * Contrast as defined by WCAG 2, measured against pixels instead of one colour. Pure functions: no
 * browser, no files.
 */

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Pixels in the format of `sharp`: rows of pixels with `channels` bytes each. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
  channels: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!;

/** Contrast of two luminances, from 1 to 21. */
const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Contrast that WCAG requires for text of this size (CSS pixels) and weight. */
export const neededFor = (size: number, weight: number): number =>
  size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5;

/**
 * Share of a box's pixels that may fall short: single bright grains do not make a word unreadable.
 */
const tolerated = 0.05;
/** Fewest pixels of a box that are measured. */
const enough = 5000;

/**
 * The contrast that all but the worst twentieth of a box's pixels reach against a colour drawn over
 * them. A translucent colour is mixed with each pixel first.
 *
 * @param box in pixels of the raster
 */
export function contrastOver(
  { data, width, height, channels }: Raster,
  box: Box,
  colour: Rgba,
): number {
  const [red, green, blue, alpha] = colour;
  const mix = (over: number, share: number, under: number) =>
    Math.round(over * share + under * (1 - share));
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  const left = Math.max(0, Math.floor(box.x));
  const top = Math.max(0, Math.floor(box.y));
  const area = Math.max(0, right - left) * Math.max(0, bottom - top);
  // A few thousand pixels are enough for a percentile; a headline has a hundred thousand.
  const stride = Math.max(1, Math.floor(Math.sqrt(area / enough)));
  const found = new Float32Array(area);
  let count = 0;
  for (let y = top; y < bottom; y += stride) {
    for (let x = left; x < right; x += stride) {
      const at = (y * width + x) * channels;
      const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
      const over = luminance(mix(red, alpha, r), mix(green, alpha, g), mix(blue, alpha, b));
      found[count++] = ratio(over, luminance(r, g, b));
    }
  }
  const sorted = found.subarray(0, count).sort();
  return sorted[Math.floor(count * tolerated)] ?? Number.POSITIVE_INFINITY;
}
