/** Outlines of lit things on the dark ground, compared. Pure: no browser. */
import type { Raster } from './contrast/wcag.ts';

interface Place {
  x: number;
  y: number;
  radius: number;
}

/** A pixel this much above the ground, of 255, belongs to the picture. Dust and haze stay below. */
const lit = 36;
/** The core glows into its surroundings; this bright are only the ball and the air at its limb. */
const glowing = 130;
const directions = 72;
/** Outlines are looked for as far out as this many radii. */
const reach = 1.3;

function brightest({ data, width, height, channels }: Raster, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= width || y >= height) return 0;
  const at = (y * width + x) * channels;
  return Math.max(data[at]!, data[at + 1]!, data[at + 2]!);
}

/** Fewer directions than this tell nothing about an outline. */
const fewest = 18;

/**
 * How far out the picture goes in each direction from a centre; 0 where nothing is lit, and as far as
 * it is looked for where light stands behind the body.
 */
function outline(raster: Raster, { x, y, radius }: Place): number[] {
  return Array.from({ length: directions }, (_, index) => {
    const angle = (index / directions) * 2 * Math.PI;
    for (let far = radius * reach; far > 0; far -= 0.5) {
      const px = Math.round(x + Math.cos(angle) * far);
      const py = Math.round(y + Math.sin(angle) * far);
      if (brightest(raster, px, py) > lit) return far;
    }
    return 0;
  });
}

/**
 * How far the outlines of one body in two pictures are apart, in the middle of all directions:
 * the flow runs through a body and leaves it somewhere, so some never agree. Infinite where
 * one of the pictures shows nothing.
 */
export function outlineJump(a: Raster, b: Raster, place: Place): number {
  const other = outline(b, place);
  const behind = place.radius * reach;
  const all = outline(a, place).map((far, index) => {
    const there = other[index] ?? 0;
    const jump = far > 0 && there > 0 ? Math.abs(far - there) : Number.POSITIVE_INFINITY;
    // The core's light, or another body, behind this one: its outline is not the first lit pixel.
    return { jump, isClear: far !== behind && there !== behind };
  });
  const clear = all.filter(({ isClear }) => isClear);
  const jumps = (clear.length < fewest ? all : clear).map(({ jump }) => jump);
  return jumps.sort((one, two) => one - two)[jumps.length >> 1] ?? Number.POSITIVE_INFINITY;
}

/** Middle of what glows around a place. */
function glow(raster: Raster, { x, y, radius }: Place) {
  let [count, sumX, sumY] = [0, 0, 0];
  const far = Math.ceil(radius * reach);
  for (let dy = -far; dy <= far; dy += 1) {
    for (let dx = -far; dx <= far; dx += 1) {
      // Round as the ball is: a neighbour's lit faces reach into the corners.
      if (Math.hypot(dx, dy) > far) continue;
      if (brightest(raster, Math.round(x) + dx, Math.round(y) + dy) <= glowing) continue;
      count += 1;
      sumX += dx;
      sumY += dy;
    }
  }
  return { x: sumX / count, y: sumY / count };
}

/** How far what glows in two pictures is apart; infinite where one of them shows nothing. */
export function glowJump(a: Raster, b: Raster, place: Place): number {
  const [one, two] = [glow(a, place), glow(b, place)];
  const jump = Math.hypot(one.x - two.x, one.y - two.y);
  return Number.isNaN(jump) ? Number.POSITIVE_INFINITY : jump;
}
