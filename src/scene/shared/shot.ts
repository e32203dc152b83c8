import type { BodyId, Layout, OfferingId } from './diagram.ts';
import type { Vec3 } from './vector.ts';

export const bodies = ['edge', 'shield', 'learning', 'agents', 'core'] as const satisfies BodyId[];

export interface Framing {
  /** Camera and target in world units, relative to the body `relativeTo` or to the origin. */
  camera: Vec3;
  target: Vec3;
  /** Vertical field of view in degrees, at the aspect ratio of the layout (wide or tall). */
  fov: number;
  /** How far the picture is moved right and up, as a share of the screen's size. */
  offset: readonly [x: number, y: number];
}

/** All bodies in their usual shapes, and how a shot can change them. */
export const noMorph = {
  /** Edge: its prisms stand in three rows along a line, 0 to 1. */
  inLine: 0,
  /** Edge: one prism is raised, all others are low, 0 to 1. */
  alone: 0,
  /**
   * Edge: where all bodies stand in a line (`pipelineBlend`), it faces the core and not the incoming
   * light, 0 to 1.
   */
  facesCore: 0,
  /** Learning: one node in the middle lights a ring of nodes, 0 to 1. */
  ringed: 0,
  /** Learning: two chains of nodes, equal up to one node and different after it, 0 to 1. */
  parted: 0,
  /** Learning: nodes in layers one below another, causes above their effects, 0 to 1. */
  layered: 0,
  /** Shield: 1 wide open, -1 closed. */
  opened: 0,
  /** Agents: the rings stand one behind another along the flow, like doors, 0 to 1. */
  doors: 0,
};

export type Morphs = typeof noMorph;

/**
 * What must be visible of a shot: for each body the radius of a sphere around it, relative to the
 * body's own. The bounds of the projected spheres are fitted into the box in which the page shows
 * the shot.
 */
export interface Bounds extends Partial<Record<BodyId, number>> {
  /** How far the frame is moved right and up from those bounds, as shares of their size. */
  shift?: readonly [right: number, up: number];
}

/** A shot: a named camera framing of the scene, and the state of the scene in it. */
export interface Shot extends Framing {
  /** Absent in shots that are shown only on the whole screen. */
  bounds?: Bounds;
  /** Camera and target are relative to the position of this body. */
  relativeTo?: BodyId;
  /** The body in focus: all others dim to `backgroundIntensity`. */
  focus?: BodyId;
  /** Bodies as visible as the one in focus. The line art shows only these and the one in focus. */
  alsoFocused?: readonly BodyId[];
  /** How strongly each body moves and lights up, 0 to 1. */
  activity: Record<BodyId, number>;
  /** The light that moves along a curve through all bodies; 1 is usual. */
  flow: { density: number; speed: number };
  /** Blend from the ring (0) to a loose field of bodies (1). */
  explode: number;
  /** Blend from the ring (0) to a straight stream through the bodies (1). */
  pipelineBlend: number;
  /** Speed at which all bodies orbit the core, 0 to 1. */
  orbitSpeed: number;
  /** Rotation of the bodies along their ring, degrees, counter-clockwise. */
  ringRotation: number;
  coreScale: number;
  /** Sizes of the other bodies relative to their own; 1 where absent. */
  sizes: Partial<Record<OfferingId, number>>;
  morph: Partial<Morphs>;
  /** Intensity of the core's light. */
  coreIntensity: number;
  /** Intensity of the bodies that are not in focus, 0 to 1. */
  backgroundIntensity: number;
  /** Framing on screens taller than wide. */
  portrait: Partial<Framing>;
  /** Framing on screens much wider than tall, such as a wall of displays. */
  panorama?: Partial<Framing>;
}

export const framingOf = (shot: Shot, layout: Layout): Framing =>
  layout === 'tall' ? { ...shot, ...shot.portrait } : shot;

/** Activity of the bodies while none is in focus. */
export const restingActivity = {
  edge: 0.25,
  shield: 0.25,
  learning: 0.25,
  agents: 0.25,
  core: 0.3,
};
export const noActivity = { edge: 0, shield: 0, learning: 0, agents: 0, core: 0 };

/** Defaults of all shots. */
export const base = {
  target: [0, 0, 0],
  offset: [0, 0],
  activity: restingActivity,
  flow: { density: 1, speed: 1 },
  explode: 0,
  pipelineBlend: 0,
  orbitSpeed: 0,
  ringRotation: 0,
  coreScale: 1,
  sizes: {},
  morph: {},
  coreIntensity: 1,
  backgroundIntensity: 1,
  portrait: {},
} as const;

/** The camera of a shot, and what it sets differently from its kind. */
export type ShotOptions = Pick<Shot, 'camera'> & Partial<Shot>;

/** One body beside a headline: right of the middle, or below it on narrow screens. */
export const bodyShot = (id: OfferingId, options: ShotOptions): Shot => ({
  ...base,
  relativeTo: id,
  focus: id,
  fov: 28,
  offset: [0.21, 0],
  activity: { ...restingActivity, [id]: 1 },
  flow: { density: 0.85, speed: 1 },
  backgroundIntensity: 0.4,
  portrait: { fov: 37, offset: [0, -0.2] },
  ...options,
});

/** The core with nothing around it. */
export const coreShot = (options: ShotOptions): Shot => ({
  ...base,
  relativeTo: 'core',
  focus: 'core',
  fov: 30,
  activity: { ...noActivity, core: 0.7 },
  flow: { density: 0, speed: 0.4 },
  backgroundIntensity: 0,
  ...options,
});
