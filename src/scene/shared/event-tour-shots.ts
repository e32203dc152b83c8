import type { OfferingId } from './diagram.ts';
import { base, bodyShot, coreShot, noActivity, type Shot, type ShotOptions } from './shot.ts';

/** One body nearly as large as the screen is high, right of the text; the others dim behind it. */
const closeUp = (id: OfferingId, { portrait, ...options }: ShotOptions): Shot =>
  bodyShot(id, {
    fov: 30,
    offset: [0.265, 0.04],
    flow: { density: 1, speed: 1.1 },
    coreIntensity: 1.25,
    backgroundIntensity: 0.3,
    portrait: { fov: 49, offset: [0.03, 0.235], ...portrait },
    panorama: { fov: 28, offset: [0.06, 0.02] },
    ...options,
  });

/** All bodies in a straight line, down the screen from Edge to the core. */
const stream = (framing: ShotOptions & Pick<Shot, 'fov'>): Shot => ({
  ...base,
  activity: { edge: 0.9, shield: 0.7, learning: 0.7, agents: 0.7, core: 0.8 },
  flow: { density: 1, speed: 1.8 },
  pipelineBlend: 1,
  coreScale: 1.7,
  coreIntensity: 1.4,
  morph: { facesCore: 1 },
  ...framing,
});

/**
 * Shots for the stops of event mode. They are nearer and brighter than a page's shots, because
 * people stand about five metres away, and composed for the whole screen.
 */
export const eventTourShots = {
  // All bodies: the four around the core, one in each corner of the half without text.
  'tour-suite': {
    ...base,
    camera: [11.6, 3.9, 12.5],
    target: [0.5, -0.65, 0],
    fov: 28.4,
    offset: [0.264, 0.012],
    ringRotation: 48,
    coreScale: 1.5,
    activity: { edge: 0.6, shield: 0.6, learning: 0.6, agents: 0.6, core: 0.7 },
    coreIntensity: 1.25,
    portrait: {
      camera: [-0.1, 16.6, 12.8],
      target: [1.1, 0.8, 0],
      fov: 41,
      offset: [0.156, 0.255],
    },
    panorama: {
      camera: [-1.9, 9.9, 6.85],
      target: [-2, 0, 0],
      fov: 26.8,
      offset: [-0.028, -0.003],
    },
  },
  'tour-edge': closeUp('edge', {
    camera: [-2, 1.9, 4.9],
    target: [0.05, -0.05, 0],
    portrait: { fov: 52 },
  }),
  'tour-shield': closeUp('shield', { camera: [1.2, 0.8, 5.6], backgroundIntensity: 0 }),
  'tour-learning': closeUp('learning', { camera: [1.25, 0.5, 5.4] }),
  'tour-agents': closeUp('agents', { camera: [0.75, 1.3, 5.4] }),
  'tour-process': stream({
    camera: [20.95, 11.6, 13.7],
    target: [-1.84, -3.05, 0],
    fov: 20,
    offset: [0.109, -0.093],
    panorama: { offset: [0.01, -0.093] },
    portrait: {
      camera: [15.4, 25.7, 12.5],
      target: [14.7, -6.8, 0],
      fov: 38,
      offset: [1.289, 0.074],
    },
  }),
  // The title of this stop is wide, so that the bodies stay in the right half.
  'tour-signal': stream({
    camera: [14.56, 6.87, 4.49],
    target: [-3.9, -4, 0],
    fov: 36.5,
    offset: [0.185, 0.07],
    panorama: { offset: [0.05, 0.07] },
    portrait: {
      camera: [4.85, 18.05, 11.15],
      target: [5.5, -3.85, 0],
      fov: 57.7,
      offset: [0.38, 0.13],
    },
  }),
  'tour-core': coreShot({
    camera: [0.5, 0.9, 9.4],
    fov: 35,
    offset: [0.265, 0.04],
    activity: { ...noActivity, core: 1 },
    flow: { density: 0.3, speed: 0.8 },
    coreScale: 1.9,
    coreIntensity: 1.6,
    portrait: { camera: [0.3, 0.9, 10.4], fov: 42, offset: [0, 0.26] },
    panorama: { offset: [0.07, 0.03] },
  }),
} satisfies Record<string, Shot>;
