/** The client's cache of requests, and how changed rows are merged into it. */
import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import type {
  Filter,
  PageCursor,
  RequestDetail,
  RequestPage,
  Row,
} from '../../supabase/functions/_shared/desk.ts';
import { desk } from '../motion/desk-tokens.ts';
import { DeskError } from './api.ts';

export type Pages = InfiniteData<RequestPage, PageCursor | null>;

const isTemporary = (error: Error) => error instanceof DeskError && error.isTemporary;
const retryDelay = (attempt: number) =>
  Math.min(desk.retry.first * 2 ** attempt, desk.retry.longest);

export const client = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && isTemporary(error),
      retryDelay,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    // A change waits for the network, and is tried until the server has said something about it.
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

/** The database sorts the newest first, and by id at the same time. */
const isBefore = (one: PageCursor, other: PageCursor) =>
  one.at === other.at ? one.id > other.id : one.at > other.at;

/**
 * Inserts a row into its page. A page holds what lies between the cursor of the page before and its
 * own, also when its rows have left. A row after the last cursor comes with the page that is read
 * next.
 */
function insert(pages: Pages, row: Row): Pages {
  const cursor = cursorOf(row);
  const index = pages.pages.findIndex(({ next }) => !next || !isBefore(next, cursor));
  const page = pages.pages[index];
  if (!page) return pages;
  const following = page.rows.findIndex((other) => isBefore(cursor, cursorOf(other)));
  const rows = page.rows.toSpliced(following < 0 ? page.rows.length : following, 0, row);
  return { ...pages, pages: pages.pages.with(index, { ...page, rows }) };
}

export const without = (pages: Pages, ids: ReadonlySet<string>): Pages =>
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
 * A list with changed rows in it: known rows are replaced in place, new ones inserted.
 *
 * @param rows only those that belong to the list
 */
export function merged(pages: Pages, rows: readonly Row[]): Pages {
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
  return rows.filter((row) => !known.has(row.id)).reduce(insert, inPlace);
}

/** Whether the row belongs to the filter's view. The other filters are applied by the server alone. */
const isInView = (row: Pick<Row, 'view'>, { view }: Filter) =>
  view === 'all' ? row.view !== 'erased' : row.view === view;

/** Version and view of each request that this person has changed, as shown last. */
const changed = new Map<string, Pick<Row, 'version' | 'view'>>();

/** Whether the answer to an own change of the request is newer than this answer. */
export const isStale = ({ id, version }: Pick<Row, 'id' | 'version'>): boolean =>
  version < (changed.get(id)?.version ?? 0);

/** Whether an own change has taken the request out of lists with this filter. */
export function hasLeft(id: string, filter: Filter): boolean {
  const own = changed.get(id);
  return own !== undefined && !isInView(own, filter);
}

/** Lists from which a change has removed a row, by request: an undo puts it back there. */
const takenFrom = new Map<string, Set<string>>();

/** Writes rows into every list that shows or showed them. Requests that no list knows come with the next poll. */
export function show(rows: readonly Row[]): void {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { id, version, view } of rows) {
    if (version >= (changed.get(id)?.version ?? 0)) changed.set(id, { version, view });
  }
  for (const [key, pages] of client.getQueriesData<Pages>({ queryKey: keys.lists })) {
    if (!pages) continue;
    const filter = key[1] as Filter;
    const gone = new Set(rows.filter((row) => !isInView(row, filter)).map(({ id }) => id));
    const list = JSON.stringify(filter);
    for (const id of gone) {
      if (has(pages, id)) takenFrom.set(id, (takenFrom.get(id) ?? new Set()).add(list));
    }
    const known = rows.filter(
      ({ id }) => !gone.has(id) && (has(pages, id) || takenFrom.get(id)?.has(list)),
    );
    client.setQueryData<Pages>(key, merged(without(pages, gone), known));
  }
  for (const [id, row] of byId) {
    client.setQueryData<RequestDetail>(keys.request(id), (whole) => whole && { ...whole, ...row });
  }
}

/** Whether an own change took the request out of this list. */
export const wasTakenFrom = (id: string, filter: Filter): boolean =>
  takenFrom.get(id)?.has(JSON.stringify(filter)) ?? false;

const has = (pages: Pages, id: string) =>
  pages.pages.some((page) => page.rows.some((row) => row.id === id));

/** The newest version of a request in the cache. */
export function knownRow(id: string): Row | undefined {
  const whole = client.getQueryData<RequestDetail>(keys.request(id));
  let newest: Row | undefined = whole;
  for (const [, pages] of client.getQueriesData<Pages>({ queryKey: keys.lists })) {
    for (const page of pages?.pages ?? []) {
      const row = page.rows.find((candidate) => candidate.id === id);
      if (row && row.version > (newest?.version ?? 0)) newest = row;
    }
  }
  return newest;
}

/** The part of the desk that a request is in, as the database's `desk_view` has it. */
export const viewOf = ({
  moderationStatus,
  progress,
}: Pick<Row, 'moderationStatus' | 'progress'>): Row['view'] => {
  if (moderationStatus === 'spam') return 'spam';
  if (progress !== 'open') return progress;
  return moderationStatus === 'unverified' ? 'unverified' : 'new';
};
