/** Outlines of lit things on the dark ground, compared. Pure: no browser. */
import type { Raster } from './contrast/wcag.ts';

interface Place {
  x: number;
  y: number;
  radius: number;
}

/** A pixel this much above the ground, of 255, belongs to the picture. Dust and haze stay below. */
const lit = 36;
/** The core glows into its surroundings; this share of the brightest have only the ball and the air at its limb. */
const glowing = 0.5;
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

/** The part of a picture that is compared. */
interface Within {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far a place is from the edge of what is compared, in one direction. */
function room({ x, y }: Place, angle: number, within?: Within): number {
  if (!within) return Number.POSITIVE_INFINITY;
  const { left, top, width, height } = within;
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const toSide = ((across > 0 ? left + width : left) - x) / across;
  const toEnd = ((down > 0 ? top + height : top) - y) / down;
  return Math.max(0, Math.min(toSide, toEnd));
}

/**
 * How far out the picture goes in each direction from a centre; 0 where nothing is lit. Not clear
 * where it is lit as far as it is looked for: light stands behind the body, or the picture cuts it.
 */
function outline(raster: Raster, place: Place, within?: Within) {
  const { x, y, radius } = place;
  return Array.from({ length: directions }, (_, index) => {
    const angle = (index / directions) * 2 * Math.PI;
    const most = Math.min(radius * reach, room(place, angle, within));
    for (let far = most; far > 0; far -= 0.5) {
      const px = Math.round(x + Math.cos(angle) * far);
      const py = Math.round(y + Math.sin(angle) * far);
      if (brightest(raster, px, py) > lit) return { far, isClear: far < most };
    }
    return { far: 0, isClear: most > 0 };
  });
}

/**
 * How far the outlines of one body in two pictures are apart, in the middle of all directions:
 * the flow runs through a body and leaves it somewhere, so some never agree. Infinite where
 * one of the pictures shows nothing.
 *
 * @param within what is compared, where the pictures do not end at the same edges
 */
export function outlineJump(a: Raster, b: Raster, place: Place, within?: Within): number {
  const other = outline(b, place, within);
  const all = outline(a, place, within).map(({ far, isClear }, index) => {
    const there = other[index]!;
    const jump = far > 0 && there.far > 0 ? Math.abs(far - there.far) : Number.POSITIVE_INFINITY;
    // The core's light, or another body, behind this one: its outline is not the first lit pixel.
    return { jump, isClear: isClear && there.isClear };
  });
  const clear = all.filter(({ isClear }) => isClear);
  const jumps = (clear.length < fewest ? all : clear).map(({ jump }) => jump);
  return jumps.sort((one, two) => one - two)[jumps.length >> 1] ?? Number.POSITIVE_INFINITY;
}

/** Middle of what glows around a place. */
function glow(raster: Raster, { x, y, radius }: Place) {
  let [count, sumX, sumY] = [0, 0, 0];
  const far = Math.ceil(radius * reach);
  const lights: { dx: number; dy: number; light: number }[] = [];
  for (let dy = -far; dy <= far; dy += 1) {
    for (let dx = -far; dx <= far; dx += 1) {
      // Round as the ball is: a neighbour's lit faces reach into the corners.
      if (Math.hypot(dx, dy) > far) continue;
      const light = brightest(raster, Math.round(x) + dx, Math.round(y) + dy);
      if (light > lit) lights.push({ dx, dy, light });
    }
  }
  const least = glowing * lights.reduce((most, { light }) => Math.max(most, light), 0);
  for (const { dx, dy, light } of lights) {
    if (light <= least) continue;
    count += 1;
    sumX += dx;
    sumY += dy;
  }
  return { x: sumX / count, y: sumY / count };
}

/** How far what glows in two pictures is apart; infinite where one of them shows nothing. */
export function glowJump(a: Raster, b: Raster, place: Place): number {
  const [one, two] = [glow(a, place), glow(b, place)];
  const jump = Math.hypot(one.x - two.x, one.y - two.y);
  return Number.isNaN(jump) ? Number.POSITIVE_INFINITY : jump;
}
