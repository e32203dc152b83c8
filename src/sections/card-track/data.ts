import type { OfferingId, Titled } from '../../content/types/base.ts';

/** Use-case or audience cards as rows: title, benefit line, text. */
export interface CardTrack extends Titled {
  kind: 'card-track';
  accent?: OfferingId;
  cards: readonly { title: string; benefit?: string; description: string; href?: string }[];
}
