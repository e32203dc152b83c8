import { type BodyId, type Layout, placeOf } from './diagram.ts';
import { add, mix, type Vec3 } from './vector.ts';

/**
 * Orientation of each body on the ring at rest, Euler XYZ in radians as in three.js. The line art
 * and the canvas share it, so that the cross-fade shows no jump.
 */
export const restRotation: Record<BodyId, Vec3> = {
  edge: [-0.88, -0.2, 0.03],
  shield: [0.12, -0.42, 0.1],
  learning: [0.06, 0.2, -0.04],
  agents: [0, 0, 0],
  core: [0, 0, 0],
};

/** In the stream all bodies stand in a straight line: distance between two of them, world units. */
const streamStep = 3.1;
/** A point of that line, in steps from the middle. */
export function alongStream(steps: number, layout: Layout): Vec3 {
  const distance = steps * streamStep;
  return layout === 'wide' ? [distance, 0, 0] : [0, -distance, 0];
}

/** Position of each body in the stream, in steps from the middle. */
const streamSteps: Record<BodyId, number> = {
  edge: -2,
  shield: -1,
  learning: 0,
  agents: 1,
  core: 2.15,
};

export const streamPlace = (id: BodyId, layout: Layout) => alongStream(streamSteps[id], layout);

/** In the wide loose field, each body's offset from its place on the ring. */
const fieldOffsets: Record<BodyId, Vec3> = {
  edge: [0.9, 0.7, 0.4],
  shield: [1.5, 0.5, -3.2],
  learning: [-0.9, 0.5, 0.2],
  agents: [-1.9, -0.3, -1.8],
  core: [0, 0, -1],
};

/**
 * Positions in the tall loose field: down the box in the order of the flow, left and right in turn.
 */
const tallFieldPlaces: Record<BodyId, Vec3> = {
  edge: [1.15, 3.1, 0.6],
  shield: [-1.5, 1.25, -0.8],
  learning: [1.5, -1.0, 0.3],
  agents: [-1, -3, 1],
  core: [0, 0, -1],
};

export const fieldPlace = (id: BodyId, layout: Layout) =>
  layout === 'tall' ? tallFieldPlaces[id] : add(placeOf(id), fieldOffsets[id]);

/**
 * Orientation of a body in a shot: blends from that at rest to that in the stream, where Edge faces
 * the light that comes along it, or the core. In the tall layout the stream runs down the picture,
 * and the bodies keep their orientation.
 */
export function rotationOf(
  id: BodyId,
  { pipelineBlend, tall, facesCore }: Record<'pipelineBlend' | 'tall' | 'facesCore', number>,
): Vec3 {
  const rest = restRotation[id];
  if (id !== 'edge') return rest;
  return mix(rest, [-0.1, -0.85 * (1 - 2 * facesCore), 0], pipelineBlend * (1 - tall));
}
