/** Fetches the desk's list of contact requests, and keeps it up to date by polling. */

import { keepPreviousData, useInfiniteQuery, useIsMutating, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { Bootstrap, Filter, PageCursor, Row } from '../../supabase/functions/_shared/desk.ts';
import { deskTiming } from '../motion/desk-tokens.ts';
import { api } from './api.ts';
import {
  isInView,
  isStale,
  latestView,
  mergeRows,
  type Pages,
  queryClient,
  queryKeys,
  removeRows,
} from './cache.ts';
import { isPending } from './changes.ts';

/** The requests that match a filter, from all pages that have been loaded. */
export function useRequests(filter: Filter) {
  const query = useInfiniteQuery({
    queryKey: queryKeys.list(filter),
    queryFn: ({ pageParam }) => api.list(filter, pageParam),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: ({ next }) => next,
    // While a search is typed, the list shows the previous rows, dimmed, and is not empty.
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData, isSuccess, hasNextPage } = query;
  /** The filter of the rows that are shown. */
  const shownFilter = useRef(filter);
  if (!isPlaceholderData) shownFilter.current = filter;
  const loadedRows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  // `isPending` is not React state, so a change that is sent or answered renders the list.
  const changeCount = useIsMutating({ mutationKey: ['change'] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const rows = useMemo(() => {
    // A page that was requested before a change has the row as it was before the change.
    const currentView = (row: Row) => (isPending(row.id) || isStale(row) ? latestView(row) : row);
    return loadedRows.filter((row) => isInView(currentView(row), shownFilter.current));
  }, [loadedRows, filter, isPlaceholderData, changeCount]);
  const isKnownEmpty =
    isSuccess &&
    !isPlaceholderData &&
    !hasNextPage &&
    rows.length === 0 &&
    // A change that has no response yet may be refused, and then shows its row again.
    !loadedRows.some(({ id }) => isPending(id));
  return { ...query, rows, isKnownEmpty };
}

/** Drops rows whose request has a change without a response, and rows older than the cache. */
const dropOutdated = <T extends Pick<Row, 'id' | 'version'>>(rows: readonly T[]) =>
  rows.filter((row) => !isPending(row.id) && !isStale(row));

/** Fetches the details of requests again whose cached version differs. */
function refetchDetails(rows: readonly Pick<Row, 'id' | 'version'>[]) {
  for (const { id, version } of rows) {
    const detail = queryClient.getQueryData<Row>(queryKeys.request(id));
    if (detail && detail.version !== version) {
      void queryClient.invalidateQueries({ queryKey: queryKeys.request(id) });
    }
  }
}

/**
 * Polls for changed requests while the tab is visible, and merges them into the list.
 *
 * @param openedAt server time at which the desk was opened
 */
export function usePoll(filter: Filter, openedAt: string) {
  const pollKey = ['poll', filter];
  const listKey = queryKeys.list(filter);
  return useQuery({
    queryKey: pollKey,
    /** @returns the server time up to which the list is known; `null` before the first poll */
    queryFn: async () => {
      const polledAt = queryClient.getQueryData<string>(pollKey) ?? null;
      const listedAt = queryClient.getQueryData<Pages>(listKey)?.pages[0]?.now;
      const poll = await api.poll(filter, polledAt ?? listedAt ?? openedAt);
      queryClient.setQueryData<Bootstrap>(
        queryKeys.bootstrap,
        (bootstrap) => bootstrap && { ...bootstrap, counts: poll.counts, health: poll.health },
      );
      // A list that is being fetched may not contain these changes and would overwrite them, so the
      // next poll asks for the same period again.
      if (queryClient.isFetching({ queryKey: listKey, exact: true }) > 0) return polledAt;
      if (poll.more) {
        // The open request may be among the changes that the response leaves out.
        void queryClient.invalidateQueries({ queryKey: queryKeys.requests });
        await queryClient.invalidateQueries({ queryKey: listKey, exact: true });
        return poll.now;
      }
      queryClient.setQueryData<Pages>(listKey, (pages) => {
        if (!pages) return pages;
        const goneIds = new Set(dropOutdated(poll.gone).map(({ id }) => id));
        // Rows that a change has hidden stay, because an undo shows them again.
        const isGone = (row: Row) => goneIds.has(row.id) && isInView(row, filter);
        return mergeRows(removeRows(pages, isGone), dropOutdated(poll.rows));
      });
      refetchDetails([...dropOutdated(poll.rows), ...dropOutdated(poll.gone)]);
      return poll.now;
    },
    refetchInterval: deskTiming.poll,
    refetchOnWindowFocus: 'always',
    retry: false,
    staleTime: 0,
  });
}
