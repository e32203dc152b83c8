/** What each picture of the site shows: a frame of the 3D scene, or a drawn cover. */
import type { PictureName } from '../../../src/content/types.ts';
import type { ShotName } from '../../../src/scene/shared/shots.ts';
import type { CoverName } from './covers.ts';
import type { Frame } from './studio.ts';

/** A picture that is a frame of the 3D scene, on the site's dark colour (ink). */
export interface Still extends Frame {
  /**
   * The part of the frame that is shown: left and top edge and width, as shares of the frame's
   * size. The part has the proportions of the frame.
   */
  part: { left: number; top: number; share: number };
}

/** A picture that is an article's cover, drawn on the site's light colour (paper). */
export interface Printed {
  cover: CoverName;
  /** Shot for the social card of the article, because cards always show the scene. */
  cardShot: ShotName;
}

export type Recipe = Still | Printed;

export const isStill = (recipe: Recipe): recipe is Still => 'shot' in recipe;

const whole = { left: 0, top: 0, share: 1 };

/** The recipe of each picture. No two pictures use the same shot. */
export const recipes: Record<PictureName, Recipe> = {
  // The four products, each at a moment when its object in the scene is active.
  edge: { shot: 'detail-edge', at: 14, part: whole },
  shield: { shot: 'detail-shield', at: 14, part: whole },
  learning: { shot: 'detail-learning', at: 14, part: whole },
  agents: { shot: 'detail-agents', at: 9, part: whole },
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
