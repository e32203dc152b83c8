import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { fold } from '../../lib/anchor.ts';
import type { SearchEngine } from '../../lib/search/engine.ts';
import { loadEngine } from './load.ts';

const never = () => () => {};
const parameter = 'q';
/** History state of entries that `useQuery` wrote. */
const ownState = 'typed';

/**
 * The search query in the address, `?q=…`, so that a result list can be linked. The first letter adds
 * an entry to the history, and later letters replace that entry.
 *
 * The query is empty in prerendered HTML and during hydration, because the HTML is the same for every query.
 */
export function useQuery() {
  const [params, setParams] = useSearchParams();
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const queryInAddress = hydrated ? (params.get(parameter) ?? '') : '';
  const [typed, setTyped] = useState(queryInAddress);
  const { state } = useLocation();
  const navigationType = useNavigationType();

  // The field writes the address. It follows the address only when something else changed that: Back,
  // Forward, a link, or hydration.
  const changedElsewhere = navigationType === 'POP' || state !== ownState;
  useEffect(() => {
    if (changedElsewhere) setTyped(queryInAddress);
  }, [queryInAddress, changedElsewhere]);

  const change = useCallback(
    (next: string) => {
      setTyped(next);
      // `location` is read instead of `params`, because React may render one letter late.
      const current = new URLSearchParams(location.search);
      const replace = current.has(parameter) || !next.trim();
      if (next.trim()) current.set(parameter, next.trim());
      else current.delete(parameter);
      setParams(current, { replace, preventScrollReset: true, state: ownState });
    },
    [setParams],
  );

  return { typed, query: typed.trim(), change };
}

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
 * The articles that match a query: first the matches of the search index, which has every word of an
 * article and tolerates typing errors, then articles whose card has every word of the query. If the
 * index can't be loaded, only the cards are searched. Nothing is returned before the index has loaded or
 * failed, because a list that changes later would move under the reader.
 *
 * @returns `null` until then
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
