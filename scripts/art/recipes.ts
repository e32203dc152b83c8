import type { PictureName } from '../../src/content/types.ts';
import type { ShotName } from '../../src/scene/shared/shots.ts';
import type { CoverName } from './covers.ts';
import type { Frame } from './scene.ts';

/** A frame of the scene, on ink. */
export interface Still extends Frame {
  /** Which part is shown, in shares of the whole frame; a part keeps the frame's proportions. */
  part: { left: number; top: number; share: number };
}

/** A printed sheet, on paper. */
export interface Printed {
  cover: CoverName;
  /** Shot of the social card of the page that shows it: cards are always on ink. */
  cardShot: ShotName;
}

export type Recipe = Still | Printed;

export const isStill = (recipe: Recipe): recipe is Still => 'shot' in recipe;

/** Most of the frame: the subject stands large, and the flow still comes from somewhere. */
const most = { left: 0.12, top: 0.06, share: 0.88 };

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
  'blog-crm': { cover: 'file', cardShot: 'human' },
  'blog-breakfast': { cover: 'table', cardShot: 'pulse' },
  'blog-speed': { cover: 'check', cardShot: 'stream' },
  'blog-latam': { cover: 'routes', cardShot: 'field' },
  'blog-compliance': { cover: 'match', cardShot: 'gate-agents' },
};
