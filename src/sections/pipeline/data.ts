import type { InterestId, OfferingId, Titled } from '../../content/types/base.ts';

export interface PipelineStep {
  id: 'input' | 'secure' | 'ml' | 'action';
  label: string;
  /** Seconds that the step stays lit when the light leaves the line; the running index follows the motion tokens. */
  delay: number;
  offering: OfferingId;
  text: string;
}

export interface Pipeline extends Titled {
  kind: 'pipeline';
  steps: readonly PipelineStep[];
  film: { title: string; caption: string };
  /** What a visitor does after a signal was followed to its end: the contact form, with the result in it. */
  action: { label: string; interest: InterestId };
}
