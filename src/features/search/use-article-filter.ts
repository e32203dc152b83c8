import { useEffect, useMemo, useState } from 'react';
import { fold } from '../../lib/anchor.ts';
import type { SearchEngine } from '../../lib/search/engine.ts';
import { loadEngine } from './load.ts';

interface Article {
  title: string;
  excerpt: string;
  category: string;
  link: string;
}

/** Whether an article's card holds every word of the query. */
function cardHolds({ title, excerpt, category }: Article, query: string): boolean {
  const card = fold(`${title} ${excerpt} ${category}`);
  return fold(query)
    .split(/\s+/)
    .every((word) => card.includes(word));
}

/**
 * The articles that a query finds, best first, from the index, which knows every word of
 * them and tolerates typing errors. Without it the cards' own words are searched. One answer and not
 * first the cards' and then the index's: a list that changes by itself jumps under the eyes.
 *
 * @returns `null` until there is an answer
 */
export function useArticleFilter<T extends Article>(
  articles: readonly T[],
  query: string,
): readonly T[] | null {
  const [engine, setEngine] = useState<SearchEngine | 'none'>();
  const wanted = query !== '';

  useEffect(() => {
    if (!wanted || engine) return;
    loadEngine().then(
      (loaded) => setEngine(loaded),
      () => setEngine('none'),
    );
  }, [wanted, engine]);

  return useMemo(() => {
    if (!query) return articles;
    if (!engine) return null;
    const isOurs = ({ path }: { path: string }) =>
      articles.some((article) => article.link === path);
    const hits = engine === 'none' ? [] : engine.search(query, isOurs);
    const found = hits.flatMap((hit) =>
      articles.filter((article) => article.link === hit.page.path),
    );
    const others = articles.filter(
      (article) => !found.includes(article) && cardHolds(article, query),
    );
    return [...found, ...others];
  }, [articles, query, engine]);
}
