import { blockText } from '../plain-text.ts';
import type {
  ArticleBlock,
  Crumb,
  Page,
  PageMeta,
  RelatedLink,
  Rich,
  SectionOf,
} from '../types.ts';
import { neighbors, postById } from './cards.ts';

/** Number of words of an article's text and its summary. */
export function wordCount(blocks: readonly ArticleBlock[], standfirst: readonly string[]): number {
  const text = [...standfirst, ...blocks.map(blockText)].join(' ').trim();
  return text === '' ? 0 : text.split(/\s+/).length;
}

/** The data of an article that its card does not have: metadata, text and links. */
interface Article extends Pick<PageMeta, 'description' | 'keywords'> {
  /** Title of the document, if the headline is too long for it. */
  title?: string;
  related: readonly RelatedLink[];
  closing: Omit<SectionOf<'closing-call'>, 'kind'>;
  standfirst: SectionOf<'article-body'>['standfirst'];
  /** A text alone is a paragraph. */
  blocks: readonly (ArticleBlock | Rich)[];
}

/** Labels of an article's page, by language of the article. */
const articleLabels = {
  en: { home: 'Home', related: 'Keep reading', viewAll: 'All Articles' },
  'es-MX': { home: 'Inicio', related: 'Sigue leyendo', viewAll: 'Todos los artículos (en inglés)' },
} as const;

/**
 * Builds the page of an article from its card and the rest of its data. The cards are in a separate
 * file, `cards.ts`, so that lists of articles load only the cards.
 *
 * @param id id of the card
 */
export function articlePage(id: string, article: Article): Page {
  const card = postById(id);
  const labels = articleLabels[card.lang];
  const blocks = article.blocks.map(
    (block): ArticleBlock =>
      typeof block === 'object' && 'kind' in block ? block : { kind: 'paragraph', text: block },
  );
  const breadcrumbs: readonly Crumb[] = [
    { label: labels.home, href: '/' },
    { label: 'Blog', href: '/blog' },
    { label: card.title },
  ];
  return {
    meta: {
      title: article.title ?? card.title,
      description: article.description,
      keywords: article.keywords,
    },
    breadcrumbs,
    lang: card.lang,
    shot: 'none',
    sections: [
      {
        kind: 'article-body',
        card,
        standfirst: article.standfirst,
        blocks,
        words: wordCount(blocks, article.standfirst),
        ...neighbors(card.id),
      },
      {
        kind: 'related',
        title: labels.related,
        links: article.related,
        viewAll: { label: labels.viewAll, href: '/blog' },
      },
      { kind: 'closing-call', ...article.closing },
    ],
  };
}
