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

export interface Shot extends Framing {
  /** Camera and target are measured from this body's place. */
  about?: BodyId;
  /** This body leads: the others step back. */
  lead?: BodyId;
  activity: Record<BodyId, number>;
  flow: { density: number; speed: number };
  spread: number;
  straight: number;
  orbit: number;
  /** How far the bodies have moved along their ring, degrees, counter-clockwise. */
  turn: number;
  coreScale: number;
  /** Power of the core's light. */
  glow: number;
  /** How visible the bodies are that don't lead. */
  others: number;
  portrait: Partial<Framing>;
  /** On screens much wider than tall: a wall of displays. */
  panorama?: Partial<Framing>;
}

/** Activity of a world in which nothing leads. */
export const calm = { edge: 0.25, shield: 0.25, learning: 0.25, agents: 0.25, core: 0.3 };
/** What shots have in common until they say otherwise. */
export const base = {
  offset: [0, 0],
  activity: calm,
  flow: { density: 1, speed: 1 },
  spread: 0,
  straight: 0,
  orbit: 0,
  turn: 0,
  coreScale: 1,
  glow: 1,
  others: 1,
} as const;
