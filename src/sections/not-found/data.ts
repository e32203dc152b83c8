import type { Action, Base } from '../../content/types/base.ts';

/** 404. */
export interface NotFound extends Base {
  kind: 'not-found';
  title: string;
  text: string;
  action: Action;
  /** Stands before the link to the address that was meant. */
  meant: string;
  /** Label of the search, which opens with the address's words. */
  search: string;
  links: readonly Action[];
}
