/** The client's cache of requests, and how changed rows are merged into it. */
import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Filter, Row, WholeRequest } from '../../supabase/functions/_shared/desk.ts';
import { desk } from '../motion/desk-tokens.ts';
import { DeskError } from './api.ts';

export type Page = { rows: Row[]; now: string };
export type Pages = InfiniteData<Page>;

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
  opening: ['opening'],
  lists: ['list'],
  list: (filter: Filter) => ['list', filter],
  requests: ['request'],
  request: (id: string) => ['request', id],
  glance: ['glance'],
  people: ['people'],
} as const;

/** The newest first, as the database sorts. */
const isBefore = (one: Row, other: Row) =>
  one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt;

/** Puts a row where it belongs; beyond the end of what was read, it comes with what is read next. */
function insert(pages: Pages, row: Row, isWhole: boolean): Pages {
  let placed = false;
  const next = pages.pages.map((page, index) => {
    if (placed) return page;
    const at = page.rows.findIndex((other) => isBefore(row, other));
    const isLast = index === pages.pages.length - 1;
    if (at < 0 && !(isLast && isWhole)) return page;
    placed = true;
    const rows = at < 0 ? [...page.rows, row] : page.rows.toSpliced(at, 0, row);
    return { ...page, rows };
  });
  return placed ? { ...pages, pages: next } : pages;
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
 * Works changed rows into a list.
 *
 * @param rows that belong into it
 * @param isWhole whether the list was read to its end
 */
export function merged(pages: Pages, rows: readonly Row[], isWhole: boolean): Pages {
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
  return rows
    .filter((row) => !known.has(row.id))
    .reduce((list, row) => insert(list, row, isWhole), inPlace);
}

/** Whether a list of this view holds the row; what else it is filtered by, the server knows. */
const isInView = (row: Row, { view }: Filter) =>
  view === 'all' ? row.view !== 'erased' : row.view === view;

/** The newest version of each request that the server has told of. */
const versions = new Map<string, number>();

/** Whether an answer is older than another that came before it: on its way it was overtaken. */
export const isOvertaken = ({ id, version }: Pick<Row, 'id' | 'version'>): boolean =>
  version < (versions.get(id) ?? 0);

/** Lists that a change has taken a row out of: undone, it goes back there. */
const takenFrom = new Map<string, Set<string>>();

/** Shows rows as they are by now, wherever they are or were shown. New ones come with the next poll. */
export function show(rows: readonly Row[]): void {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { id, version } of rows) versions.set(id, Math.max(version, versions.get(id) ?? 0));
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
    client.setQueryData<Pages>(key, merged(without(pages, gone), known, true));
  }
  for (const [id, row] of byId) {
    client.setQueryData<WholeRequest>(keys.request(id), (whole) => whole && { ...whole, ...row });
  }
}

const has = (pages: Pages, id: string) =>
  pages.pages.some((page) => page.rows.some((row) => row.id === id));

/** The newest that is known of a request. */
export function knownRow(id: string): Row | undefined {
  const whole = client.getQueryData<WholeRequest>(keys.request(id));
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
export const viewOf = ({ status, work }: Pick<Row, 'status' | 'work'>): Row['view'] => {
  if (status === 'spam') return 'spam';
  if (work !== 'open') return work;
  return status === 'held' ? 'unverified' : 'new';
};
