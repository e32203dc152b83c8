import { type BodyId, coreRadius, type Layout, radiusOf } from './diagram.ts';
import { cameraSpace, type Frame, frames, type Pose } from './projection.ts';
import { framingOf } from './shot.ts';
import { type ShotName, shots } from './shots.ts';
import type { Vec3 } from './vector.ts';

/**
 * What must be visible of a shot (a named camera framing of the scene): for each body the radius of
 * a sphere around it, relative to the body's own. The bounds of the projected spheres are fitted
 * into the box in which the page shows the shot.
 */
interface Subject extends Partial<Record<BodyId, number>> {
  /** How far the frame is moved right and up from those bounds, as shares of their size. */
  shift?: readonly [right: number, up: number];
}

const everything: Subject = { edge: 1.06, shield: 1.06, learning: 1.06, agents: 1.06, core: 1.4 };
/** Radius of a body together with the hoop (its gate) that stands around it in the stream. */
const withHoop = 1.42;
/** Radius where the body alone fills the picture, whose edges cut off the hoop. */
const closeUp = 1.08;

const subjectsByShot: Partial<Record<ShotName, Subject>> = {
  // Larger than the bodies at rest, because their parts drift apart.
  field: { edge: 1.3, shield: 1.2, learning: 1.1, agents: 1.1, shift: [-0.03, 0] },
  stream: { edge: withHoop, shield: withHoop, learning: withHoop, agents: withHoop, core: 1.8 },
  'gate-edge': { edge: closeUp },
  'gate-shield': { shield: closeUp },
  'gate-learning': { learning: closeUp },
  'gate-agents': { agents: closeUp },
  human: { core: 1.9 },
  'core-alone': { core: 1.6 },
  'core-asks': { core: 1.9 },
  'core-hears': { core: 1.9 },
  'stream-home': { edge: 1, shield: withHoop, learning: withHoop, agents: withHoop, core: 1.05 },
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
const constellationMiddles = { wide: { x: -0.06, y: 0.05 }, tall: { x: 0, y: 0 } };

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
 * @param placeOf   position of a body in this shot
 * @param coreScale size of the core relative to its own
 * @returns null for a shot that is shown only on the whole screen
 */
export function frameOf(
  shot: ShotName,
  layout: Layout,
  camera: Pose,
  placeOf: (id: BodyId) => Vec3,
  coreScale: number,
): Frame | null {
  if (shot === 'constellation') return constellationFrame(layout);
  const subject = subjectsByShot[shot];
  if (!subject) return null;
  const [xs, ys]: [number[], number[]] = [[], []];
  const { shift = [0, 0], ...spheres } = subject;
  const toCameraSpace = cameraSpace(camera);
  for (const [id, factor] of Object.entries(spheres) as [BodyId, number][]) {
    const radius = (id === 'core' ? coreRadius * coreScale : radiusOf(id)) * factor;
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
