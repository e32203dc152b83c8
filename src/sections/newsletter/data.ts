import type { Titled } from '../../content/types/base.ts';

export interface Newsletter extends Titled {
  kind: 'newsletter';
}
