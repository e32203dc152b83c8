import type { Base } from '../../content/types/base.ts';

export interface Contact extends Base {
  kind: 'contact';
  title: string;
  lede: string;
  follow: { title: string; text: string; label: string };
  headquarters: { title: string; lines: readonly string[] };
  why: { title: string; items: readonly string[] };
  /** One plain sentence on what is kept and why. */
  privacy: string;
}
