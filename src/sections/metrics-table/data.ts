import type { OfferingId, Titled } from '../../content/types/base.ts';

/** Figures set like a table in an annual report. */
export interface MetricsTable extends Titled {
  kind: 'metrics-table';
  accent?: OfferingId;
  rows: readonly {
    /** As printed, e.g. '75%', '3–6×', '90 days'. */
    figure: string;
    label: string;
    note?: string;
  }[];
}
