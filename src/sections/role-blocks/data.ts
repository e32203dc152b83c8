import type { GlyphName, Metric, Picture, Titled } from '../../content/types/base.ts';

export interface RoleBlock {
  id: string;
  title: string;
  description: string;
  icon: GlyphName;
  image: Picture;
  challenges: readonly string[];
  solutions: readonly string[];
  metrics: readonly Metric[];
  href: string;
}

export interface RoleBlocks extends Titled {
  kind: 'role-blocks';
  roles: readonly RoleBlock[];
}
