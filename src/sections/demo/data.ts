import type { InterestId, OfferingId, Titled } from '../../content/types/base.ts';

/** What a product page's figure becomes where a visitor can play it (`features/demos`). */
export interface Demo extends Titled {
  kind: 'demo';
  instrument: OfferingId;
  caption: string;
  /** What a visitor does after a run: the contact form, with the run's result in it. */
  action: { label: string; interest: InterestId };
}
