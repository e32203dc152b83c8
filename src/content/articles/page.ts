import type {
  ArticleBlock,
  ClosingCall,
  Crumb,
  Page,
  PageMeta,
  PostCard,
  RelatedLink,
} from '../types.ts';
import { neighbors } from './cards.ts';
import { wordCount } from './reading-time.ts';

interface Body {
  standfirst: string;
  blocks: readonly ArticleBlock[];
}

/** What a page adds to the article: words for search engines, and where to go next. */
interface Around extends Pick<PageMeta, 'description' | 'keywords'> {
  /** For the browser's tab and lists of links, where the headline is too long for them. */
  title?: string;
  related: readonly RelatedLink[];
  closing: Pick<ClosingCall, 'eyebrow' | 'title' | 'text' | 'actions'>;
}

/** Interface words in the language of the article. */
const words = {
  en: { home: 'Home', related: 'Keep reading', viewAll: 'All articles' },
  es: { home: 'Inicio', related: 'Sigue leyendo', viewAll: 'Todos los artículos (en inglés)' },
} as const;

/** The page of one article. Pages of articles differ in words only. */
export function articlePage(card: PostCard, body: Body, around: Around): Page {
  const label = words[card.language ?? 'en'];
  const breadcrumbs: readonly Crumb[] = [
    { label: label.home, href: '/' },
    { label: 'Blog', href: '/blog' },
    { label: card.title },
  ];
  return {
    meta: {
      title: around.title ?? card.title,
      description: around.description,
      keywords: around.keywords,
      schema: ['article'],
    },
    breadcrumbs,
    lang: card.language === 'es' ? 'es-MX' : 'en',
    shot: 'still',
    sections: [
      {
        kind: 'article-body',
        card,
        standfirst: body.standfirst,
        blocks: body.blocks,
        words: wordCount(body.blocks, body.standfirst),
        ...neighbors(card.id),
      },
      {
        kind: 'related',
        title: label.related,
        links: around.related,
        viewAll: { label: label.viewAll, href: '/blog' },
      },
      { kind: 'closing-call', ...around.closing },
    ],
  };
}
