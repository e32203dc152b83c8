import type { BodyId, PictureName } from '../../src/content/types.ts';

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

export interface Recipe {
  surface: 'ink' | 'paper';
  /** Where the warm light of the core falls, and how far it reaches. */
  light: { x: number; y: number; reach: number };
  layers: readonly Layer[];
}

const alone = (body: BodyId, x: number, size: number, turn = 0): Recipe => ({
  surface: 'ink',
  light: { x: 1 - x, y: 0.2, reach: 0.7 },
  layers: [{ body, x, y: 0.34, size, turn }],
});

/** A body so near that the picture crops it. */
const near = (body: BodyId, x: number, y: number, turn: number): Recipe => ({
  surface: 'ink',
  light: { x: 1 - x, y: 1 - y, reach: 0.8 },
  layers: [{ body, x, y, size: 1.15, turn }],
});

const pair = (surface: Recipe['surface'], left: Layer, right: Layer): Recipe => ({
  surface,
  light: { x: 0.5, y: 0.33, reach: 0.75 },
  layers: [left, right],
});

/** What each picture shows. Every one is drawn from the diagram's own bodies. */
export const recipes: Record<PictureName, Recipe> = {
  edge: alone('edge', 0.58, 0.66),
  shield: alone('shield', 0.44, 0.66),
  learning: alone('learning', 0.56, 0.68),
  agents: alone('agents', 0.46, 0.66),
  core: alone('core', 0.5, 0.6),
  suite: {
    surface: 'ink',
    light: { x: 0.5, y: 0.33, reach: 0.6 },
    layers: [{ body: 'suite', x: 0.5, y: 0.333, size: 0.98 }],
  },
  collect: near('edge', 0.66, 0.4, -12),
  protect: near('shield', 0.3, 0.38, 18),
  process: near('learning', 0.62, 0.3, -8),
  execute: near('agents', 0.4, 0.34, 14),
  'finance-leaders': pair(
    'ink',
    { body: 'shield', x: 0.28, y: 0.36, size: 0.62 },
    { body: 'core', x: 0.8, y: 0.3, size: 0.36 },
  ),
  'ai-data-teams': pair(
    'ink',
    { body: 'learning', x: 0.66, y: 0.34, size: 0.74 },
    { body: 'edge', x: 0.16, y: 0.42, size: 0.36, opacity: 0.8 },
  ),
  'compliance-officers': pair(
    'ink',
    { body: 'agents', x: 0.34, y: 0.36, size: 0.66 },
    { body: 'shield', x: 0.84, y: 0.26, size: 0.34, opacity: 0.8 },
  ),
  curiosity: near('core', 0.2, 0.5, 0),
  judgement: near('core', 0.5, 0.62, 0),
  empathy: near('core', 0.8, 0.5, 0),
  imagination: near('core', 0.5, 0.02, 0),
  'blog-crm': pair(
    'paper',
    { body: 'agents', x: 0.3, y: 0.34, size: 0.58 },
    { body: 'core', x: 0.78, y: 0.36, size: 0.4 },
  ),
  'blog-breakfast': {
    surface: 'paper',
    light: { x: 0.5, y: 0.1, reach: 0.6 },
    layers: [{ body: 'core', x: 0.5, y: 0.56, size: 0.92 }],
  },
  'blog-speed': pair(
    'paper',
    { body: 'edge', x: 0.7, y: 0.36, size: 0.74 },
    { body: 'edge', x: 0.1, y: 0.2, size: 0.3, opacity: 0.5 },
  ),
  'blog-latam': pair(
    'paper',
    { body: 'learning', x: 0.42, y: 0.34, size: 0.78 },
    { body: 'edge', x: 0.9, y: 0.5, size: 0.3, opacity: 0.7 },
  ),
  'blog-compliance': pair(
    'paper',
    { body: 'shield', x: 0.64, y: 0.34, size: 0.68 },
    { body: 'agents', x: 0.12, y: 0.46, size: 0.36, opacity: 0.7 },
  ),
};
