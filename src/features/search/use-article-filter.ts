import { useEffect, useMemo, useState } from 'react';
import { fold } from '../../lib/fold.ts';
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
 * The articles that a query finds, best first. The cards answer at once; the index,
 * which knows every word of the articles and forgives slips, as soon as it is there. Without
 * it the cards' answer stays.
 */
export function useArticleFilter<T extends Article>(articles: readonly T[], query: string) {
  const [engine, setEngine] = useState<SearchEngine>();
  const wanted = query !== '';

  useEffect(() => {
    if (!wanted || engine) return;
    loadEngine().then(
      (loaded) => setEngine(loaded),
      () => {
        // The cards' own words have to do.
      },
    );
  }, [wanted, engine]);

  return useMemo(() => {
    if (!query) return articles;
    const hits =
      engine?.search(query, (page) => articles.some((it) => it.link === page.path)) ?? [];
    const found = hits.flatMap((hit) => articles.filter((it) => it.link === hit.page.path));
    const others = articles.filter((it) => !found.includes(it) && cardHolds(it, query));
    return [...found, ...others];
  }, [articles, query, engine]);
}
