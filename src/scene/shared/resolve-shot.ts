import { type BodyId, type Layout, placeOf, radiusOf } from './diagram.ts';
import { curvePoints, stations, writeCurve } from './geometry/flow.ts';
import {
  type Box,
  boxLens,
  cameraSpace,
  type Frame,
  frames,
  type Lens,
  type Pose,
  type Size,
  screenLens,
} from './projection.ts';
import { type Framing, framingOf, noMorph, type Shot } from './shot.ts';
import { type ShotName, shots } from './shots.ts';
import { streamPlace } from './transforms.ts';
import { add, type Vec3 } from './vector.ts';

/** CSS pixels of width from which a landscape screen gets the wide ring. */
const minWideWidth = 1024;

/** Chooses the ring's proportions for a shot on the whole screen. */
const layoutFor = ({ width, height }: Size): Layout =>
  width >= minWideWidth && width > height ? 'wide' : 'tall';

const visibilityOf = (shot: Shot, id: BodyId) =>
  shot.focus === id || shot.alsoFocused?.includes(id) ? 1 : shot.backgroundIntensity;

/**
 * Flattens a shot into numbers, so that all of it can be interpolated and damped in the same way.
 */
function flattenShot(shot: Shot, framing: Framing, layout: Layout) {
  const place = shot.pipelineBlend > 0.5 ? streamPlace : placeOf;
  const origin: Vec3 = shot.relativeTo ? place(shot.relativeTo, layout) : [0, 0, 0];
  const [x, y, z] = add(framing.camera, origin);
  const [targetX, targetY, targetZ] = add(framing.target, origin);
  const { explode, pipelineBlend, orbitSpeed, coreScale, sizes, coreIntensity } = shot;
  return {
    // Camera: position and target.
    x,
    y,
    z,
    targetX,
    targetY,
    targetZ,
    /** 0 the wide ring, 1 the tall one. */
    tall: layout === 'tall' ? 1 : 0,
    // Activity of each body, 0 to 1.
    ...shot.activity,
    // Visibility of each body, 0 to 1.
    edgeVisibility: visibilityOf(shot, 'edge'),
    shieldVisibility: visibilityOf(shot, 'shield'),
    learningVisibility: visibilityOf(shot, 'learning'),
    agentsVisibility: visibilityOf(shot, 'agents'),
    coreVisibility: visibilityOf(shot, 'core'),
    // Density and speed of the flow.
    ...shot.flow,
    explode,
    pipelineBlend,
    orbitSpeed,
    /** Radians. */
    ringRotation: (shot.ringRotation * Math.PI) / 180,
    // Size of each body relative to its own.
    edgeScale: sizes.edge ?? 1,
    shieldScale: sizes.shield ?? 1,
    learningScale: sizes.learning ?? 1,
    agentsScale: sizes.agents ?? 1,
    coreScale,
    coreIntensity,
    ...noMorph,
    ...shot.morph,
  };
}

export type ShotValues = Record<keyof ReturnType<typeof flattenShot>, number>;

export const shotKeys = Object.keys(
  flattenShot(shots.none, shots.none, 'wide'),
) as (keyof ShotValues)[];

export const emptyValues = (): ShotValues =>
  Object.fromEntries(shotKeys.map((key) => [key, 0])) as unknown as ShotValues;

/** Radius of a body's bounding sphere in a shot, world units. */
export const radiusIn = (values: ShotValues, id: BodyId) => radiusOf(id) * values[`${id}Scale`];

/** Interpolates between two shots and writes into `into`, so that a frame allocates nothing. */
export function mix(
  from: ShotValues,
  to: ShotValues,
  progress: number,
  into: ShotValues,
): ShotValues {
  for (const key of shotKeys) into[key] = from[key] + (to[key] - from[key]) * progress;
  return into;
}

/**
 * Bounds of a projected sphere along one axis, in tangents (distance from the camera's axis over
 * depth). Exact, also far from the axis.
 */
function sphereExtent(across: number, depth: number, radius: number): readonly [number, number] {
  const middle = Math.atan2(across, depth);
  const half = Math.asin(Math.min(0.99, radius / Math.hypot(across, depth)));
  return [Math.tan(middle - half), Math.tan(middle + half)];
}

/**
 * Bounds of a projected sphere, in tangents. Away from the camera's axis a sphere is projected as
 * an ellipse, whose middle is not the sphere's.
 *
 * @param place of the sphere in the camera's space
 */
function projectSphere([right, up, depth]: Vec3, radius: number): Frame {
  const [minX, maxX] = sphereExtent(right, depth, radius);
  const [minY, maxY] = sphereExtent(up, depth, radius);
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2, width: maxX - minX, height: maxY - minY };
}

/** Middle of the hero's frame, in tangents. */
const constellationMiddles = { wide: { x: -0.04, y: 0.05 }, tall: { x: 0, y: 0 } };

/** The hero's frame is its camera's whole field of view, with room for labels around the bodies. */
function constellationFrame(layout: Layout): Frame {
  const { fov } = framingOf(shots.constellation, layout);
  const height = 2 * Math.tan((fov * Math.PI) / 360);
  const width = (height * frames[layout].width) / frames[layout].height;
  return { ...constellationMiddles[layout], width, height };
}

/**
 * Computes the part of a shot's picture that must be visible, as its camera sees it.
 *
 * @param placeOf position of a body in this shot
 * @returns null for a shot that is shown only on the whole screen
 */
function frameOf(
  shot: ShotName,
  layout: Layout,
  camera: Pose,
  placeOf: (id: BodyId) => Vec3,
  values: ShotValues,
): Frame | null {
  if (shot === 'constellation') return constellationFrame(layout);
  const { bounds } = shots[shot];
  if (!bounds) return null;
  const [xs, ys]: [number[], number[]] = [[], []];
  const { shift = [0, 0], ...spheres } = bounds;
  const toCameraSpace = cameraSpace(camera);
  for (const [id, factor] of Object.entries(spheres) as [BodyId, number][]) {
    const radius = radiusIn(values, id) * factor;
    const { x, y, width, height } = projectSphere(toCameraSpace(placeOf(id)), radius);
    xs.push(x - width / 2, x + width / 2);
    ys.push(y - height / 2, y + height / 2);
  }
  const [left, width] = [Math.min(...xs), Math.max(...xs) - Math.min(...xs)];
  const [bottom, height] = [Math.min(...ys), Math.max(...ys) - Math.min(...ys)];
  return {
    x: left + width * (0.5 + shift[0]),
    y: bottom + height * (0.5 + shift[1]),
    width,
    height,
  };
}

/** A shot at rest in a box of the page. The line art and the canvas both show it. */
export interface ShotView {
  values: ShotValues;
  camera: Pose;
  /** Control points of the flow. */
  flow: readonly Vec3[];
  /** Position of a body in this shot. */
  placeOf(id: BodyId): Vec3;
  /** What must be visible; null for a shot that is shown only on the whole screen. */
  frame: Frame | null;
}

const viewCache = new Map<string, ShotView>();

/** Computes the view of a shot once for each layout. */
export function viewOf(name: ShotName, layout: Layout = 'wide'): ShotView {
  const key = `${name} ${layout}`;
  const cached = viewCache.get(key);
  if (cached) return cached;
  const shot = shots[name];
  const values = flattenShot(shot, framingOf(shot, layout), layout);
  const curve = new Float32Array(curvePoints * 3);
  writeCurve(values, 0, curve);
  const flow = Array.from({ length: curvePoints }, (_, index): Vec3 => {
    return [curve[index * 3]!, curve[index * 3 + 1]!, curve[index * 3 + 2]!];
  });
  const place = (id: BodyId) => flow[stations[id]]!;
  const camera: Pose = {
    position: [values.x, values.y, values.z],
    target: [values.targetX, values.targetY, values.targetZ],
  };
  const frame = frameOf(name, layout, camera, place, values);
  const view = { values, camera, flow, placeOf: place, frame };
  viewCache.set(key, view);
  return view;
}

/** Aspect ratio above which a screen gets the shot's `panorama`. */
const minPanoramaAspect = 2.4;

/** A shot for one screen: its numbers and its lens. */
export interface Resolved {
  values: ShotValues;
  lens: Lens;
}

/**
 * Fits a shot into its box, or into the whole screen if it has none.
 *
 * @param layout proportions of the ring; without a box the screen's shape decides
 */
export function resolve(
  name: ShotName,
  screen: Size,
  box: Box | null = null,
  layout: Layout = box ? 'wide' : layoutFor(screen),
): Resolved {
  if (box) {
    const { values, frame } = viewOf(name, layout);
    if (frame) return { values, lens: boxLens(frame, box) };
  }
  const shot = shots[name];
  // A shot of one body depends on the screen's shape, one of the ring on the ring's.
  const isPortrait = shot.relativeTo ? screen.width < screen.height : layout === 'tall';
  const aspect = screen.width / screen.height;
  const panorama = aspect > minPanoramaAspect && shot.panorama;
  const framing: Framing = { ...shot, ...(isPortrait ? shot.portrait : panorama) };
  const design = frames[isPortrait ? 'tall' : 'wide'];
  // A screen narrower than the shot's proportions shows more height, so that the sides are not cut
  // off.
  const scale = Math.max(1, design.width / design.height / aspect);
  const halfHeight = Math.tan((framing.fov * Math.PI) / 360) * scale;
  return {
    values: flattenShot(shot, framing, layout),
    lens: screenLens(halfHeight, framing.offset, screen),
  };
}
