import type { Titled } from '../../content/types/base.ts';

export interface FaqItem {
  question: string;
  answer: string;
}

export interface Faq extends Titled {
  kind: 'faq';
  items: readonly FaqItem[];
}
