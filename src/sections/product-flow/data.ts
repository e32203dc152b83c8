import type { OfferingId, Titled } from '../../content/types/base.ts';

/** The four-step flow across the four products. */
export interface ProductFlow extends Titled {
  kind: 'product-flow';
  steps: readonly { offering: OfferingId; title: string; description: string }[];
}
