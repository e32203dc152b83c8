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
/** An edge is a step of this much, of 255, within so many pixels; a glow has none. */
const step = { light: 16, pixels: 6 };
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
 * Distance of the outermost bright edge from a centre, in each direction; 0 where there is none. A direction is not clear if the search ends on a bright pixel: there is light behind the
 * body, or the edge cuts it.
 */
function outline(raster: Raster, place: Place, within?: Within) {
  const { x, y, radius } = place;
  return Array.from({ length: directions }, (_, index) => {
    const angle = (index / directions) * 2 * Math.PI;
    const most = Math.min(radius * reach, room(place, angle, within));
    const lightAt = (far: number) =>
      brightest(
        raster,
        Math.round(x + Math.cos(angle) * far),
        Math.round(y + Math.sin(angle) * far),
      );
    for (let far = most; far > 0; far -= 0.5) {
      const light = lightAt(far);
      const isEdge = Math.abs(light - lightAt(far + step.pixels)) > step.light;
      if (light > lit && isEdge) return { far, isClear: far < most };
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

/** Pixels by which an image is moved at most while it is laid over the other. */
const mostShift = 8;
/** Pictures that are less alike than this, of 1, do not show the same thing. */
const alike = 0.25;

/** How much brighter a pixel is than those around it: lines count, the light that they lie in does not. */
function detail(raster: Raster, x: number, y: number): number {
  const far = 3;
  const around = [
    [far, 0],
    [-far, 0],
    [0, far],
    [0, -far],
  ] as const;
  const sum = around.reduce((light, [dx, dy]) => light + brightest(raster, x + dx, y + dy), 0);
  return brightest(raster, x, y) - sum / around.length;
}

/** The pixels of a square around a place, row by row. */
function square({ x, y }: Place, reach: number, of: (x: number, y: number) => number) {
  const side = 2 * reach + 1;
  return Float32Array.from({ length: side * side }, (_, index) =>
    of(Math.round(x) + (index % side) - reach, Math.round(y) + Math.floor(index / side) - reach),
  );
}

/** How alike two images are if one is moved, from -1 to 1: the correlation of their details. */
function correlation(a: Raster, b: Raster, place: Place) {
  const reach = Math.ceil(place.radius);
  const one = square(place, reach, (x, y) => detail(a, x, y));
  const room = reach + mostShift;
  const other = square(place, room, (x, y) => detail(b, x, y));
  const [side, roomSide] = [2 * reach + 1, 2 * room + 1];
  // The body is a circle; each of its pixels in both squares.
  const pixels = Array.from(
    one.keys(),
    (index) => [index % side, Math.floor(index / side)] as const,
  )
    .filter(([column, row]) => Math.hypot(column - reach, row - reach) <= place.radius)
    .map(([column, row]) => [row * side + column, row * roomSide + column] as const);
  return (dx: number, dy: number) => {
    const shift = (dy + mostShift) * roomSide + dx + mostShift;
    let [product, first, second] = [0, 0, 0];
    for (const [here, across] of pixels) {
      const [light, there] = [one[here]!, other[across + shift]!];
      product += light * there;
      first += light * light;
      second += there * there;
    }
    return product / Math.sqrt(first * second || 1);
  };
}

/**
 * How far lines within a body have to be moved to lie on the same lines in another image, to a
 * fraction of a pixel. Infinite if nowhere near they are alike.
 */
export function linesJump(a: Raster, b: Raster, place: Place): number {
  const likeness = correlation(a, b, place);
  let best = { dx: 0, dy: 0, value: -1 };
  for (let dy = 1 - mostShift; dy < mostShift; dy += 1) {
    for (let dx = 1 - mostShift; dx < mostShift; dx += 1) {
      const value = likeness(dx, dy);
      if (value > best.value) best = { dx, dy, value };
    }
  }
  if (best.value < alike) return Number.POSITIVE_INFINITY;
  const { dx, dy, value } = best;
  // The top of a parabola through the best place and its two neighbours.
  const top = (before: number, after: number) =>
    (before - after) / (2 * (before - 2 * value + after) || 1);
  return Math.hypot(
    dx + top(likeness(dx - 1, dy), likeness(dx + 1, dy)),
    dy + top(likeness(dx, dy - 1), likeness(dx, dy + 1)),
  );
}
