/** Compares the outlines of bright things on a dark ground. Pure functions: no browser. */
import type { Raster } from './contrast/wcag.ts';

interface Place {
  x: number;
  y: number;
  radius: number;
}

/**
 * A pixel that is brighter than the ground by this much, of 255, belongs to the picture. Dust and
 * haze are darker.
 */
const lit = 36;
/**
 * The core's light spreads into its surroundings. Pixels above this share of the greatest
 * brightness belong only to the ball and the air at its rim.
 */
const glowing = 0.5;
const directions = 72;
/** How far from the centre an outline is searched, in radii. */
const reach = 1.3;

function brightest({ data, width, height, channels }: Raster, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= width || y >= height) return 0;
  const at = (y * width + x) * channels;
  return Math.max(data[at]!, data[at + 1]!, data[at + 2]!);
}

/** With fewer directions than this, an outline can't be compared. */
const fewest = 18;

/** The part of the images that is compared. */
interface Within {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Distance from a place to the edge of the compared part, in one direction. */
function room({ x, y }: Place, angle: number, within?: Within): number {
  if (!within) return Number.POSITIVE_INFINITY;
  const { left, top, width, height } = within;
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const toSide = ((across > 0 ? left + width : left) - x) / across;
  const toEnd = ((down > 0 ? top + height : top) - y) / down;
  return Math.max(0, Math.min(toSide, toEnd));
}

/**
 * Distance of the outermost bright pixel from a centre, in each direction; 0 where no pixel is
 * bright. A direction is not clear if the search ends on a bright pixel: there is light behind the
 * body, or the edge cuts it.
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
 * Median distance between the outlines of one body in two images, over all directions. Some
 * directions never match, because the flow passes through a body and leaves it somewhere. Infinite
 * if one of the images shows nothing.
 *
 * @param within the part to compare, if the images do not end at the same edges
 */
export function outlineJump(a: Raster, b: Raster, place: Place, within?: Within): number {
  const other = outline(b, place, within);
  const all = outline(a, place, within).map(({ far, isClear }, index) => {
    const there = other[index]!;
    const jump = far > 0 && there.far > 0 ? Math.abs(far - there.far) : Number.POSITIVE_INFINITY;
    // The core's light or another body is behind this body, so the found pixel does not belong to
    // its outline.
    return { jump, isClear: isClear && there.isClear };
  });
  const clear = all.filter(({ isClear }) => isClear);
  const jumps = (clear.length < fewest ? all : clear).map(({ jump }) => jump);
  return jumps.sort((one, two) => one - two)[jumps.length >> 1] ?? Number.POSITIVE_INFINITY;
}

/** The centre of the glow around a place. */
function glow(raster: Raster, { x, y, radius }: Place) {
  let [count, sumX, sumY] = [0, 0, 0];
  const far = Math.ceil(radius * reach);
  const lights: { dx: number; dy: number; light: number }[] = [];
  for (let dy = -far; dy <= far; dy += 1) {
    for (let dx = -far; dx <= far; dx += 1) {
      // A circle like the ball: the lit faces of a neighbouring body reach into the corners of the
      // square.
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

/**
 * Distance between the centres of the glow in two images; infinite if one of them shows nothing.
 */
export function glowJump(a: Raster, b: Raster, place: Place): number {
  const [one, two] = [glow(a, place), glow(b, place)];
  const jump = Math.hypot(one.x - two.x, one.y - two.y);
  return Number.isNaN(jump) ? Number.POSITIVE_INFINITY : jump;
}
