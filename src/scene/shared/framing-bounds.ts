import { type BodyId, coreRadius, type Layout, radiusOf } from './diagram.ts';
import type { Frame } from './lens.ts';
import { constellationCameras, constellationMiddles, frames } from './projection.ts';
import type { ShotName } from './shots.ts';
import { cross, dot, sub, unit, type Vec3 } from './vector.ts';

/**
 * What of a shot must be seen: spheres around bodies, whose projected bounds are fitted into the
 * picture's box. A radius of 1 is the body's own.
 */
interface Subject extends Partial<Record<BodyId, number>> {
  /** Shares of the bounds by which the frame stands right of and above them. */
  shift?: readonly [right: number, up: number];
}

const everything: Subject = { edge: 1.06, shield: 1.06, learning: 1.06, agents: 1.06, core: 1.4 };
/** A gate's hoop stands around its body. */
const gated = 1.42;
/** Close by, the body fills the picture, and the hoop runs out of it. */
const near = 1.08;

const subjects: Partial<Record<ShotName, Subject>> = {
  // Its plates and nodes drift apart.
  field: { edge: 1.3, shield: 1.2, learning: 1.1, agents: 1.1, shift: [-0.03, 0] },
  stream: { edge: gated, shield: gated, learning: gated, agents: gated, core: 1.8 },
  'gate-edge': { edge: near },
  'gate-shield': { shield: near },
  'gate-learning': { learning: near },
  'gate-agents': { agents: near },
  human: { core: 1.9 },
  'core-alone': { core: 1.6 },
  'core-asks': { core: 1.9 },
  'core-hears': { core: 1.9 },
  'stream-home': { edge: 1, shield: gated, learning: gated, agents: gated, core: 1.05 },
  pulse: { core: 1.9 },
  edge: { edge: 1.02 },
  shield: { shield: 1.1 },
  learning: { learning: 1 },
  agents: { agents: 1.08 },
  'detail-edge': { edge: 0.33 },
  'detail-shield': { shield: 0.84 },
  'detail-learning': { learning: 0.4 },
  'detail-agents': { agents: 0.44 },
  'learning-fraud': { learning: 1.06 },
  'learning-ledger': { learning: 1.14 },
  'learning-teams': { learning: 1.15 },
  'edge-repair': { edge: 1.02 },
  'edge-line': { edge: 1.34, shift: [0.01, -0.02] },
  'shield-audit': { shield: 1.46 },
  'shield-vault': { shield: 0.8, shift: [-0.06, 0.5] },
  'shield-duty': { shield: 0.9, shift: [-0.14, 0] },
  'agents-service': { agents: 0.66, shift: [0.15, -0.3] },
  'agents-thread': { agents: 1.15 },
  'suite-cases': { core: 2.4, shift: [-0.21, -0.27] },
  'suite-industries': { learning: 0.9, shift: [-0.24, -0.1] },
  'suite-roles': { agents: 1.15 },
  'suite-library': { shield: 0.6, learning: 1, agents: 1.1, shift: [0, 0.03] },
  'suite-letters': { learning: 1.1, core: 1.35, shift: [0.02, 0] },
  'suite-proof': { edge: 1.02, shield: 1.08, learning: 1.02 },
  'suite-table': { ...everything, core: 1 },
  suite: everything,
  quiet: everything,
  glow: everything,
};

export interface Pose {
  position: Vec3;
  target: Vec3;
}

/** Bounds of a sphere's picture along one axis, in tangents: exact, also far from the camera's axis. */
function reach(across: number, depth: number, radius: number): readonly [number, number] {
  const middle = Math.atan2(across, depth);
  const half = Math.asin(Math.min(0.99, radius / Math.hypot(across, depth)));
  return [Math.tan(middle - half), Math.tan(middle + half)];
}

/** Bounds of a sphere's picture, in tangents. Aside from the camera's axis it is longer than wide, and its middle is not the sphere's. */
function boundsOf(place: Vec3, radius: number, camera: Pose): Frame {
  const forward = unit(sub(camera.target, camera.position));
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const arm = sub(place, camera.position);
  const depth = dot(arm, forward);
  const [left, end] = reach(dot(arm, right), depth, radius);
  const [bottom, top] = reach(dot(arm, up), depth, radius);
  return { x: (left + end) / 2, y: (bottom + top) / 2, width: end - left, height: top - bottom };
}

/** The diagram's frame is the drawing's: its labels need the same room in both. */
function diagramFrame(layout: Layout): Frame {
  const { width, height } = frames[layout];
  const tall = 2 * Math.tan((constellationCameras[layout].fov * Math.PI) / 360);
  const [x, y] = constellationMiddles[layout];
  return { x, y, width: (tall * width) / height, height: tall };
}

/**
 * What must be seen of a shot, as its camera sees it.
 *
 * @param placeOf where a body stands in this shot
 * @param coreScale how much the core has grown
 * @returns null for a shot that never stands in a box
 */
export function frameOf(
  shot: ShotName,
  layout: Layout,
  camera: Pose,
  placeOf: (id: BodyId) => Vec3,
  coreScale: number,
): Frame | null {
  if (shot === 'constellation') return diagramFrame(layout);
  const subject = subjects[shot];
  if (!subject) return null;
  const [xs, ys]: [number[], number[]] = [[], []];
  const { shift = [0, 0], ...spheres } = subject;
  for (const [id, factor] of Object.entries(spheres) as [BodyId, number][]) {
    const radius = (id === 'core' ? coreRadius * coreScale : radiusOf(id)) * factor;
    const { x, y, width, height } = boundsOf(placeOf(id), radius, camera);
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
