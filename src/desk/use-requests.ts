import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { Filter, Opening, Row } from '../../supabase/functions/_shared/desk.ts';
import { desk } from '../motion/desk-tokens.ts';
import { type After, api } from './api.ts';
import { client, isOvertaken, keys, merged, type Pages, without } from './cache.ts';
import { isPending } from './changes.ts';

/** Rows of one answer; see `pageSize` of the function. */
const pageSize = 100;

/** The view's requests, as far as they were scrolled to. */
export function useRequests(filter: Filter) {
  const query = useInfiniteQuery({
    queryKey: keys.list(filter),
    queryFn: ({ pageParam }) => api.list(filter, pageParam),
    initialPageParam: null as After,
    getNextPageParam: ({ rows }): After => {
      const last = rows.at(-1);
      return last && rows.length >= pageSize ? { at: last.createdAt, id: last.id } : null;
    },
    // While letters are typed the last answer stays, dimmed, instead of an empty list.
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.rows) ?? [], [query.data]);
  return { ...query, rows };
}

/** What of an answer is news: own changes, under way or just made, are newer. */
const settled = <T extends Pick<Row, 'id' | 'version'>>(rows: readonly T[]) =>
  rows.filter((row) => !isPending(row.id) && !isOvertaken(row));

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
      since.current = news.now;
      client.setQueryData<Opening>(
        keys.opening,
        (opening) => opening && { ...opening, counts: news.counts },
      );
      if (news.more) {
        // What has changed of an open request may be in the part that was not told.
        void client.invalidateQueries({ queryKey: keys.requests });
        await client.invalidateQueries({ queryKey: keys.list(filter) });
        return news.now;
      }
      client.setQueryData<Pages>(keys.list(filter), (pages) => {
        if (!pages) return pages;
        const gone = new Set(settled(news.gone).map(({ id }) => id));
        const last = pages.pages.at(-1);
        const isWhole = last !== undefined && last.rows.length < pageSize;
        return merged(without(pages, gone), settled(news.rows), isWhole);
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
