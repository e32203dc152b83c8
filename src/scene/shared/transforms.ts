import { type BodyId, type Layout, placeOf } from './diagram.ts';
import type { Vec3 } from './vector.ts';

/**
 * Resting orientation of each body in the constellation, Euler XYZ in radians as
 * three.js reads it. Drawing and canvas share it, so the cross-fade has no jump.
 */
export const restRotation: Record<BodyId, Vec3> = {
  edge: [-0.88, -0.2, 0.03],
  shield: [0.12, -0.42, 0.1],
  learning: [0.06, 0.2, -0.04],
  agents: [0, 0, 0],
  core: [0, 0, 0],
};

/** Where bodies stand when the flow is a straight stream: a row of gates, so far apart, the core at its end. */
export const streamStep = 3.1;
const seat: Record<BodyId, number> = { edge: -2, shield: -1, learning: 0, agents: 1, core: 2.15 };

export function streamPlace(id: BodyId, layout: Layout): Vec3 {
  const along = seat[id] * streamStep;
  return layout === 'wide' ? [along, 0, 0] : [0, -along, 0];
}

/** Where bodies drift to when the diagram loosens into a field. */
const drift: Record<BodyId, Vec3> = {
  edge: [0.9, 0.7, 0.4],
  shield: [1.5, 0.5, -3.2],
  learning: [-0.9, 0.5, 0.2],
  agents: [-1.9, -0.3, -1.8],
  core: [0, 0, -1],
};

/** In a tall box they drift down it in the order of the light, left and right in turn. */
const descent: Record<BodyId, Vec3> = {
  edge: [1.15, 3.1, 0.6],
  shield: [-1.5, 1.25, -0.8],
  learning: [1.5, -1.0, 0.3],
  agents: [-1, -3, 1],
  core: [0, 0, -1],
};

export function fieldPlace(id: BodyId, layout: Layout): Vec3 {
  if (layout === 'tall') return descent[id];
  const [x, y, z] = placeOf(id, layout);
  const [dx, dy, dz] = drift[id];
  return [x + dx, y + dy, z + dz];
}

/** In the stream the bodies face the light that comes along it. */
export const streamRotation: Record<BodyId, Vec3> = {
  edge: [-0.1, -0.85, 0],
  shield: restRotation.shield,
  learning: restRotation.learning,
  agents: restRotation.agents,
  core: restRotation.core,
};

/** How far a body is turned around the vertical in the stream, radians: Edge may look the other way, down to the core. */
export const streamYaw = (id: BodyId, facesCore: number) =>
  streamRotation[id][1] * (id === 'edge' ? 1 - 2 * facesCore : 1);
