/** Reads contact requests from the database, and finds one by the start of its id. */

import { fieldNames } from '../../supabase/functions/_shared/contact-schema.ts';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import type { RequestDetail } from '../../supabase/functions/_shared/desk.ts';
import { cellsOf } from '../../supabase/functions/_shared/export-row.ts';
import { UserError } from '../lib/user-error.ts';

/** The columns of an exported request, in order. */
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
  'referrer',
  'view',
  'device',
  // Progress on the desk: open, in-progress or answered.
  'work',
  'assignee',
] as const;

export type Row = Record<(typeof columns)[number], string> & { reasons: string[] };

/**
 * The statuses of the requests to list. Unverified requests were sent to sales like new ones, so
 * both are listed. Spam and erased requests are listed only with `--all`.
 */
const listedStatuses = (all: boolean): string[] => [
  ...['new', 'unverified'],
  ...(all ? ['spam', 'erased'] : []),
];

/** A request as a row with the columns of an export. */
export function rowOf(request: RequestDetail): Row {
  const cells: Record<string, unknown> = cellsOf(request);
  return Object.fromEntries(columns.map((name) => [name, cells[name]])) as Row;
}

/** Which requests to read. A missing property or `null` does not restrict. */
interface Selection {
  /** Also spam and erased requests. */
  all?: boolean | undefined;
  limit?: number | null;
  id?: string | null;
  /** Email address of the sender, in lower case. */
  email?: string | null;
}

/**
 * Reads requests, the newest first, in batches, so that they do not all have to fit into memory.
 */
export async function* requestBatches(
  sql: Database,
  { all = false, limit = null, id = null, email = null }: Selection,
): AsyncGenerator<RequestDetail[]> {
  // `staff_requests` records in the audit table who reads which requests. A cursor `with hold`
  // commits the transaction at once, so this record is stored before any row is returned.
  await sql`
    declare requests no scroll cursor with hold for select request
    from contact.staff_requests(
      states => ${listedStatuses(all)}, only_id => ${id}, email => ${email}, max_rows => ${limit}
    ) request`;
  try {
    for (;;) {
      const rows = await sql<{ request: RequestDetail }[]>`fetch 500 from requests`;
      if (rows.length === 0) return;
      yield rows.map(({ request }) => request);
    }
  } finally {
    await sql`close requests`.catch(() => {});
  }
}

/** Reads requests, the newest first. */
export async function readRequests(sql: Database, selection: Selection): Promise<RequestDetail[]> {
  const rows: RequestDetail[] = [];
  for await (const batch of requestBatches(sql, selection)) rows.push(...batch);
  return rows;
}

/** A time in UTC, e.g. `2026-11-21 09:30`. */
export const formatMinute = (time: string): string =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** A count with its noun, e.g. `1 request` or `2 requests`. */
export const formatCount = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/**
 * Finds the id of the request that begins with the typed text.
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
