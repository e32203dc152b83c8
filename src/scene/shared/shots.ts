import type { InstrumentId } from './diagram.ts';
import { eventTourShots } from './event-tour-shots.ts';
import { pageShots } from './page-shots.ts';
import { base, bodyShot, coreShot, type Shot } from './shot.ts';
import type { Vec3 } from './vector.ts';

/** The camera in front of one gate of the stream, looking along the flow towards the next. */
const gate = (id: InstrumentId): Shot =>
  bodyShot(id, {
    camera: [-3.1, 1.5, 6],
    target: [0.25, 0, 0],
    offset: [0.19, 0.02],
    flow: { density: 1, speed: 1.5 },
    pipelineBlend: 1,
    backgroundIntensity: 0.3,
    portrait: { camera: [1.9, 2.4, 7], target: [0, -0.1, 0], fov: 36, offset: [0, 0.17] },
  });

/** One body in a small box of the home page: so near that all edges of the box cut it off. */
const detail = (id: InstrumentId, camera: Vec3, target: Vec3): Shot =>
  bodyShot(id, { camera, target, fov: 34, offset: [0, 0], backgroundIntensity: 0, portrait: {} });

/**
 * A point around the origin in spherical coordinates: degrees right of and above +z, world units.
 */
function orbitPoint(azimuth: number, elevation: number, distance: number): Vec3 {
  const [yaw, pitch] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const horizontal = Math.cos(pitch) * distance;
  return [Math.sin(yaw) * horizontal, Math.sin(pitch) * distance, Math.cos(yaw) * horizontal];
}

/**
 * The home page's hero: all bodies (objects of the scene) on their ring, seen from the side. On the
 * wide ring the camera is low, close, and far to the right, so that the bodies stand at three
 * depths: Edge near, Learning far away, and none of them behind the header. The tall ring is seen
 * from the front.
 */
const constellation: Shot = {
  ...base,
  camera: orbitPoint(38, 9, 8.9),
  fov: 68,
  ringRotation: -30,
  coreScale: 2.4,
  activity: { edge: 0.35, shield: 0.35, learning: 0.35, agents: 0.35, core: 0.4 },
  portrait: { camera: [0, 4.4, 18.4], fov: 32 },
};

const allShots = {
  constellation,
  // Four bodies in a loose field, without the core, which the next section introduces.
  field: {
    ...base,
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
    camera: [-9.6, 3.6, 12.6],
    target: [-0.35, -0.1, 0],
    fov: 31,
    flow: { density: 1, speed: 1.6 },
    pipelineBlend: 1,
    portrait: { camera: [3.6, 6.2, 16.5], target: [0, -0.2, 0], fov: 40 },
  },
  'gate-edge': gate('edge'),
  'gate-shield': gate('shield'),
  'gate-learning': gate('learning'),
  'gate-agents': gate('agents'),
  // Far away and dim.
  glow: {
    ...base,
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
    camera: [0, 0.7, 8.6],
    activity: { edge: 0.1, shield: 0.1, learning: 0.1, agents: 0.1, core: 0.6 },
    flow: { density: 0.6, speed: 0.5 },
    coreScale: 1.25,
    coreIntensity: 1.2,
    portrait: { camera: [0, 0.9, 12] },
  }),
  edge: bodyShot('edge', { camera: [-2.1, 1.7, 5.9], target: [0.05, 0.02, 0] }),
  shield: bodyShot('shield', { camera: [1.2, 0.9, 7], target: [0, 0.02, 0] }),
  learning: bodyShot('learning', { camera: [1.2, 0.5, 6.2] }),
  agents: bodyShot('agents', { camera: [0.7, 1.2, 5.9] }),
  'detail-edge': detail('edge', [-1.75, 1.05, 1.45], [0.05, -0.12, 0.05]),
  'detail-shield': detail('shield', [0.95, 1.35, 2.6], [0.15, 0.3, 0]),
  'detail-learning': detail('learning', [1.5, 0.7, 2.2], [0.1, 0.1, 0]),
  'detail-agents': detail('agents', [1.35, 0.75, 2.3], [0.3, -0.22, 0]),
  // All bodies, frontal.
  suite: {
    ...base,
    camera: [0, 0.9, 16.4],
    fov: 32,
    activity: { edge: 0.5, shield: 0.5, learning: 0.5, agents: 0.5, core: 0.5 },
    offset: [0.1, 0],
    portrait: { camera: [0, 3, 19.6], offset: [0, -0.16] },
  },
  // Far, with low activity, for hubs.
  quiet: {
    ...base,
    camera: [3.4, 3.6, 18.6],
    fov: 32,
    activity: { edge: 0.1, shield: 0.1, learning: 0.1, agents: 0.1, core: 0.25 },
    flow: { density: 0.5, speed: 0.45 },
    coreIntensity: 0.85,
    backgroundIntensity: 0.55,
    offset: [0.17, 0.02],
    portrait: { camera: [2, 4, 24], offset: [0, -0.18] },
  },
  ...pageShots,
  ...eventTourShots,
  // Nothing is rendered.
  none: constellation,
} satisfies Record<string, Shot>;

/** Names of all shots: camera framings of the scene, with the state of the scene in each. */
export type ShotName = keyof typeof allShots;

export const shots: Record<ShotName, Shot> = allShots;
