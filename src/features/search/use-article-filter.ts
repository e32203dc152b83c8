import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { currentAddress, flushAddress, replaceAddress } from '../../lib/address.ts';
import { fold } from '../../lib/anchor.ts';
import type { SearchEngine } from '../../lib/search/engine.ts';
import { loadEngine } from './load.ts';

/** Subscription to a value that never changes. */
const subscribeToNothing = () => () => {};
const parameter = 'q';
/** History state of entries that `useQuery` has added. */
const ownState = 'typed';

/**
 * The search query in the address, `?q=…`, so that a result list can be linked. The first letter
 * adds an entry to the history, and later letters replace that entry.
 *
 * The query is empty in prerendered HTML and during hydration, because the HTML is the same for
 * every query.
 */
export function useQuery() {
  const [params, setParams] = useSearchParams();
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const queryInAddress = isHydrated ? (params.get(parameter) ?? '') : '';
  const [typed, setTyped] = useState(queryInAddress);
  const { state } = useLocation();
  const navigationType = useNavigationType();

  // The field's text is written to the address. The reverse happens only if something else has
  // changed the address: Back, Forward, a link, or hydration.
  const isChangedElsewhere = navigationType === 'POP' || state !== ownState;
  useEffect(() => {
    if (isChangedElsewhere) setTyped(queryInAddress);
  }, [queryInAddress, isChangedElsewhere]);

  const change = useCallback(
    (next: string) => {
      setTyped(next);
      const text = next.trim();
      // The address is read instead of `params`, because React may render one letter late.
      const { searchParams } = currentAddress();
      if (text && !searchParams.has(parameter)) {
        flushAddress();
        searchParams.set(parameter, text);
        setParams(searchParams, { preventScrollReset: true, state: ownState });
      } else {
        replaceAddress((url) => {
          if (text) url.searchParams.set(parameter, text);
          else url.searchParams.delete(parameter);
        });
      }
    },
    [setParams],
  );

  return { typed, query: typed.trim(), change };
}

/** What the filter needs of an article: the texts of its card, and its path. */
interface Article {
  title: string;
  excerpt: string;
  category: string;
  link: string;
}

/** Whether the card of an article has every word of the query. */
function cardMatches({ title, excerpt, category }: Article, query: string): boolean {
  const card = fold(`${title} ${excerpt} ${category}`);
  return fold(query)
    .split(/\s+/)
    .every((word) => card.includes(word));
}

/**
 * The articles that match a query: first the matches of the search index, which has every word of
 * an article and tolerates typing errors, then articles whose card has every word of the query. If
 * the index can't be loaded, only the cards are searched. Nothing is returned before the index has
 * loaded or failed, because a list that changes later would move under the reader.
 *
 * @returns null until the index has loaded or failed
 */
export function useArticleFilter<T extends Article>(
  articles: readonly T[],
  query: string,
): readonly T[] | null {
  const [engine, setEngine] = useState<SearchEngine | 'none'>();
  const needsEngine = query !== '';

  useEffect(() => {
    if (!needsEngine || engine) return;
    loadEngine().then(
      (loaded) => setEngine(loaded),
      () => setEngine('none'),
    );
  }, [needsEngine, engine]);

  return useMemo(() => {
    if (!query) return articles;
    if (!engine) return null;
    const isListedArticle = ({ path }: { path: string }) =>
      articles.some((article) => article.link === path);
    const hits = engine === 'none' ? [] : engine.search(query, isListedArticle);
    const foundByIndex = hits.flatMap((hit) =>
      articles.filter((article) => article.link === hit.page.path),
    );
    const foundByCard = articles.filter(
      (article) => !foundByIndex.includes(article) && cardMatches(article, query),
    );
    return [...foundByIndex, ...foundByCard];
  }, [articles, query, engine]);
}
