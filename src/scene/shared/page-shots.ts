import { type BodyId, type InstrumentId, placeOf } from './diagram.ts';
import { base, calm, type Framing, type Shot } from './shot.ts';
import type { Vec3 } from './vector.ts';

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

interface CoreSeen extends Partial<Omit<Shot, keyof Framing | 'activity'>> {
  camera: Vec3;
  activity?: number;
}

/** The core with nothing around it. */
const core = ({ camera, activity = 0.7, ...rest }: CoreSeen): Shot => ({
  ...base,
  about: 'core',
  lead: 'core',
  camera,
  target: [0, 0, 0],
  fov: 30,
  activity: { edge: 0, shield: 0, learning: 0, agents: 0, core: activity },
  flow: { density: 0, speed: 0.4 },
  others: 0,
  portrait: {},
  ...rest,
});

export const pageShots = {
  // Use cases. Learning: one node lights a ring; Edge: one prism stands out; Shield: the shell is open.
  'learning-fraud': body('learning', {
    camera: [-1.5, 1.6, 5.8],
    others: 0.6,
    form: { ringed: 1 },
  }),
  'edge-repair': body('edge', { camera: [2.4, 1.1, 5.4], others: 0.5, form: { alone: 1 } }),
  'shield-audit': body('shield', {
    camera: [3.4, 2.6, 5],
    others: 0.9,
    glow: 1.2,
    form: { opened: 1 },
  }),
  'agents-service': body('agents', { camera: [-1.4, -3.4, 4.8], others: 0.9, glow: 1.2 }),
  // Industries. Two chains that differ in one place, a production line, a closed vault, rings as doors in a row.
  'learning-ledger': body('learning', {
    camera: [0.5, 0.9, 6.2],
    others: 0.2,
    form: { parted: 1 },
  }),
  'edge-line': body('edge', { camera: [5, 2.2, 3.4], others: 0.2, form: { inLine: 1 } }),
  // Sealed, and between the eye and the core, which shines around it.
  'shield-vault': body('shield', {
    about: 'core',
    camera: [-10.6, 1, 1.7],
    target: placeOf('learning'),
    turn: 90,
    others: 0.2,
    glow: 1.5,
    form: { opened: -1 },
  }),
  'agents-thread': body('agents', { camera: [-4.9, -0.5, 3.2], others: 0.6, form: { doors: 1 } }),
  // Roles: seen from above.
  'learning-teams': body('learning', { camera: [0.8, 2.6, 5.6], form: { layered: 1 } }),
  'shield-duty': body('shield', { camera: [-3.4, 2.4, 5], form: { opened: 0.35 } }),
  // The stream seen from its end, where the core stands.
  'stream-home': {
    ...base,
    camera: [14.4, 3.4, 4.6],
    target: [2.4, 0, 0],
    fov: 32,
    activity: { ...calm, agents: 0.6, core: 0.8 },
    flow: { density: 0.5, speed: 1.7 },
    form: { opened: -1, alone: 1 },
    straight: 1,
    glow: 1.3,
    portrait: { camera: [6, 3, 14], target: [0, -0.2, 0], fov: 40 },
  },
  // The core: by itself, and while somebody writes to it, before and after.
  'core-alone': core({ camera: [0.4, 0.5, 7], coreScale: 2, glow: 1.7 }),
  'core-asks': core({ camera: [-0.9, 1.1, 8], activity: 0, glow: 0.35, others: 0.12 }),
  'core-hears': core({
    camera: [-0.9, 1.1, 8],
    activity: 1,
    glow: 1.6,
    others: 0.12,
    coreScale: 1.2,
  }),
  // Hubs: one body near, the others far behind it; for the library seen as a tower, for the blog as a field.
  'suite-cases': hub('learning', [-7.6, 1.2, 6.4], { coreScale: 1.2 }),
  'suite-industries': hub('edge', [7.2, 4.6, 5]),
  'suite-roles': hub('agents', [3.4, -6, 6.6]),
  'suite-proof': hub('shield', [-3.2, 6.2, 6.8]),
  'suite-library': hub('shield', [4.6, -8.6, 8.8], { straight: 1 }),
  'suite-letters': hub('learning', [-5, 2.4, 13], {
    spread: 0.9,
    flow: { density: 0.4, speed: 0.3 },
  }),
  // Home's roles.
  'role-finance': near('agents', [-1.8, 0.81, 2.75], [-0.5, 0, 0]),
  'role-data': near('learning', [-1.64, 0.47, 2.95], [-0.4, 0, 0]),
  'role-compliance': near('shield', [-1.81, 0.54, 3.05], [-0.5, 0.1, 0]),
  'role-operations': near('edge', [-2.05, -0.5, 2.64], [-0.4, 0, 0]),
  'role-public': near('core', [-1.31, 0.49, 3.08], [-0.5, 0, 0]),
} satisfies Record<string, Shot>;

/** First pictures of single pages: a body's name, then what the page makes of it. */
export type PageShot = keyof typeof pageShots;
