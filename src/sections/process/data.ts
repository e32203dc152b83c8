import type { DrawnPicture, OfferingId, Titled } from '../../content/types/base.ts';

export interface ProcessStep {
  /** '01' to '04'. */
  number: string;
  title: string;
  image: DrawnPicture;
  description: string;
  benefit: string;
  offering: OfferingId;
}

export interface Process extends Titled {
  kind: 'process';
  steps: readonly ProcessStep[];
}
