import type { Base } from '../../content/types/base.ts';
import type { PostCard } from '../posts/data.ts';

/** Resources: one card is a link, the others announce themselves with a notice. */
export interface ResourceCards extends Base {
  kind: 'resource-cards';
  cards: readonly (
    | { title: string; text: string; status: string; href: string; posts: readonly PostCard[] }
    | {
        title: string;
        text: string;
        status: 'Coming Soon';
        topic: string;
        /** What of it can be read already. */
        now?: { label: string; href: string };
      }
  )[];
}
