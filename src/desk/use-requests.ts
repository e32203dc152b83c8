import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { Bootstrap, Filter, PageCursor, Row } from '../../supabase/functions/_shared/desk.ts';
import { desk } from '../motion/desk-tokens.ts';
import { api } from './api.ts';
import { client, hasLeft, isStale, keys, merged, type Pages, without } from './cache.ts';
import { isPending } from './changes.ts';

/** The view's requests, as far as they were scrolled to. */
export function useRequests(filter: Filter) {
  const query = useInfiniteQuery({
    queryKey: keys.list(filter),
    queryFn: ({ pageParam }) => api.list(filter, pageParam),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: ({ next }) => next,
    // While letters are typed the last answer stays, dimmed, instead of an empty list.
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => {
    // A page that was on its way during a change still holds the request that the change took out.
    const isGone = (row: Row) => (isPending(row.id) || isStale(row)) && hasLeft(row.id, filter);
    const all = query.data?.pages.flatMap((page) => page.rows) ?? [];
    return all.filter((row) => !isGone(row));
  }, [query.data, filter]);
  return { ...query, rows };
}

/** The rows of a response that are not older than an own change. */
const settled = <T extends Pick<Row, 'id' | 'version'>>(rows: readonly T[]) =>
  rows.filter((row) => !isPending(row.id) && !isStale(row));

/** Versions of requests that are shown whole, and must be read again when they differ. */
function readAgain(rows: readonly Pick<Row, 'id' | 'version'>[]) {
  for (const { id, version } of rows) {
    const whole = client.getQueryData<Row>(keys.request(id));
    if (whole && whole.version !== version) {
      void client.invalidateQueries({ queryKey: keys.request(id) });
    }
  }
}

/**
 * Looks for what is new while the desk is seen, and works it into the list.
 *
 * @param began server's time at which the desk was opened
 */
export function usePoll(filter: Filter, began: string) {
  const since = useRef(began);
  const seen = useRef(filter);
  const listed = client.getQueryData<Pages>(keys.list(filter))?.pages[0]?.now;
  useEffect(() => {
    // A view that is opened anew is as old as its first page.
    if (seen.current !== filter && listed) since.current = listed;
    seen.current = filter;
  }, [filter, listed]);

  return useQuery({
    queryKey: ['poll', filter],
    queryFn: async () => {
      const news = await api.poll(filter, since.current);
      client.setQueryData<Bootstrap>(
        keys.bootstrap,
        (bootstrap) => bootstrap && { ...bootstrap, counts: news.counts, health: news.health },
      );
      // A page that is on its way would replace the list as it was when the page was asked for, so
      // the next poll asks for the same news again.
      const isReading = client.isFetching({ queryKey: keys.list(filter), exact: true }) > 0;
      if (isReading) return since.current;
      since.current = news.now;
      if (news.more) {
        // What has changed of an open request may be in the part that was not told.
        void client.invalidateQueries({ queryKey: keys.requests });
        await client.invalidateQueries({ queryKey: keys.list(filter), exact: true });
        return news.now;
      }
      client.setQueryData<Pages>(keys.list(filter), (pages) => {
        if (!pages) return pages;
        const gone = new Set(settled(news.gone).map(({ id }) => id));
        return merged(without(pages, gone), settled(news.rows));
      });
      readAgain([...settled(news.rows), ...settled(news.gone)]);
      return news.now;
    },
    refetchInterval: desk.poll,
    refetchOnWindowFocus: 'always',
    retry: false,
    staleTime: 0,
  });
}
