import type { BodyId } from './diagram.ts';
import type { Vec3 } from './vector.ts';

export interface Framing {
  /** From `about`, or from the middle of the stage. */
  camera: Vec3;
  target: Vec3;
  /** Vertical, degrees, at the layout's own aspect ratio. */
  fov: number;
  /** Share of the picture by which the subject stands right of and above the middle. */
  offset: readonly [x: number, y: number];
}

/** How a page's shot changes the shape of bodies; 0 leaves a body as it is on every other page. */
export interface Morphs {
  /** Edge: its prisms stand in a line of three rows, 0 to 1. */
  inLine: number;
  /** Edge: one prism is raised, all others are low, 0 to 1. */
  alone: number;
  /** Edge: in the stream it faces the core instead of the incoming light, 0 to 1. */
  facesCore: number;
  /** Learning: one node lights a ring, 0 to 1. */
  ringed: number;
  /** Learning: two chains of nodes that differ in one place, 0 to 1. */
  parted: number;
  /** Learning: its generations lie one below another, each a layer, 0 to 1. */
  layered: number;
  /** Shield: 1 wide open, -1 sealed. */
  opened: number;
  /** Agents: the rings stand one behind another along the flow, like doors, 0 to 1. */
  doors: number;
}

export interface Shot extends Framing {
  /** Camera and target are measured from this body's place. */
  relativeTo?: BodyId;
  /** The body in focus: all others dim by `others`. */
  focus?: BodyId;
  /** Bodies as visible as the one in focus. The line art shows only these and the one in focus. */
  alsoFocused?: readonly BodyId[];
  activity: Record<BodyId, number>;
  flow: { density: number; speed: number };
  explode: number;
  pipelineBlend: number;
  orbitSpeed: number;
  /** How far the bodies have moved along their ring, degrees, counter-clockwise. */
  ringRotation: number;
  coreScale: number;
  morph: Partial<Morphs>;
  /** Power of the core's light. */
  coreIntensity: number;
  /** Presence of the bodies that are not in focus, 0 to 1. */
  backgroundIntensity: number;
  portrait: Partial<Framing>;
  /** On screens much wider than tall: a wall of displays. */
  panorama?: Partial<Framing>;
}

/** No body is changed. */
export const noMorph: Morphs = {
  inLine: 0,
  alone: 0,
  facesCore: 0,
  ringed: 0,
  parted: 0,
  layered: 0,
  opened: 0,
  doors: 0,
};

/** Activity of the bodies while none is in focus. */
export const restingActivity = {
  edge: 0.25,
  shield: 0.25,
  learning: 0.25,
  agents: 0.25,
  core: 0.3,
};
/** Defaults of all shots. */
export const base = {
  offset: [0, 0],
  activity: restingActivity,
  flow: { density: 1, speed: 1 },
  explode: 0,
  pipelineBlend: 0,
  orbitSpeed: 0,
  ringRotation: 0,
  coreScale: 1,
  morph: {},
  coreIntensity: 1,
  backgroundIntensity: 1,
} as const;
