import type { BodyId, PictureName } from '../../src/content/types.ts';
import type { ShotName } from '../../src/scene/shared/shots.ts';
import type { Frame } from './scene.ts';

/** One drawing in a picture. Lengths are shares of the picture's width, from its top left corner. */
export interface Layer {
  body: BodyId | 'suite';
  /** Middle of the drawing. */
  x: number;
  y: number;
  /** Width of the drawing. */
  size: number;
  opacity?: number;
  /** Degrees, clockwise. */
  turn?: number;
}

/** A frame of the scene, on ink. */
export interface Still extends Frame {
  /** Which part is shown, in shares of the whole frame; a part keeps the frame's proportions. */
  part: { left: number; top: number; share: number };
}

/** Drawings, on paper. */
export interface Drawn {
  /** Where the light of the core falls, and how far it reaches. */
  light: { x: number; y: number; reach: number };
  layers: readonly Layer[];
  /** Shot of the social card of the page that shows it: cards are always on ink. */
  cardShot: ShotName;
}

export type Recipe = Still | Drawn;

export const isStill = (recipe: Recipe): recipe is Still => 'shot' in recipe;

/** Most of the frame: the subject stands large, and the flow still comes from somewhere. */
const most = { left: 0.12, top: 0.06, share: 0.88 };
const whole = { left: 0, top: 0, share: 1 };

/** What each picture shows; no two share a shot. */
export const recipes: Record<PictureName, Recipe> = {
  // The offerings, each at a moment when it is doing its work.
  edge: { shot: 'edge', at: 14, part: most },
  shield: { shot: 'shield', at: 14, part: most },
  learning: { shot: 'learning', at: 14, part: most },
  agents: { shot: 'agents', at: 9, part: most },
  // The roles.
  'finance-leaders': { shot: 'pulse', at: 9, part: { left: 0.06, top: 0.04, share: 0.9 } },
  'ai-data-teams': { shot: 'gate-learning', at: 9, part: { left: 0.1, top: 0, share: 0.9 } },
  'compliance-officers': { shot: 'gate-shield', at: 9, part: { left: 0.1, top: 0, share: 0.9 } },
  // The articles.
  'blog-crm': { shot: 'human', at: 9, part: whole },
  'blog-breakfast': {
    light: { x: 0.5, y: 0.1, reach: 0.6 },
    layers: [{ body: 'core', x: 0.5, y: 0.58, size: 1.06 }],
    cardShot: 'pulse',
  },
  'blog-speed': { shot: 'stream', at: 9, part: { left: 0.16, top: 0.06, share: 0.78 } },
  'blog-latam': {
    light: { x: 0.3, y: 0.2, reach: 0.8 },
    layers: [{ body: 'learning', x: 0.5, y: 0.33, size: 1.16, turn: -14 }],
    cardShot: 'field',
  },
  'blog-compliance': { shot: 'gate-agents', at: 9, part: whole },
};
