import { base, bodyShot, coreShot, noActivity, restingActivity, type Shot } from './shot.ts';
import type { Vec3 } from './vector.ts';

/** No body, only background and dust, for pages with text all over the screen. */
const emptyShot = (camera: Vec3): Shot => ({
  ...base,
  camera,
  fov: 36,
  activity: noActivity,
  flow: { density: 0, speed: 0.3 },
  coreIntensity: 0.6,
  backgroundIntensity: 0,
  portrait: { fov: 40 },
});

/** Shots of single pages, each named after a body and the page's subject. */
export const pageShots = {
  // Use cases. Learning: one node lights a ring; Edge: one prism stands out; Shield: the shell is
  // open.
  'learning-fraud': bodyShot('learning', {
    camera: [-1.5, 1.6, 5.8],
    backgroundIntensity: 0.6,
    morph: { ringed: 1 },
  }),
  'edge-repair': bodyShot('edge', {
    camera: [1.5, -0.9, 4.2],
    backgroundIntensity: 0.5,
    morph: { alone: 1 },
  }),
  'shield-audit': bodyShot('shield', {
    camera: [3.4, 2.6, 5],
    backgroundIntensity: 0.9,
    coreIntensity: 1.2,
    morph: { opened: 1 },
  }),
  // Close to the gate and to the beads that wait in front of it.
  'agents-service': bodyShot('agents', {
    camera: [0.61, -0.33, 2.98],
    backgroundIntensity: 0.2,
    coreIntensity: 1.2,
  }),
  // Industries. Two chains that differ in one place, a production line, a closed vault, and rings
  // as doors in a row.
  'learning-ledger': bodyShot('learning', {
    camera: [0.5, 0.9, 6.2],
    backgroundIntensity: 0.2,
    morph: { parted: 1 },
  }),
  // The line of prisms leads from the camera towards the core.
  'edge-line': bodyShot('edge', {
    camera: [3.6, 1.25, 1.7],
    target: [-1.6, -0.2, 0],
    alsoFocused: ['core'],
    backgroundIntensity: 0.2,
    morph: { inLine: 1 },
  }),
  // Sealed, and so near that its edge looks like a horizon with the core above it.
  'shield-vault': bodyShot('shield', {
    relativeTo: 'core',
    camera: [-10.6, 2.9, 0.5],
    target: [-1.5, 0.2, 0],
    ringRotation: 90,
    alsoFocused: ['core'],
    backgroundIntensity: 0,
    coreScale: 1.6,
    coreIntensity: 1.3,
    morph: { opened: -1 },
  }),
  // The rings as doors, from the side, so that each is visible and the thread through them too.
  'agents-thread': bodyShot('agents', {
    camera: [-1.5, 0.12, 2.66],
    backgroundIntensity: 0.3,
    morph: { doors: 1 },
  }),
  // Roles. Learning from above.
  'learning-teams': bodyShot('learning', { camera: [0.8, 2.6, 5.6], morph: { layered: 1 } }),
  // A plate in front of the camera is open, so that the inner shell is visible.
  'shield-duty': bodyShot('shield', {
    camera: [2.31, 1.84, 1.23],
    activity: { ...restingActivity, shield: 0 },
    backgroundIntensity: 0.3,
    coreIntensity: 1.3,
    morph: { opened: 0.33 },
  }),
  // The stream seen from its end, where the core is.
  'stream-home': {
    ...base,
    camera: [14.4, 3.4, 4.6],
    target: [2.4, 0, 0],
    fov: 32,
    activity: { ...restingActivity, agents: 0.6, core: 0.8 },
    flow: { density: 0.5, speed: 1.7 },
    morph: { opened: -1, alone: 1 },
    pipelineBlend: 1,
    coreScale: 1.4,
    coreIntensity: 1.3,
    portrait: { camera: [6, 3, 14], target: [0, -0.2, 0], fov: 40 },
  },
  // The core alone, on the about page. On the contact page, `core-asks` blends to `core-hears`
  // while the visitor fills in the form.
  'core-alone': coreShot({ camera: [0.4, 0.5, 7], coreScale: 2, coreIntensity: 1.7 }),
  'core-asks': coreShot({
    camera: [-0.9, 1.1, 8],
    activity: noActivity,
    coreIntensity: 0.35,
    backgroundIntensity: 0.12,
  }),
  'core-hears': coreShot({
    camera: [-0.9, 1.1, 8],
    activity: { ...noActivity, core: 1 },
    coreIntensity: 1.6,
    backgroundIntensity: 0.12,
    coreScale: 1.2,
  }),
  // Use cases: the flow passes close to the camera, with the core behind it.
  'suite-cases': {
    ...base,
    focus: 'core',
    alsoFocused: ['agents'],
    camera: [-3.2, -1.6, 2],
    target: [-0.8, -0.76, -0.4],
    fov: 46,
    activity: { ...restingActivity, core: 0.7 },
    flow: { density: 1, speed: 0.8 },
    backgroundIntensity: 0.3,
    coreIntensity: 1.2,
  },
  // Solutions: four bodies around a table, two near and two far, with the core between them.
  'suite-table': {
    ...base,
    camera: [-1, 12, 17],
    fov: 40,
    activity: { edge: 0.6, shield: 0.6, learning: 0.6, agents: 0.6, core: 0.6 },
    ringRotation: 45,
    coreScale: 0.8,
  },
  // Industries: two bodies and the core at three depths; the screen's edge cuts off the nearest.
  'suite-industries': {
    ...base,
    focus: 'learning',
    alsoFocused: ['core', 'agents'],
    camera: [8.3, 0.3, 2],
    target: [2.6, 0.1, 0],
    fov: 46,
    activity: { edge: 0.5, shield: 0.5, learning: 0.6, agents: 0.5, core: 0.5 },
    flow: { density: 0.8, speed: 0.6 },
    backgroundIntensity: 0.3,
    ringRotation: 200,
  },
  // Roles: the core seen through the rings of Agents, which stand one behind another.
  'suite-roles': {
    ...base,
    focus: 'agents',
    alsoFocused: ['core'],
    camera: [-6.2, -2.85, -0.2],
    target: [-3.4, -1.6, 0],
    fov: 40,
    activity: { ...restingActivity, agents: 0.8, core: 0.8 },
    flow: { density: 0.6, speed: 0.8 },
    ringRotation: -51.7,
    coreScale: 1.5,
    coreIntensity: 1.3,
    backgroundIntensity: 0.45,
    morph: { doors: 1 },
  },
  // Case studies: three bodies around a small core, all of about the same size, because the camera
  // is far away.
  'suite-proof': {
    ...base,
    focus: 'shield',
    alsoFocused: ['edge', 'learning', 'core'],
    backgroundIntensity: 0,
    camera: [-1.5, 15, 15],
    target: [0, 1.4, 0],
    fov: 18,
    activity: { ...restingActivity, edge: 0.6, shield: 0.6, learning: 0.6 },
    flow: { density: 0.9, speed: 1 },
    coreScale: 0.4,
  },
  // Resources: the stream as a tower seen from its foot.
  'suite-library': {
    ...base,
    focus: 'agents',
    alsoFocused: ['learning', 'shield', 'edge', 'core'],
    camera: [1.6, -6.2, 4.2],
    target: [0, -1.9, 0],
    fov: 50,
    activity: { ...restingActivity, agents: 0.6, learning: 0.5, core: 0.6 },
    flow: { density: 0.8, speed: 0.6 },
    pipelineBlend: 1,
  },
  // Blog: the nodes of Learning as a ring in front of the core.
  'suite-letters': {
    ...base,
    relativeTo: 'learning',
    focus: 'learning',
    alsoFocused: ['core'],
    camera: [-3.9, -0.72, 3.05],
    fov: 40,
    activity: { ...restingActivity, learning: 0.6, core: 0.6 },
    flow: { density: 0.5, speed: 0.5 },
    coreScale: 2.2,
    coreIntensity: 1.2,
    backgroundIntensity: 0,
    morph: { ringed: 1 },
  },
  // The section about roles on the home page.
  'role-finance': emptyShot([-7, 3, 11]),
  'role-data': emptyShot([-3, 3, 13]),
  'role-compliance': emptyShot([2, 3, 13]),
  'role-operations': emptyShot([6, 3, 11]),
  'role-public': emptyShot([9, 3, 9]),
} satisfies Record<string, Shot>;
