import type { Base, OfferingId } from '../../content/types/base.ts';

/** Questions in very large type; the answer is one sentence. */
export interface WhatIf extends Base {
  kind: 'what-if';
  eyebrow: string;
  title: string;
  questions: readonly { question: string; answer: string; offering: OfferingId }[];
}
