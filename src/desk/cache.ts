/** The client's cache of requests, and how changed rows are written into it. */
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

export type Pages = InfiniteData<RequestPage, PageCursor | null>;

const isTemporary = (error: Error) => error instanceof DeskError && error.isTemporary;
const retryDelay = (attempt: number) =>
  Math.min(deskTiming.retry.first * 2 ** attempt, deskTiming.retry.longest);

export const client = new QueryClient({
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

export const keys = {
  bootstrap: ['bootstrap'],
  lists: ['list'],
  list: (filter: Filter) => ['list', filter],
  requests: ['request'],
  request: (id: string) => ['request', id],
  statistics: ['statistics'],
  people: ['people'],
} as const;

const cursorOf = ({ createdAt, id }: Row): PageCursor => ({ at: createdAt, id });

/** Whether `one` is listed before `other`: newest first, and by descending id at equal times. */
const isBefore = (one: PageCursor, other: PageCursor) =>
  one.at === other.at ? one.id > other.id : one.at > other.at;

/**
 * Inserts a row into the page that it belongs to: the rows between the previous page's cursor and
 * the page's own, even if those rows have left the list. A row after the last cursor is not
 * inserted, because the server sends it with the next page.
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

/** Returns the pages without these rows, or the same object if no page has any of them. */
export const removeRows = (pages: Pages, ids: ReadonlySet<string>): Pages =>
  pages.pages.some((page) => page.rows.some((row) => ids.has(row.id)))
    ? {
        ...pages,
        pages: pages.pages.map((page) => ({
          ...page,
          rows: page.rows.filter((row) => !ids.has(row.id)),
        })),
      }
    : pages;

/**
 * Returns the pages with known rows replaced and new rows inserted.
 *
 * @param rows rows that match the filter of the list
 */
export function mergeRows(pages: Pages, rows: readonly Row[]): Pages {
  const known = new Map(pages.pages.flatMap((page) => page.rows.map((row) => [row.id, row])));
  const replaced = new Map(
    rows.filter((row) => known.has(row.id)).map((row) => [row.id, row] as const),
  );
  const inPlace = replaced.size
    ? {
        ...pages,
        pages: pages.pages.map((page) => ({
          ...page,
          rows: page.rows.map((row) => replaced.get(row.id) ?? row),
        })),
      }
    : pages;
  return rows.filter((row) => !known.has(row.id)).reduce(insertRow, inPlace);
}

/** Whether the row belongs to the filter's view. The other filters are applied by the server alone. */
const isInView = (row: Pick<Row, 'view'>, { view }: Filter) =>
  view === 'all' ? row.view !== 'erased' : row.view === view;

/** Newest version that `writeRows` has written of each request, and its view, by id. */
const latest = new Map<string, Pick<Row, 'version' | 'view'>>();

/** Whether `writeRows` has already written a newer version of the request. */
export const isStale = ({ id, version }: Pick<Row, 'id' | 'version'>): boolean =>
  version < (latest.get(id)?.version ?? 0);

/** Whether a row that `writeRows` has written is no longer in the view of this filter. */
export function hasLeftView(id: string, filter: Filter): boolean {
  const row = latest.get(id);
  return row !== undefined && !isInView(row, filter);
}

/** Lists from which `writeRows` has removed a request, by its id: an undo inserts it again. */
const removedFrom = new Map<string, Set<string>>();

/**
 * Writes changed rows into the cache: into the request's details, and into each list that has or
 * had the row. Other lists get it with the next poll.
 */
export function writeRows(rows: readonly Row[]): void {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { id, version, view } of rows) {
    if (version >= (latest.get(id)?.version ?? 0)) latest.set(id, { version, view });
  }
  for (const [key, pages] of client.getQueriesData<Pages>({ queryKey: keys.lists })) {
    if (!pages) continue;
    const filter = key[1] as Filter;
    const gone = new Set(rows.filter((row) => !isInView(row, filter)).map(({ id }) => id));
    const list = JSON.stringify(filter);
    for (const id of gone) {
      if (hasRow(pages, id)) removedFrom.set(id, (removedFrom.get(id) ?? new Set()).add(list));
    }
    const known = rows.filter(
      ({ id }) => !gone.has(id) && (hasRow(pages, id) || removedFrom.get(id)?.has(list)),
    );
    client.setQueryData<Pages>(key, mergeRows(removeRows(pages, gone), known));
  }
  for (const [id, row] of byId) {
    client.setQueryData<RequestDetail>(keys.request(id), (old) => old && { ...old, ...row });
  }
}

/** Whether `writeRows` has removed the request from the list of this filter. */
export const wasRemovedFrom = (id: string, filter: Filter): boolean =>
  removedFrom.get(id)?.has(JSON.stringify(filter)) ?? false;

const hasRow = (pages: Pages, id: string) =>
  pages.pages.some((page) => page.rows.some((row) => row.id === id));

/** The newest version of a request in the cache. */
export function findRow(id: string): Row | undefined {
  let newest: Row | undefined = client.getQueryData<RequestDetail>(keys.request(id));
  for (const [, pages] of client.getQueriesData<Pages>({ queryKey: keys.lists })) {
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
}: Pick<Row, 'moderationStatus' | 'progress'>): Row['view'] => {
  if (moderationStatus === 'spam') return 'spam';
  if (progress !== 'open') return progress;
  return moderationStatus === 'unverified' ? 'unverified' : 'new';
};
