import type { InstrumentId } from './diagram.ts';
import { base, calm, type Framing, type Shot } from './shot.ts';
import type { Vec3 } from './vector.ts';

/** The stops of event mode: nearer and brighter than a page's shots, for people five metres away. */
export type ExhibitShot =
  | 'exhibit-suite'
  | 'exhibit-edge'
  | 'exhibit-shield'
  | 'exhibit-learning'
  | 'exhibit-agents'
  | 'exhibit-process'
  | 'exhibit-core';

interface CloseUp {
  camera: Vec3;
  target?: Vec3;
  portrait?: Partial<Framing>;
}

/** One body nearly as large as the screen is high, right of the words and of the code; the others are lights far behind it. */
const closeUp = (id: InstrumentId, { camera, target = [0, 0, 0], portrait }: CloseUp): Shot => ({
  ...base,
  about: id,
  lead: id,
  camera,
  target,
  fov: 30,
  offset: [0.265, 0.04],
  activity: { ...calm, [id]: 1 },
  flow: { density: 1, speed: 1.1 },
  glow: 1.25,
  others: 0.3,
  portrait: { fov: 46, offset: [0.03, 0.235], ...portrait },
  panorama: { fov: 28, offset: [0.06, 0.02] },
});

export const exhibitShots: Record<ExhibitShot, Shot> = {
  'exhibit-suite': {
    ...base,
    camera: [-9.6, 2.4, 12.6],
    target: [0, 0.05, 0],
    fov: 34,
    offset: [0.265, 0.03],
    turn: -20,
    activity: { edge: 0.6, shield: 0.6, learning: 0.6, agents: 0.6, core: 0.7 },
    glow: 1.25,
    portrait: { camera: [-1.2, 12.2, 19], fov: 45, offset: [0, 0.218] },
    panorama: { camera: [-2.3, 2.4, 16], fov: 32, offset: [0.12, 0.02] },
  },
  'exhibit-edge': closeUp('edge', { camera: [-2, 1.9, 4.9], target: [0.05, -0.05, 0] }),
  'exhibit-shield': closeUp('shield', { camera: [1.2, 0.8, 5.6] }),
  'exhibit-learning': closeUp('learning', { camera: [1.25, 0.5, 5.4] }),
  'exhibit-agents': closeUp('agents', { camera: [0.75, 1.3, 5.4] }),
  'exhibit-process': {
    ...base,
    camera: [13, 6.4, 5.4],
    target: [2.6, 0, 0],
    fov: 37.5,
    offset: [0.215, 0.06],
    activity: { ...calm, core: 0.6 },
    flow: { density: 1, speed: 1.8 },
    straight: 1,
    glow: 1.2,
    portrait: { camera: [4.2, 5.8, 23], target: [0, -0.4, 0], fov: 40, offset: [0.335, 0.13] },
    panorama: { camera: [-4.6, 3, 14.4], target: [0.4, 0, 0], fov: 31, offset: [0.07, 0.06] },
  },
  'exhibit-core': {
    ...base,
    about: 'core',
    lead: 'core',
    camera: [0.5, 0.9, 9.4],
    target: [0, 0, 0],
    fov: 32,
    offset: [0.265, 0.04],
    activity: { edge: 0, shield: 0, learning: 0, agents: 0, core: 1 },
    flow: { density: 0.3, speed: 0.8 },
    coreScale: 1.9,
    glow: 1.6,
    others: 0,
    portrait: { camera: [0.3, 0.9, 10.4], fov: 38, offset: [0, 0.26] },
    panorama: { offset: [0.07, 0.03] },
  },
};
