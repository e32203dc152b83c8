import type { Rich, Titled } from '../../content/types/base.ts';

/** A two-column essay: claim on the left, reasons on the right. */
export interface Essay extends Titled {
  kind: 'essay';
  paragraphs: readonly Rich[];
  /** A sentence pulled out and set large. */
  pull?: string;
}
