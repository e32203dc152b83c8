import type { Action, Base } from '../../content/types/base.ts';

export interface Counter extends Base {
  kind: 'counter';
  title: string;
  /** Static sentence for assistive technology in place of the moving figure. */
  sentence: string;
  label: string;
  action: Action;
}
