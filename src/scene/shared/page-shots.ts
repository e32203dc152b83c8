import type { BodyId, InstrumentId } from './diagram.ts';
import { base, calm, type Framing, type Shot } from './shot.ts';
import type { Vec3 } from './vector.ts';

/** First pictures of single pages: a body's name, then what the page makes of it. */
export type PageShot =
  | 'learning-fraud'
  | 'edge-repair'
  | 'shield-audit'
  | 'agents-service'
  | 'learning-ledger'
  | 'edge-line'
  | 'shield-vault'
  | 'agents-thread'
  | 'learning-teams'
  | 'shield-duty'
  | 'suite-cases'
  | 'suite-industries'
  | 'suite-roles'
  | 'suite-library'
  | 'role-finance'
  | 'role-data'
  | 'role-compliance'
  | 'role-operations'
  | 'role-public';

interface Seen extends Partial<Omit<Shot, keyof Framing>> {
  camera: Vec3;
  target?: Vec3;
}

/** One body from a side of its own; the others as present as the page needs them. */
const body = (id: InstrumentId, { camera, target = [0, 0, 0], ...rest }: Seen): Shot => ({
  ...base,
  about: id,
  lead: id,
  camera,
  target,
  fov: 28,
  offset: [0.21, 0],
  activity: { ...calm, [id]: 1 },
  flow: { density: 0.85, speed: 1 },
  others: 0.4,
  portrait: { fov: 37, offset: [0, -0.2] },
  ...rest,
});

/** All five for a hub, from a side of its own, with one of them awake. */
const hub = (id: InstrumentId, camera: Vec3, rest: Partial<Shot> = {}): Shot => ({
  ...base,
  camera,
  target: [0, 0, 0],
  fov: 32,
  activity: { ...calm, [id]: 1 },
  flow: { density: 0.8, speed: 0.6 },
  others: 0.85,
  offset: [0.17, 0.02],
  portrait: { camera, offset: [0, -0.18] },
  ...rest,
});

/** So near one body that it fills the screen: light and grain behind words, no object. */
const near = (id: BodyId, camera: Vec3, target: Vec3, rest: Partial<Shot> = {}): Shot => ({
  ...base,
  about: id,
  lead: id,
  camera,
  target,
  fov: 30,
  activity: { edge: 0.1, shield: 0.1, learning: 0.1, agents: 0.1, core: 0.2, [id]: 1 },
  flow: { density: 0.5, speed: 0.5 },
  glow: 1.3,
  others: 0.08,
  portrait: { fov: 40 },
  ...rest,
});

export const pageShots: Record<PageShot, Shot> = {
  // Use cases: from the far side of the body, with the core and its neighbors in sight.
  'learning-fraud': body('learning', { camera: [-5, 0.6, 3.2], others: 0.6 }),
  'edge-repair': body('edge', { camera: [3, 1.4, 5.4], others: 0.5 }),
  'shield-audit': body('shield', { camera: [1, 4.6, 5], others: 0.9, glow: 1.2 }),
  'agents-service': body('agents', { camera: [-1.4, -3.4, 4.8], others: 0.9, glow: 1.2 }),
  // Industries: from the side or from below, as large things are seen.
  'learning-ledger': body('learning', { camera: [4.6, 0.2, 4.2], others: 0.2 }),
  'edge-line': body('edge', { camera: [-1.6, -0.5, 6], others: 0.2 }),
  'shield-vault': body('shield', { camera: [-2.6, -3.4, 5], others: 0.2 }),
  'agents-thread': body('agents', { camera: [-4.8, 1.2, 4.2], others: 0.6 }),
  // Roles: from above, as somebody looks at a table.
  'learning-teams': body('learning', { camera: [0.6, 4.2, 4.8] }),
  'shield-duty': body('shield', { camera: [-4.6, 1.2, 4.4] }),
  // Hubs.
  'suite-cases': hub('learning', [-3, 0.4, 13], { coreScale: 1.3, turn: 20 }),
  'suite-industries': hub('edge', [-4, 12.5, 14.5]),
  'suite-roles': hub('agents', [5, 3, 14], { turn: 45 }),
  'suite-library': hub('shield', [-6.4, 1.2, 7.2], { turn: -20 }),
  // Home's roles.
  'role-finance': near('agents', [-1.8, 0.81, 2.75], [-0.5, 0, 0]),
  'role-data': near('learning', [-1.64, 0.47, 2.95], [-0.4, 0, 0]),
  'role-compliance': near('shield', [-1.81, 0.54, 3.05], [-0.5, 0.1, 0]),
  'role-operations': near('edge', [-2.05, -0.5, 2.64], [-0.4, 0, 0]),
  'role-public': near('core', [-1.31, 0.49, 3.08], [-0.5, 0, 0]),
};
