import { curvePoints, writeCurve } from './curve.ts';
import type { BodyId, Layout } from './diagram.ts';
import { placeOf } from './diagram.ts';
import { frameOf, type Pose } from './framing-bounds.ts';
import { stations } from './geometry/flow.ts';
import { type Box, type Frame, type Lens, lensInto, lensOver, type Size } from './lens.ts';
import { frames } from './projection.ts';
import { type Framing, noMorph, type Shot } from './shot.ts';
import { type ShotValues, seenKey } from './shot-values.ts';
import { type ShotName, shots } from './shots.ts';
import { streamPlace } from './transforms.ts';
import type { Vec3 } from './vector.ts';

/** Screens with less width than this, or more height than width, get the tall ring where no box says otherwise. */
const wideFrom = 1024;

/** Which ring the bodies stand on where a shot has no box. */
const layoutFor = ({ width, height }: Size): Layout =>
  width >= wideFrom && width > height ? 'wide' : 'tall';

const intensityOf = (shot: Shot, id: BodyId) =>
  shot.focus === id || shot.alsoFocused?.includes(id) ? 1 : shot.backgroundIntensity;

/** A shot in numbers, seen as a framing says. */
function valuesOf(shot: Shot, framing: Framing, layout: Layout): ShotValues {
  const place = shot.pipelineBlend > 0.5 ? streamPlace : placeOf;
  const [ax, ay, az] = shot.relativeTo ? place(shot.relativeTo, layout) : [0, 0, 0];
  const [x, y, z] = framing.camera;
  const [tx, ty, tz] = framing.target;
  return {
    x: x + ax,
    y: y + ay,
    z: z + az,
    targetX: tx + ax,
    targetY: ty + ay,
    targetZ: tz + az,
    tall: layout === 'tall' ? 1 : 0,
    ...shot.activity,
    [seenKey.edge]: intensityOf(shot, 'edge'),
    [seenKey.shield]: intensityOf(shot, 'shield'),
    [seenKey.learning]: intensityOf(shot, 'learning'),
    [seenKey.agents]: intensityOf(shot, 'agents'),
    [seenKey.core]: intensityOf(shot, 'core'),
    density: shot.flow.density,
    speed: shot.flow.speed,
    explode: shot.explode,
    pipelineBlend: shot.pipelineBlend,
    orbitSpeed: shot.orbitSpeed,
    ringRotation: (shot.ringRotation * Math.PI) / 180,
    coreScale: shot.coreScale,
    coreIntensity: shot.coreIntensity,
    ...noMorph,
    ...shot.morph,
  };
}

/** A shot as it stands in a picture's box, at rest: what the drawing draws and the canvas shows. */
export interface ShotView {
  values: ShotValues;
  camera: Pose;
  placeOf(id: BodyId): Vec3;
  /** Null for a shot that never stands in a box. */
  frame: Frame | null;
}

const views = new Map<string, ShotView>();

/** One view a shot and layout, made when it is first asked for. */
export function viewOf(name: ShotName, layout: Layout = 'wide'): ShotView {
  const key = `${name} ${layout}`;
  const known = views.get(key);
  if (known) return known;
  const shot = shots[name];
  const framing = layout === 'tall' ? { ...shot, ...shot.portrait } : shot;
  const values = valuesOf(shot, framing, layout);
  const curve = new Float32Array(curvePoints * 3);
  writeCurve(values, 0, curve);
  const place = (id: BodyId): Vec3 => {
    const at = stations[id] * 3;
    return [curve[at]!, curve[at + 1]!, curve[at + 2]!];
  };
  const camera: Pose = {
    position: [values.x, values.y, values.z],
    target: [values.targetX, values.targetY, values.targetZ],
  };
  const frame = frameOf(name, layout, camera, place, values.coreScale);
  const view = { values, camera, placeOf: place, frame };
  views.set(key, view);
  return view;
}

const tangent = (degrees: number) => Math.tan((degrees * Math.PI) / 360);
const degrees = (tan: number) => (Math.atan(tan) * 360) / Math.PI;
const designAspect = (layout: Layout) => frames[layout].width / frames[layout].height;
/** A screen narrower than the framing was made for shows more height instead of cutting the sides. */
const heightScale = (layout: Layout, { width, height }: Size) =>
  Math.max(1, designAspect(layout) / (width / height));

/** A screen this many times as wide as tall is composed for its width. */
const panoramic = 2.4;
const panoramaOf = (shot: Shot, { width, height }: Size) =>
  width / height > panoramic ? shot.panorama : undefined;

/** A shot for one screen: its numbers and its lens. */
export interface Resolved {
  values: ShotValues;
  lens: Lens;
}

/**
 * The shot as it stands in its box, or over the whole screen where it has none.
 *
 * @param layout of the ring; without a box the screen's own shape decides
 */
export function resolve(
  name: ShotName,
  screen: Size,
  box: Box | null = null,
  layout: Layout = box ? 'wide' : layoutFor(screen),
): Resolved {
  if (box) {
    const { values, frame } = viewOf(name, layout);
    if (frame) return { values, lens: lensInto(frame, box) };
  }
  const shot = shots[name];
  // Around one body the screen's own shape decides, around the ring the ring's.
  const isPortrait = shot.relativeTo ? screen.width < screen.height : layout === 'tall';
  const framing: Framing = {
    ...shot,
    ...(isPortrait ? shot.portrait : panoramaOf(shot, screen)),
  };
  const fov = degrees(tangent(framing.fov) * heightScale(isPortrait ? 'tall' : 'wide', screen));
  return {
    values: valuesOf(shot, framing, layout),
    lens: lensOver(fov, framing.offset, screen),
  };
}
