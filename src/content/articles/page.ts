import type { ArticleBlock, ArticleBodySection } from '../../sections/article-body/index.tsx';
import type { ClosingCallSection } from '../../sections/closing-call/index.tsx';
import type { RelatedLink } from '../../sections/related/index.tsx';
import { textOf } from '../plain-text.ts';
import type { Crumb, Page, PageMeta } from '../types.ts';
import { neighbors, postById } from './cards.ts';

export function wordCount(blocks: readonly ArticleBlock[], standfirst: readonly string[]): number {
  const text = [...standfirst, ...blocks.map(textOf)].join(' ').trim();
  return text === '' ? 0 : text.split(/\s+/).length;
}

/** An article beside its card: words for search engines, what it says, and where to go next. */
interface Article extends Pick<PageMeta, 'description' | 'keywords'> {
  /** For the browser's tab and lists of links, where the headline is too long for them. */
  title?: string;
  related: readonly RelatedLink[];
  closing: Pick<ClosingCallSection, 'eyebrow' | 'title' | 'text' | 'actions'>;
  standfirst: ArticleBodySection['standfirst'];
  blocks: readonly ArticleBlock[];
}

/** Interface words in the language of the article. */
const words = {
  en: { home: 'Home', related: 'Keep reading', viewAll: 'All articles' },
  es: { home: 'Inicio', related: 'Sigue leyendo', viewAll: 'Todos los artículos (en inglés)' },
} as const;

/**
 * The page of one article; such pages differ in words only. Its card stands in `cards.ts`, so that a
 * list of articles loads without them.
 *
 * @param id of the card
 */
export function articlePage(id: string, article: Article): Page {
  const card = postById(id);
  const label = words[card.language ?? 'en'];
  const breadcrumbs: readonly Crumb[] = [
    { label: label.home, href: '/' },
    { label: 'Blog', href: '/blog' },
    { label: card.title },
  ];
  return {
    meta: {
      title: article.title ?? card.title,
      description: article.description,
      keywords: article.keywords,
      schema: ['article'],
    },
    breadcrumbs,
    lang: card.language === 'es' ? 'es-MX' : 'en',
    shot: 'still',
    sections: [
      {
        kind: 'article-body',
        card,
        standfirst: article.standfirst,
        blocks: article.blocks,
        words: wordCount(article.blocks, article.standfirst),
        ...neighbors(card.id),
      },
      {
        kind: 'related',
        title: label.related,
        links: article.related,
        viewAll: { label: label.viewAll, href: '/blog' },
      },
      { kind: 'closing-call', ...article.closing },
    ],
  };
}
