import type { BodyId } from './diagram.ts';

/**
 * Everything a shot decides, as plain numbers, so that springs and mixtures treat a
 * camera and a mood alike.
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
  // Activity of each body.
  'edge',
  'shield',
  'learning',
  'agents',
  'core',
  // How present each body is beside the others, 0 to 1.
  'seenEdge',
  'seenShield',
  'seenLearning',
  'seenAgents',
  'seenCore',
  'density',
  'speed',
  // 0 ring, 1 loosened field.
  'explode',
  // 0 ring, 1 straight stream through gates.
  'pipelineBlend',
  // How far the bodies have moved along their ring, radians, counter-clockwise.
  'ringRotation',
  // 0 still, 1 everything circles the core.
  'orbitSpeed',
  'coreScale',
  // Power of the core's light and of the haze around it.
  'coreIntensity',
  // What a page makes of a body: see `Morphs`.
  'inLine',
  'alone',
  'facesCore',
  'ringed',
  'parted',
  'layered',
  'opened',
  'doors',
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

/** Between two shots; writes into `into` so that a frame allocates nothing. */
export function mix(
  from: ShotValues,
  to: ShotValues,
  progress: number,
  into: ShotValues,
): ShotValues {
  for (const key of shotKeys) into[key] = from[key] + (to[key] - from[key]) * progress;
  return into;
}
