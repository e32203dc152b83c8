import type { BodyId } from './diagram.ts';
import { morphKeys } from './shot.ts';

/**
 * Everything that a shot (a named camera framing and state of the scene) sets, as a flat list of
 * numbers, so that all of it can be interpolated and damped in the same way.
 */
export const shotKeys = [
  // Camera: position and target.
  'x',
  'y',
  'z',
  'targetX',
  'targetY',
  'targetZ',
  // 0 the wide ring, 1 the tall one.
  'tall',
  // Activity of each body (the five objects of the scene), 0 to 1.
  'edge',
  'shield',
  'learning',
  'agents',
  'core',
  // Intensity of each body, 0 invisible to 1.
  'seenEdge',
  'seenShield',
  'seenLearning',
  'seenAgents',
  'seenCore',
  // Density and speed of the flow, the light that moves along a curve through all bodies.
  'density',
  'speed',
  // 0 ring, 1 loose field.
  'explode',
  // 0 ring, 1 straight stream through gates.
  'pipelineBlend',
  // Rotation of the bodies along their ring, radians, counter-clockwise.
  'ringRotation',
  // Speed at which all bodies orbit the core, 0 to 1.
  'orbitSpeed',
  'coreScale',
  // Intensity of the core's light and of the glow around it.
  'coreIntensity',
  ...morphKeys,
] as const;

export type ShotKey = (typeof shotKeys)[number];
export type ShotValues = Record<ShotKey, number>;

export const bodies = ['edge', 'shield', 'learning', 'agents', 'core'] as const satisfies BodyId[];

export const seenKey = {
  edge: 'seenEdge',
  shield: 'seenShield',
  learning: 'seenLearning',
  agents: 'seenAgents',
  core: 'seenCore',
} as const satisfies Record<BodyId, ShotKey>;

export const emptyValues = (): ShotValues =>
  Object.fromEntries(shotKeys.map((key) => [key, 0])) as unknown as ShotValues;

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
