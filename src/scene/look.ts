import type { BodyId } from './diagram.ts';

/**
 * Everything a shot decides, as plain numbers, so that springs and mixtures treat a
 * camera and a mood alike.
 */
export const lookKeys = [
  // Camera: position, target, vertical field of view in degrees.
  'x',
  'y',
  'z',
  'targetX',
  'targetY',
  'targetZ',
  'fov',
  // Lens shift: share of the picture by which the subject moves right and up.
  'shiftX',
  'shiftY',
  // 1 where the picture sits in the line drawing's box.
  'framed',
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
  'spread',
  // 0 ring, 1 straight stream through gates.
  'straight',
  // 0 still, 1 everything circles the core.
  'orbit',
  'coreScale',
  // Power of the core's light and of the haze around it.
  'glow',
] as const;

export type LookKey = (typeof lookKeys)[number];
export type Look = Record<LookKey, number>;

export const bodies = ['edge', 'shield', 'learning', 'agents', 'core'] as const satisfies BodyId[];

export const seenKey = {
  edge: 'seenEdge',
  shield: 'seenShield',
  learning: 'seenLearning',
  agents: 'seenAgents',
  core: 'seenCore',
} as const satisfies Record<BodyId, LookKey>;

export const emptyLook = (): Look =>
  Object.fromEntries(lookKeys.map((key) => [key, 0])) as unknown as Look;

/** Between two looks; writes into `into` so that a frame allocates nothing. */
export function mix(from: Look, to: Look, progress: number, into: Look): Look {
  for (const key of lookKeys) into[key] = from[key] + (to[key] - from[key]) * progress;
  return into;
}
