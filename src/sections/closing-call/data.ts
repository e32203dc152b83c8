import type { Action, Base } from '../../content/types/base.ts';

export interface ClosingCall extends Base {
  kind: 'closing-call';
  eyebrow?: string;
  title: string;
  text?: string;
  /** Whether to print the seasonal line on limited spots (one constant in `site.ts`). */
  spots?: boolean;
  actions: readonly Action[];
}
