import { type ContourMultiPolygon, contours } from 'd3-contour';
import { coreRadius, type Layout, placeOf } from '../shared/diagram.ts';
import type { Pose } from '../shared/framing-bounds.ts';
import { viewOf } from '../shared/resolve-shot.ts';
import {
  fingertip,
  firstPrint,
  gaze,
  printOf,
  ragged,
  ridgeAt,
  rootLight,
  unitAt,
  widest,
  widthAt,
} from '../shared/ridges.ts';
import { type ShotName, shots } from '../shared/shots.ts';
import { add, cross, dot, size, sub, times, unit, type Vec3 } from '../shared/vector.ts';
import { sheetOf, soloCamera, soloHalf } from './body-view.ts';
import { grid, Pen, type Point } from './pen.ts';

/**
 * The core as a fingertip in ink: what the canvas computes for each pixel (`shared/ridges.ts`), as
 * contours. A line stands in each valley, where light comes through the skin, and swells with it.
 */

/** The skin is sampled at `cells` by `cells` points of the fingertip's plane, from -`half` to `half`. */
const half = 1.4;
const cells = 280;
const step = (2 * half) / (cells - 1);

/** Where the light inside the fingertip stands, on its plane. */
const nucleus = [-0.02, -0.07] as const;
/** Narrower than this share, a line would be dust. */
const narrowest = 0.08;

/** A place on the skin in the fingertip's own space: x to the right, y to the tip, z to the eye. */
interface Skin {
  at: Vec3;
  normal: Vec3;
}

function skinAt(px: number, py: number): Skin {
  const { across, along, deep } = fingertip;
  const [x, y, z] = unitAt(px, py);
  const { width, change } = widthAt(y);
  const rise = Math.max(y, 0) - (change * x * x) / width;
  return {
    at: [x * across * width, y * along, z * deep],
    normal: unit([x / (across * width), rise / along, z / deep]),
  };
}

/** What the skin is at one point of the plane, whatever the picture. */
interface Sample extends Skin {
  /** The point. */
  px: number;
  py: number;
  /** Light from inside, 0 to 1. */
  light: number;
  /** Share of it that is left towards the root. */
  left: number;
  /** How far facing is changed, so that lines end unevenly near the rim. */
  rough: number;
}

function sampleAt(px: number, py: number): Sample {
  const light = Math.exp(-1.1 * ((px - nucleus[0]) ** 2 + (py - nucleus[1]) ** 2));
  const [x, y] = unitAt(px, py);
  return { ...skinAt(px, py), px, py, light, left: rootLight(x, y), rough: ragged(px, py) };
}

/** The skin at all points, row by row: sampled once, since every picture shows the same skin. */
const samples = Array.from({ length: cells * cells }, (_, index) =>
  sampleAt((index % cells) * step - half, Math.floor(index / cells) * step - half),
);
const print = printOf(firstPrint);

/** Cosine between the skin and the line of sight of an eye that is so far in front of it. */
function facing({ at: [x, y, z], normal: [nx, ny, nz] }: Skin, eye: number): number {
  const far = eye - z;
  return (nz * far - nx * x - ny * y) / Math.sqrt(x * x + y * y + far * far);
}

/**
 * How far a line covers a place: below 0 there is none. It thins out towards the rim.
 *
 * @param moved how far the whorl has moved on the plane
 */
function ink(sample: Sample, eye: number, moved: Point): number {
  const turned = Math.min(1, Math.max(0, (facing(sample, eye) + sample.rough - 0.16) / 0.34));
  const share =
    widest * (0.45 + 0.55 * sample.light) * sample.left * turned * turned * (3 - 2 * turned);
  if (share < narrowest) return -1;
  const height = ridgeAt(print, sample.px, sample.py, [moved[0], moved[1]]);
  return 0.5 - 0.5 * Math.cos(Math.PI * share) - height;
}

/** Outlines of the parts of the plane in which a function of the samples is above 0. */
function outlines(of: (sample: Sample) => number): Skin[][] {
  const [shape] = contours().size([cells, cells]).thresholds([0])(samples.map(of));
  const { coordinates } = shape as ContourMultiPolygon;
  // The first sample stands in the middle of the first cell.
  const at = (cell: number) => (cell - 0.5) * step - half;
  return coordinates.flat().map((ring) => ring.map(([x, y]) => skinAt(at(x!), at(y!))));
}

/** Where the fingertip stands and how it is seen. */
interface Sight {
  place: Vec3;
  /** Where Edge stands. */
  edge: Vec3;
  /** World units of the fingertip's own unit. */
  scale: number;
  camera: Pose;
  /** Tangents to units of the drawing. */
  toUnits(x: number, y: number): Point;
  /** Units by which a written line may differ from its contour. */
  tolerance: number;
}

/** The fingertip stands upright before the eye, and leans a little to the side. */
function projection(sight: Sight) {
  const { place, scale, camera, toUnits } = sight;
  const forward = unit(sub(camera.target, camera.position));
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const arm = sub(camera.position, place);
  const front = unit(arm);
  const side = unit(cross(up, front));
  const top = cross(front, side);
  const [cos, sin] = [Math.cos(fingertip.lean), Math.sin(fingertip.lean)];
  const see = ([x, y, z]: Vec3): Point => {
    const [leantX, leantY] = [x * cos - y * sin, x * sin + y * cos];
    const out = add(times(side, leantX), add(times(top, leantY), times(front, z)));
    const seen = sub(times(out, scale), arm);
    const depth = dot(seen, forward);
    return toUnits(dot(seen, right) / depth, dot(seen, up) / depth);
  };
  // At first the light is in Edge.
  const look = times(unit(sub(sight.edge, place)), gaze.towards * gaze.drift);
  const [lookX, lookY] = [dot(look, side), dot(look, top)];
  const moved: Point = [lookX * cos + lookY * sin, lookY * cos - lookX * sin];
  return { see, eye: size(arm) / scale, moved };
}

/**
 * @param id names its gradients and must be unique on the page
 * @param steps path units in a unit of the drawing
 */
function draw(id: string, sight: Sight, steps: number): string {
  const { see, eye, moved } = projection(sight);
  const write = (rings: readonly Skin[][]) => {
    const pen = new Pen(steps);
    for (const ring of rings)
      pen.curve(
        ring.map(({ at }) => see(at)),
        sight.tolerance,
      );
    return String(pen);
  };
  const rim = outlines((sample) => Math.min(facing(sample, eye), sample.at[1] - fingertip.root));
  // Shorter ones are what is left of a line that runs along the rim.
  const lines = outlines((sample) => ink(sample, eye, moved)).filter(({ length }) => length > 28);
  const middle = see(skinAt(...nucleus).at);
  const radius = middle[1] - see([0, fingertip.along, 0])[1];
  const written = (length: number) => Math.round(length * steps);
  const place = `cx="${written(middle[0])}" cy="${written(middle[1])}" r="`;
  const gradient = (name: string, reach: number, ...stops: readonly string[]) =>
    `<radialGradient id="${id}-${name}" gradientUnits="userSpaceOnUse" ${place}${written(radius * reach)}">${stops.join('')}</radialGradient>`;
  const stop = (offset: number, paint: string, rest = '') =>
    `<stop offset="${offset}" stop-color="var(--${paint})"${rest}/>`;
  const glow = 1.9;
  // As far as the root, where the skin is gone.
  const skin = 1.66;
  return [
    `<g data-body="core" transform="scale(${grid / steps})">`,
    gradient(
      'glow',
      glow,
      stop(0.45, 'glow'),
      stop(0.7, 'glow', ' stop-opacity=".4"'),
      stop(1, 'glow', ' stop-opacity="0"'),
    ),
    gradient(
      'skin',
      skin,
      stop(0, 'skin'),
      stop(0.62, 'g'),
      stop(0.66, 'g'),
      stop(1, 'g', ' stop-opacity="0"'),
    ),
    gradient('line', 1, stop(0.1, 'core'), stop(1, 'ember')),
    `<circle ${place}${written(radius * glow)}" fill="url(#${id}-glow)"/>`,
    `<path d="${write(rim)}" fill="url(#${id}-skin)"/>`,
    `<path d="${write(lines)}" fill="url(#${id}-line)"/></g>`,
  ].join('');
}

/** The core where a shot has it. */
export function drawCore(shot: ShotName, layout: Layout): string {
  const { values, camera, placeOf } = viewOf(shot, layout);
  const { toUnits } = sheetOf(shot, layout);
  const scale = coreRadius * values.coreScale;
  // Where several bodies stand, a unit is smaller.
  const tolerance = shots[shot].focus ? 0.5 : 0.75;
  const [place, edge] = [placeOf('core'), placeOf('edge')];
  const sight = { place, edge, scale, camera, toUnits, tolerance };
  return draw(`core-${shot}-${layout}`, sight, 1);
}

/** The core alone, filling a square. */
export function drawCoreAlone(): string {
  const { fov, ...camera } = soloCamera;
  const unit = soloHalf / Math.tan((fov * Math.PI) / 360);
  const toUnits = (x: number, y: number) => [x * unit, -y * unit] as const;
  const at = { place: [0, 0, 0], edge: placeOf('edge') } as const;
  return draw('core-alone', { ...at, scale: 0.9, camera, toUnits, tolerance: 0.5 }, 2);
}
