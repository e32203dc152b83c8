import type { Action, Base, DiagramNode } from '../../content/types/base.ts';

export interface HomeHero extends Base {
  kind: 'home-hero';
  eyebrow: string;
  /** Headline, one string a line. */
  lines: readonly string[];
  lede: string;
  actions: readonly Action[];
  /** Label of the hint to scroll. */
  hint: string;
  nodes: readonly DiagramNode[];
}
