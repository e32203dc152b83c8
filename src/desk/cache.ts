/**
 * The cache of contact requests in the desk's page, and how changed rows are written into it. A row
 * is a request as a list shows it; a list holds the rows that match one filter, in pages.
 */

import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import type {
  Filter,
  PageCursor,
  RequestDetail,
  RequestPage,
  Row,
} from '../../supabase/functions/_shared/desk.ts';
import { deskTiming } from '../motion/desk-tokens.ts';
import { DeskError } from './api.ts';

/** A list: its pages as TanStack Query stores them. */
export type Pages = InfiniteData<RequestPage, PageCursor | null>;

/** Whether another attempt may succeed. */
const isTemporary = (error: Error) => error instanceof DeskError && !error.isFinal;
const retryDelay = (attempt: number) =>
  Math.min(deskTiming.retry.first * 2 ** attempt, deskTiming.retry.longest);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && isTemporary(error),
      retryDelay,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    // A change waits for the network, and is retried until the server accepts or refuses it.
    mutations: { retry: (_, error) => isTemporary(error), retryDelay },
  },
});

export const queryKeys = {
  bootstrap: ['bootstrap'],
  lists: ['list'],
  list: (filter: Filter) => ['list', filter],
  requests: ['request'],
  request: (id: string) => ['request', id],
  statistics: ['statistics'],
  people: ['people'],
} as const;

const cursorOf = ({ createdAt, id }: Row): PageCursor => ({ at: createdAt, id });

/** Whether `a` is listed before `b`: newest first, and by descending id at equal times. */
const isBefore = (a: PageCursor, b: PageCursor) => (a.at === b.at ? a.id > b.id : a.at > b.at);

/**
 * Inserts a row into the page that it belongs to. The cursors limit a page: it has the rows after
 * the cursor of the previous page and up to its own, even if the rows at the cursors have left the
 * list. A row after the last cursor is not inserted, because the server sends it with the next
 * page.
 */
function insertRow(pages: Pages, row: Row): Pages {
  const cursor = cursorOf(row);
  const index = pages.pages.findIndex(({ next }) => !next || !isBefore(next, cursor));
  const page = pages.pages[index];
  if (!page) return pages;
  const nextIndex = page.rows.findIndex((other) => isBefore(cursor, cursorOf(other)));
  const rows = page.rows.toSpliced(nextIndex < 0 ? page.rows.length : nextIndex, 0, row);
  return { ...pages, pages: pages.pages.with(index, { ...page, rows }) };
}

const hasRow = (pages: Pages, isMatch: (row: Row) => boolean) =>
  pages.pages.some((page) => page.rows.some(isMatch));

/** Returns the pages with other rows. */
const mapRows = (pages: Pages, map: (rows: Row[]) => Row[]): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, rows: map(page.rows) })),
});

/** Returns the pages without some rows, or the same object if no page has any of them. */
export const removeRows = (pages: Pages, isRemoved: (row: Row) => boolean): Pages =>
  hasRow(pages, isRemoved)
    ? mapRows(pages, (rows) => rows.filter((row) => !isRemoved(row)))
    : pages;

/** Returns the pages with newer rows in place of older ones, or the same object if it has none. */
function replaceRows(pages: Pages, newRows: readonly Row[]): Pages {
  const byId = new Map(newRows.map((row) => [row.id, row]));
  return hasRow(pages, ({ id }) => byId.has(id))
    ? mapRows(pages, (rows) => rows.map((row) => byId.get(row.id) ?? row))
    : pages;
}

/**
 * Returns the pages with their rows replaced by newer ones, and new rows inserted.
 *
 * @param rows rows that match the filter of the list
 */
export const mergeRows = (pages: Pages, rows: readonly Row[]): Pages =>
  rows
    .filter(({ id }) => !hasRow(pages, (row) => row.id === id))
    .reduce(insertRow, replaceRows(pages, rows));

/**
 * Whether the row belongs to the filter's view. The other filters are applied by the server alone.
 */
export const isInView = (row: Pick<Row, 'view'>, { view }: Filter) =>
  view === 'all' ? row.view !== 'erased' : row.view === view;

/** Newest version that `writeRows` has written of each request, and its view, by id. */
const latestWritten = new Map<string, Pick<Row, 'version' | 'view'>>();

/** Whether `writeRows` has already written a newer version of the request. */
export const isStale = ({ id, version }: Pick<Row, 'id' | 'version'>): boolean =>
  version < (latestWritten.get(id)?.version ?? 0);

/** The view that `writeRows` has written last for the request; else the view of this row. */
export const latestView = (row: Row): Pick<Row, 'view'> => latestWritten.get(row.id) ?? row;

/**
 * Writes changed rows into the cache: into the request's details, and into each list that has the
 * row. A row that leaves a list's view stays in its pages and is not shown, so that an undo shows
 * it at the same place. Other lists get the row with the next poll.
 */
export function writeRows(rows: readonly Row[]): void {
  for (const { id, version, view } of rows) {
    if (version >= (latestWritten.get(id)?.version ?? 0)) latestWritten.set(id, { version, view });
  }
  queryClient.setQueriesData<Pages>(
    { queryKey: queryKeys.lists },
    (pages) => pages && replaceRows(pages, rows),
  );
  for (const row of rows) {
    queryClient.setQueryData<RequestDetail>(
      queryKeys.request(row.id),
      (old) => old && { ...old, ...row },
    );
  }
}

/** The newest version of a request in the cache. */
export function findRow(id: string): Row | undefined {
  let newest: Row | undefined = queryClient.getQueryData<RequestDetail>(queryKeys.request(id));
  for (const [, pages] of queryClient.getQueriesData<Pages>({ queryKey: queryKeys.lists })) {
    for (const page of pages?.pages ?? []) {
      const row = page.rows.find((candidate) => candidate.id === id);
      if (row && row.version > (newest?.version ?? 0)) newest = row;
    }
  }
  return newest;
}

/** The view that a request is in, by the same rule as `desk_view` in the database. */
export const viewOf = ({
  moderationStatus,
  progress,
}: Pick<Row, 'moderationStatus' | 'progress'>) => {
  if (moderationStatus === 'spam') return 'spam';
  if (progress !== 'open') return progress;
  return moderationStatus === 'unverified' ? 'unverified' : 'new';
};
