import type { Titled } from '../../content/types/base.ts';

/** Two facing columns: what hurts, what answers it, row by row. */
export interface Comparison extends Titled {
  kind: 'comparison';
  leftLabel: string;
  rightLabel: string;
  rows: readonly { left: string; right: string }[];
}
