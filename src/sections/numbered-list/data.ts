import type { OfferingId, Titled } from '../../content/types/base.ts';

/** A numbered list on hairlines (benefit lists, capabilities, challenges). */
export interface NumberedList extends Titled {
  kind: 'numbered-list';
  accent?: OfferingId;
  items: readonly { title: string; text: string }[];
}
