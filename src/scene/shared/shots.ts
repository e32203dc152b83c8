import type { OfferingId } from './diagram.ts';
import { eventTourShots } from './event-tour-shots.ts';
import {
  type Bounds,
  base,
  bodyShot,
  coreShot,
  noActivity,
  restingActivity,
  type Shot,
} from './shot.ts';
import type { Vec3 } from './vector.ts';

/** The bounds of all bodies. */
const everything: Bounds = { edge: 1.06, shield: 1.06, learning: 1.06, agents: 1.06, core: 1.4 };
/** Bound of a body together with the hoop that stands around it in the stream. */
const withHoop = 1.42;

/** The camera in front of one gate of the stream, looking along the flow towards the next. */
const gate = (id: OfferingId): Shot =>
  bodyShot(id, {
    bounds: { [id]: 1.08 },
    camera: [-3.1, 1.5, 6],
    target: [0.25, 0, 0],
    offset: [0.19, 0.02],
    flow: { density: 1, speed: 1.5 },
    pipelineBlend: 1,
    backgroundIntensity: 0.3,
    portrait: { camera: [1.9, 2.4, 7], target: [0, -0.1, 0], fov: 36, offset: [0, 0.17] },
  });

/** One body in a small box of the home page: so near that all edges of the box cut it off. */
const detail = (id: OfferingId, bound: number, camera: Vec3, target: Vec3): Shot =>
  bodyShot(id, {
    bounds: { [id]: bound },
    camera,
    target,
    fov: 34,
    offset: [0, 0],
    backgroundIntensity: 0,
    portrait: {},
  });

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

/**
 * A point around the origin in spherical coordinates: degrees right of and above +z, world units.
 */
function orbitPoint(azimuth: number, elevation: number, distance: number): Vec3 {
  const [yaw, pitch] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const horizontal = Math.cos(pitch) * distance;
  return [Math.sin(yaw) * horizontal, Math.sin(pitch) * distance, Math.cos(yaw) * horizontal];
}

/**
 * The home page's hero: all bodies on their ring, seen from the side. On the wide ring the camera
 * is low, close, and to the right: Shield and Edge are near and large, on narrower screens cut by the
 * frame; Learning and Agents are far away and softer, and none is behind the header or the text.
 * Sizes and activities keep the core the first thing that is seen. The tall ring is seen from the
 * front.
 */
const constellation: Shot = {
  ...base,
  camera: orbitPoint(38, 3, 8.8),
  fov: 60,
  ringRotation: -50,
  coreScale: 2.25,
  sizes: { edge: 1.11, shield: 0.88, learning: 1.1, agents: 1.14 },
  activity: { edge: 0.5, shield: 0.12, learning: 0.85, agents: 0.7, core: 0.4 },
  // An unfolded plate of Shield would look like a loose bar.
  morph: { opened: -0.8 },
  portrait: { camera: [0, 4.4, 18.4], fov: 32 },
};

const allShots = {
  constellation,
  // Four bodies in a loose field, without the core, which the next section introduces.
  field: {
    ...base,
    bounds: { edge: 1.3, shield: 1.2, learning: 1.1, agents: 1.1, shift: [-0.03, 0] },
    alsoFocused: ['edge', 'shield', 'learning', 'agents'],
    camera: [-1.8, 1.6, 14.6],
    target: [0, 0.15, 0],
    fov: 36,
    activity: { edge: 0.15, shield: 0.1, learning: 0.3, agents: 0.15, core: 0.2 },
    flow: { density: 0.5, speed: 0.35 },
    explode: 1,
    backgroundIntensity: 0,
    portrait: { camera: [-1.2, 1.4, 18], target: [0, 0.3, 0] },
  },
  // The flow of light as a straight stream through four gates, the hoops around bodies.
  stream: {
    ...base,
    bounds: { edge: withHoop, shield: withHoop, learning: withHoop, agents: withHoop, core: 1.8 },
    camera: [-9.6, 3.6, 12.6],
    target: [-0.35, -0.1, 0],
    fov: 31,
    flow: { density: 1, speed: 1.6 },
    pipelineBlend: 1,
    portrait: { camera: [3.6, 6.2, 16.5], target: [0, -0.2, 0], fov: 40 },
  },
  // The same stream for the stage of home's signal: a long lens, nearly in profile, from the core's
  // side, so that the bodies are about equally large and fill the width. The frame cuts the first and
  // the last.
  signal: {
    ...base,
    bounds: { edge: 0.62, shield: 1, learning: 1, agents: 1, core: 0.8 },
    camera: [27.3, 2.7, 26.3],
    target: [0.2, -0.1, 0],
    fov: 16,
    flow: { density: 1, speed: 1.6 },
    pipelineBlend: 1,
    morph: { facesCore: 1 },
    portrait: { camera: [3.6, 6.2, 16.5], target: [0, -0.2, 0], fov: 40 },
  },
  'gate-edge': gate('edge'),
  'gate-shield': gate('shield'),
  'gate-learning': gate('learning'),
  'gate-agents': gate('agents'),
  // Far away and dim.
  glow: {
    ...base,
    bounds: everything,
    camera: [0, 3.2, 22],
    fov: 34,
    activity: { edge: 0.1, shield: 0.1, learning: 0.1, agents: 0.1, core: 0.35 },
    flow: { density: 0.4, speed: 0.4 },
    coreIntensity: 0.8,
    backgroundIntensity: 0.32,
    portrait: { camera: [0, 4, 30] },
  },
  // The core alone with the flow around it; orbiting bodies would be dark shapes behind the text.
  human: {
    ...base,
    bounds: { core: 1.9 },
    focus: 'core',
    camera: [0, 2.4, 15.2],
    fov: 32,
    activity: { edge: 0.3, shield: 0.3, learning: 0.3, agents: 0.3, core: 1 },
    flow: { density: 1, speed: 0.7 },
    orbitSpeed: 1,
    coreScale: 1.75,
    coreIntensity: 1.5,
    backgroundIntensity: 0,
    portrait: { camera: [0, 2.6, 18.5], fov: 34 },
  },
  // The core, small, for pulses of light.
  pulse: coreShot({
    bounds: { core: 1.9 },
    camera: [0, 0.7, 8.6],
    activity: { edge: 0.1, shield: 0.1, learning: 0.1, agents: 0.1, core: 0.6 },
    flow: { density: 0.6, speed: 0.5 },
    coreScale: 1.25,
    coreIntensity: 1.2,
    portrait: { camera: [0, 0.9, 12] },
  }),
  edge: bodyShot('edge', {
    bounds: { edge: 1.14, shift: [0.03, -0.05] },
    camera: [-2.1, 1.7, 5.9],
    target: [0.05, 0.02, 0],
  }),
  shield: bodyShot('shield', {
    bounds: { shield: 1.2, shift: [0.02, -0.06] },
    relativeTo: 'core',
    camera: [5.34, 1.35, 7],
    target: [4.14, 0.47, 0],
    ringRotation: -80,
    portrait: { camera: [3.68, 1.59, 7], target: [2.48, 0.71, 0], fov: 37, offset: [0, -0.2] },
  }),
  learning: bodyShot('learning', {
    bounds: { learning: 1.1, shift: [0, -0.06] },
    camera: [1.2, 0.9, 6.2],
  }),
  agents: bodyShot('agents', {
    bounds: { agents: 1.16, shift: [0.02, -0.06] },
    camera: [0.7, 1.2, 5.9],
  }),
  'detail-edge': detail('edge', 0.33, [-1.75, 1.05, 1.45], [0.05, -0.12, 0.05]),
  'detail-shield': detail('shield', 0.84, [0.95, 1.35, 2.6], [0.15, 0.3, 0]),
  'detail-learning': detail('learning', 0.4, [1.5, 0.7, 2.2], [0.1, 0.1, 0]),
  'detail-agents': detail('agents', 0.44, [1.35, 0.75, 2.3], [0.3, -0.22, 0]),
  // All bodies, frontal.
  suite: {
    ...base,
    bounds: everything,
    camera: [0, 0.9, 16.4],
    fov: 32,
    activity: { edge: 0.5, shield: 0.5, learning: 0.5, agents: 0.5, core: 0.5 },
    offset: [0.1, 0],
    portrait: { camera: [0, 3, 19.6], offset: [0, -0.16] },
  },
  // Far, with low activity, for hubs.
  quiet: {
    ...base,
    bounds: everything,
    camera: [3.4, 3.6, 18.6],
    fov: 32,
    activity: { edge: 0.1, shield: 0.1, learning: 0.1, agents: 0.1, core: 0.25 },
    flow: { density: 0.5, speed: 0.45 },
    coreIntensity: 0.85,
    backgroundIntensity: 0.55,
    offset: [0.17, 0.02],
    portrait: { camera: [2, 4, 24], offset: [0, -0.18] },
  },
  // Shots of single pages, each named after a body and the page's subject.
  // Use cases. Learning: one node lights a ring; Edge: one prism stands out; Shield: the shell is
  // open.
  'learning-fraud': bodyShot('learning', {
    bounds: { learning: 1.06 },
    camera: [-1.5, 1.6, 5.8],
    backgroundIntensity: 0.6,
    morph: { ringed: 1 },
  }),
  'edge-repair': bodyShot('edge', {
    bounds: { edge: 1.02 },
    camera: [1.5, -0.9, 4.2],
    backgroundIntensity: 0.5,
    morph: { alone: 1 },
  }),
  'shield-audit': bodyShot('shield', {
    bounds: { shield: 1.46 },
    camera: [3.4, 2.6, 5],
    backgroundIntensity: 0.9,
    coreIntensity: 1.2,
    morph: { opened: 1 },
  }),
  // Close to the gate and to the beads that wait in front of it.
  'agents-service': bodyShot('agents', {
    bounds: { agents: 0.66, shift: [0.15, -0.3] },
    camera: [0.61, -0.33, 2.98],
    backgroundIntensity: 0.2,
    coreIntensity: 1.2,
  }),
  // Industries. Two chains that differ in one place, a production line, a closed vault, and rings
  // as doors in a row.
  'learning-ledger': bodyShot('learning', {
    bounds: { learning: 1.14 },
    camera: [0.5, 0.9, 6.2],
    backgroundIntensity: 0.2,
    morph: { parted: 1 },
  }),
  // The line of prisms leads from the camera towards the core.
  'edge-line': bodyShot('edge', {
    bounds: { edge: 1.34, shift: [0.01, -0.02] },
    camera: [3.6, 1.25, 1.7],
    target: [-1.6, -0.2, 0],
    alsoFocused: ['core'],
    backgroundIntensity: 0.2,
    morph: { inLine: 1 },
  }),
  // Sealed, and so near that its edge looks like a horizon with the core above it.
  'shield-vault': bodyShot('shield', {
    bounds: { shield: 0.8, shift: [-0.06, 0.5] },
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
    bounds: { agents: 1.15 },
    camera: [-1.5, 0.12, 2.66],
    backgroundIntensity: 0.3,
    morph: { doors: 1 },
  }),
  // Roles. Learning from above.
  'learning-teams': bodyShot('learning', {
    bounds: { learning: 1.15 },
    camera: [0.8, 2.6, 5.6],
    morph: { layered: 1 },
  }),
  // A plate in front of the camera is open, so that the inner shell is visible.
  'shield-duty': bodyShot('shield', {
    bounds: { shield: 0.9, shift: [-0.14, 0] },
    camera: [2.31, 1.84, 1.23],
    activity: { ...restingActivity, shield: 0 },
    backgroundIntensity: 0.3,
    coreIntensity: 1.3,
    morph: { opened: 0.33 },
  }),
  // The stream seen from its end, where the core is.
  'stream-home': {
    ...base,
    bounds: { edge: 1, shield: withHoop, learning: withHoop, agents: withHoop, core: 1.05 },
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
  'core-alone': coreShot({
    bounds: { core: 1.6 },
    camera: [0.4, 0.5, 7],
    coreScale: 2,
    coreIntensity: 1.7,
  }),
  'core-asks': coreShot({
    bounds: { core: 1.9 },
    camera: [-0.9, 1.1, 8],
    activity: noActivity,
    coreIntensity: 0.35,
    backgroundIntensity: 0.12,
  }),
  'core-hears': coreShot({
    bounds: { core: 1.9 },
    camera: [-0.9, 1.1, 8],
    activity: { ...noActivity, core: 1 },
    coreIntensity: 1.6,
    backgroundIntensity: 0.12,
    coreScale: 1.2,
  }),
  // Use cases: the flow passes close to the camera, with the core behind it.
  'suite-cases': {
    ...base,
    bounds: { core: 2.4, shift: [-0.21, -0.27] },
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
    bounds: { ...everything, core: 1 },
    camera: [-1, 12, 17],
    fov: 40,
    activity: { edge: 0.6, shield: 0.6, learning: 0.6, agents: 0.6, core: 0.6 },
    ringRotation: 45,
    coreScale: 0.8,
  },
  // Industries: two bodies and the core at three depths; the screen's edge cuts off the nearest.
  'suite-industries': {
    ...base,
    bounds: { learning: 0.9, shift: [-0.24, -0.1] },
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
    bounds: { agents: 1.15 },
    focus: 'agents',
    alsoFocused: ['core'],
    camera: [-6.2, -2.85, -0.2],
    target: [-3.4, -1.6, 0],
    fov: 40,
    activity: { ...restingActivity, agents: 0.7, core: 1 },
    flow: { density: 0.6, speed: 0.8 },
    ringRotation: -51.7,
    coreScale: 1.5,
    coreIntensity: 1.3,
    backgroundIntensity: 0,
    morph: { doors: 1 },
  },
  // Case studies: three bodies around a small core, all of about the same size, because the camera
  // is far away.
  'suite-proof': {
    ...base,
    bounds: { edge: 1.02, shield: 1.08, learning: 1.02 },
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
    bounds: { shield: 0.6, learning: 1, agents: 1.1, shift: [0, 0.03] },
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
    bounds: { learning: 1.1, core: 1.35, shift: [0.02, 0] },
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
  ...eventTourShots,
  // Nothing is rendered.
  none: constellation,
} satisfies Record<string, Shot>;

/** Names of all shots: camera framings of the scene, with the state of the scene in each. */
export type ShotName = keyof typeof allShots;

export const shots: Record<ShotName, Shot> = allShots;
