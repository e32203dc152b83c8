import { type ContourMultiPolygon, contours } from 'd3-contour';
import { coreRadius, type Layout, placeOf } from '../shared/diagram.ts';
import { axesOf } from '../shared/projection.ts';
import { viewOf } from '../shared/resolve-shot.ts';
import {
  fingertip,
  firstPrint,
  gaze,
  printOf,
  ragged,
  ridgeAt,
  rootLight,
  smoothstep,
  turnAt,
  unitAt,
  widest,
  widthAt,
} from '../shared/ridges.ts';
import { type ShotName, shots } from '../shared/shots.ts';
import { add, cross, dot, size, sub, times, unit, type Vec3 } from '../shared/vector.ts';
import { aloneViewBox, type ViewBox, viewBoxFor } from './body-view.ts';
import { PathData, type Point, pathScale } from './path-data.ts';
import { viewBoxAttribute } from './shot.ts';

/**
 * Line art of the scene's core, a fingertip: contours of the function that the canvas computes for
 * each pixel (`shared/ridges.ts`). Each valley between two ridges is a line, which is wider where
 * more light comes through the skin.
 */

/**
 * The skin is sampled at `cells` by `cells` points of the fingertip's plane, from -half to half.
 */
const half = 1.4;
const cells = 280;
const step = (2 * half) / (cells - 1);

/** Position of the light inside the fingertip, on its plane. */
const nucleus = [-0.02, -0.07] as const;
/** Lines narrower than this share of the distance between two ridges are not drawn. */
const narrowest = 0.08;

/**
 * Position and normal of a point of the skin in the fingertip's own space: x to the right, y to the
 * tip, z to the camera.
 */
function skinAt(px: number, py: number): { position: Vec3; normal: Vec3 } {
  const { across, along, deep } = fingertip;
  const [x, y, z] = unitAt(px, py);
  const { width, change } = widthAt(y);
  const rise = Math.max(y, 0) - (change * x * x) / width;
  return {
    position: [x * across * width, y * along, z * deep],
    normal: unit([x / (across * width), rise / along, z / deep]),
  };
}

type Skin = ReturnType<typeof skinAt>;

/** The skin at one point of the plane; the same for every camera. */
function sampleAt(px: number, py: number) {
  const [x, y] = unitAt(px, py);
  return {
    ...skinAt(px, py),
    px,
    py,
    /** Light from inside, 0 to 1. */
    light: Math.exp(-1.1 * ((px - nucleus[0]) ** 2 + (py - nucleus[1]) ** 2)),
    /** Share of the light that is left near the root. */
    rootShare: rootLight(x, y),
    /** Added to `facing`, so that lines end unevenly near the rim. */
    raggedness: ragged(px, py),
  };
}

type Sample = ReturnType<typeof sampleAt>;

/** The skin at all points, row by row. Sampled once, because all pictures show the same skin. */
const samples = Array.from({ length: cells * cells }, (_, index) =>
  sampleAt((index % cells) * step - half, Math.floor(index / cells) * step - half),
);
const commonPrint = printOf(firstPrint);

/**
 * Cosine between the skin's normal and the direction to the camera.
 *
 * @param distance of the camera in front of the fingertip, in radii of the core
 */
function facing({ position: [x, y, z], normal: [nx, ny, nz] }: Skin, distance: number): number {
  const depth = distance - z;
  return (nz * depth - nx * x - ny * y) / Math.sqrt(x * x + y * y + depth * depth);
}

/**
 * Whether a line covers a point: above 0 it does, and 0 is the line's contour. Lines are narrower
 * towards the rim.
 *
 * @param moved how far the whorl has moved on the plane
 */
function lineField(sample: Sample, distance: number, moved: Point, print = commonPrint): number {
  const rimFade = smoothstep(0.16, 0.5, facing(sample, distance) + sample.raggedness);
  const share = widest * (0.45 + 0.55 * sample.light) * sample.rootShare * rimFade;
  if (share < narrowest) return -1;
  const height = ridgeAt(print, sample.px, sample.py, [moved[0], moved[1]]);
  return 0.5 - 0.5 * Math.cos(Math.PI * share) - height;
}

/** Contours around the parts of the plane in which a function of the samples is above 0. */
function outlines(field: (sample: Sample) => number): Skin[][] {
  const [shape] = contours().size([cells, cells]).thresholds([0])(samples.map(field));
  const { coordinates } = shape as ContourMultiPolygon;
  // In d3-contour the first sample is at 0.5.
  const toPlane = (cell: number) => (cell - 0.5) * step - half;
  return coordinates.flat().map((ring) => ring.map(([x, y]) => skinAt(toPlane(x!), toPlane(y!))));
}

/** Lines of fewer points are fragments along the rim, and not drawn. */
const minLinePoints = 28;
const lineOutlines: typeof outlines = (field) =>
  outlines(field).filter(({ length }) => length > minLinePoints);

/** A fingertip in its picture. */
interface Placement {
  viewBox: ViewBox;
  place: Vec3;
  /** Position of Edge, the first body in the order of the flow. */
  edge: Vec3;
  /** World units per unit of the fingertip. */
  scale: number;
  /** How far a drawn curve may be from its contour, viewBox units. */
  tolerance: number;
}

/** Prepares the projection of a fingertip that faces the camera and leans a little to the side. */
function createProjection({ viewBox, place, edge, scale }: Placement) {
  const toCamera = sub(viewBox.camera.position, place);
  const front = unit(toCamera);
  const side = unit(cross(axesOf(viewBox.camera).up, front));
  const top = cross(front, side);
  const [cos, sin] = [Math.cos(fingertip.lean), Math.sin(fingertip.lean)];
  const project = ([x, y, z]: Vec3): Point => {
    const [leantX, leantY] = [x * cos - y * sin, x * sin + y * cos];
    const offset = add(times(side, leantX), add(times(top, leantY), times(front, z)));
    return viewBox.project(add(place, times(offset, scale)));
  };
  // The whorl is moved towards Edge, where the light of the flow starts.
  const look = times(unit(sub(edge, place)), gaze.towards * gaze.drift);
  const [lookX, lookY] = [dot(look, side), dot(look, top)];
  const moved: Point = [lookX * cos + lookY * sin, lookY * cos - lookX * sin];
  return { project, distance: size(toCamera) / scale, moved };
}

/** Path data of outlines on the skin. @param steps path units per viewBox unit */
function pathOf(
  rings: readonly Skin[][],
  { project }: ReturnType<typeof createProjection>,
  { tolerance }: Placement,
  steps: number,
): string {
  const path = new PathData(steps);
  for (const ring of rings)
    path.curve(
      ring.map(({ position }) => project(position)),
      tolerance,
    );
  return String(path);
}

/** Path data of the lines between the ridges of a print. */
function drawLines(placement: Placement, steps: number, print = commonPrint): string {
  const projection = createProjection(placement);
  const { distance, moved } = projection;
  const lines = lineOutlines((sample) => lineField(sample, distance, moved, print));
  return pathOf(lines, projection, placement, steps);
}

/**
 * Draws the fingertip as SVG.
 *
 * @param id    prefix of the gradients' ids, unique on the page
 * @param steps path units per viewBox unit
 */
function drawFingertip(id: string, placement: Placement, steps: number): string {
  const projection = createProjection(placement);
  const { project, distance } = projection;
  const rim = outlines((sample) =>
    Math.min(facing(sample, distance), sample.position[1] - fingertip.root),
  );
  const middle = project(skinAt(...nucleus).position);
  const radius = middle[1] - project([0, fingertip.along, 0])[1];
  const toSteps = (length: number) => Math.round(length * steps);
  const circle = `cx="${toSteps(middle[0])}" cy="${toSteps(middle[1])}" r="`;
  const gradient = (name: string, scale: number, ...stops: readonly string[]) =>
    `<radialGradient id="${id}-${name}" gradientUnits="userSpaceOnUse" ${circle}${toSteps(radius * scale)}">${stops.join('')}</radialGradient>`;
  const stop = (offset: number, paint: string, attributes = '') =>
    `<stop offset="${offset}" stop-color="var(--${paint})"${attributes}/>`;
  // Radii of the gradients, in half the fingertip's length. The skin's ends where the skin does.
  const glow = 1.9;
  const skin = 1.66;
  return [
    `<g data-body="core" transform="scale(${pathScale / steps})">`,
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
    `<circle ${circle}${toSteps(radius * glow)}" fill="url(#${id}-glow)"/>`,
    `<path d="${pathOf(rim, projection, placement, steps)}" fill="url(#${id}-skin)"/>`,
    `<path d="${drawLines(placement, steps)}" fill="url(#${id}-line)"/></g>`,
  ].join('');
}

/** The core as it is in a shot. */
function placementIn(shot: ShotName, layout: Layout): Placement {
  const { values, placeOf } = viewOf(shot, layout);
  return {
    viewBox: viewBoxFor(shot, layout),
    place: placeOf('core'),
    edge: placeOf('edge'),
    scale: coreRadius * values.coreScale,
    // Beside other bodies the core is drawn in fewer units.
    tolerance: shots[shot].focus ? 0.5 : 0.75,
  };
}

/** Draws the core in a shot. */
export const drawCore = (shot: ShotName, layout: Layout): string =>
  drawFingertip(`core-${shot}-${layout}`, placementIn(shot, layout), 1);

const alone: Placement = {
  viewBox: aloneViewBox,
  place: placeOf('core'),
  edge: placeOf('edge'),
  scale: 0.9,
  tolerance: 0.5,
};
/** Path units per viewBox unit of the core alone. */
const stepsAlone = 2;

/** Draws the core alone, filling a square. */
export const drawCoreAlone = (): string => drawFingertip('core-alone', alone, stepsAlone);

/**
 * Path data of the core's lines with another print, in the units of the line art of that name.
 *
 * @param name `core`, or a shot and its layout, as in {@link LineArt}
 * @param seed of the print, 64 bits
 */
export function printPath(name: string, seed: bigint): string {
  const [shot, layout] = name.split(/-(?=(?:wide|tall)$)/) as [ShotName, Layout?];
  return layout
    ? drawLines(placementIn(shot, layout), 1, printOf(seed))
    : drawLines(alone, stepsAlone, printOf(seed));
}

/** View box of the path data of the core alone. */
export const printViewBox = viewBoxAttribute(aloneViewBox, stepsAlone);

/** Turns of the print around its middle, the nucleus, that are drawn as lines of their own. */
const turns = { first: 2, count: 6 };

/**
 * Draws the lines of the core alone turn by turn, from the middle outward: each is a path whose
 * custom property `--turn` is its number.
 */
export function drawRidges(): string {
  const projection = createProjection(alone);
  const { distance, moved } = projection;
  const paths = Array.from({ length: turns.count }, (_, index) => {
    // Wider than a turn, so that a line is whole in one that is near minutiae, which move it aside.
    const inTurn = ({ px, py }: Sample) =>
      0.75 -
      Math.abs(turnAt(commonPrint, px, py, [moved[0], moved[1]]) - turns.first - index - 0.5);
    const lines = lineOutlines((sample) =>
      Math.min(lineField(sample, distance, moved), inTurn(sample)),
    );
    return `<path style="--turn:${index}" d="${pathOf(lines, projection, alone, pathScale)}"/>`;
  });
  return `<g data-body="core" fill="var(--core)">${paths.join('')}</g>`;
}
