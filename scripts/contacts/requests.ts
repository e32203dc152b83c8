/** Reads requests, and finds one by the start of its id. */

import { fieldNames, readPayload } from '../../supabase/functions/_shared/contact-schema.ts';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { UserError } from '../lib/user-error.ts';

/** The columns of a request, in the order of an export. */
export const columns = [
  'id',
  'createdAt',
  'status',
  'reasons',
  ...fieldNames,
  'deleteAfter',
  // The context: how the visitor came to the form. Each of these may be empty.
  'page',
  'campaign',
  'language',
  'view',
  'device',
  // Progress at the desk: open, in-progress or answered.
  'work',
  'assignee',
] as const;

export type Row = Record<(typeof columns)[number], string> & { reasons: string[] };

/**
 * Unverified requests were delivered like new ones, so both are shown. Spam and erased requests are shown
 * only on demand.
 */
const statesOf = (all: boolean): string[] => [
  ...['new', 'unverified'],
  ...(all ? ['spam', 'erased'] : []),
];

interface StoredRequest {
  fields: object;
  moderation_status: string;
  progress: string;
}

/** The words that `npm run contacts` has always printed for some states of the database. */
const printedWords: Record<string, string> = {
  unverified: 'held',
  processing: 'leased',
  failed: 'dead',
};
export const printedWord = (state: string): string => printedWords[state] ?? state;

/** A row with its columns' names as the columns of an export, in their order. */
function readRow({ fields, moderation_status, progress, ...request }: StoredRequest): Row {
  const named: Record<string, unknown> = {
    ...readPayload(fields),
    status: printedWord(moderation_status),
    work: progress,
    ...Object.fromEntries(
      Object.entries(request).map(([name, value]) => [
        name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
    ),
  };
  return Object.fromEntries(columns.map((name) => [name, named[name]])) as Row;
}

interface Selection {
  all?: boolean | undefined;
  limit?: number | null;
  id?: string | null;
}

/**
 * Reads the requests in these states, the newest first, in batches, so that a long history does not
 * have to fit into memory.
 */
export async function* requestBatches(
  sql: Database,
  { all = false, limit = null, id = null }: Selection,
): AsyncGenerator<Row[]> {
  // A cursor lives as long as its transaction.
  await sql`begin read only`;
  try {
    await sql`
      declare requests no scroll cursor for select to_jsonb(request) as request
      from contact.staff_requests(${statesOf(all)}::text[], ${id}::uuid, ${limit}::int) request`;
    for (;;) {
      const rows = await sql<{ request: StoredRequest }[]>`fetch 500 from requests`;
      if (rows.length === 0) return;
      yield rows.map(({ request }) => readRow(request));
    }
  } finally {
    await sql`rollback`.catch(() => {});
  }
}

/** The requests in these states, the newest first. */
export async function requests(sql: Database, selection: Selection): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of requestBatches(sql, selection)) rows.push(...batch);
  return rows;
}

/** A time in UTC, e.g. `2026-11-21 09:30`. */
export const minute = (time: string): string =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** A count with its noun, e.g. `1 request` or `2 requests`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/**
 * The id that begins with the typed text.
 *
 * @throws {UserError} when no id or several ids begin with it
 */
export async function findId(sql: Database, typed = ''): Promise<string> {
  const start = typed.toLowerCase();
  if (!/^[0-9a-f-]{4,36}$/.test(start)) {
    throw new UserError('Name a request by its ID, or by at least its first four characters.');
  }
  const found = await sql<{ id: string }[]>`
    select id from contact.staff_find(${start}::text) id`;
  const [only, second] = found;
  if (!only) throw new UserError(`There is no request ${start}.`);
  if (second) throw new UserError(`Several requests begin with ${start}: type more of the ID.`);
  return only.id;
}
