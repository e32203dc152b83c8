import type { GlyphName, Metric, OfferingId, ShotId, Titled } from '../../content/types/base.ts';

export interface BuyerCard {
  icon: GlyphName;
  title: string;
  tagline: string;
  benefit: string;
  description: string;
  /** The one figure that is set large, two digits and a sign, e.g. '75%'; `visualLabel` says what it is. */
  visual: `${number}%`;
  visualLabel: string;
  /** What else is counted for this role. */
  metrics: readonly Metric[];
  /** Accent of the role, and the scene's shot behind it. */
  accent: OfferingId | 'human';
  shot: ShotId;
  link: string;
  linkLabel: string;
}

export interface AudiencePicker extends Titled {
  kind: 'audience-picker';
  cards: readonly BuyerCard[];
}
