/** Reads requests, and finds one by the start of its id. */
import type postgres from 'postgres';
import { StartError } from '../lib/start-error.ts';

/** The columns of a request, in the order of an export. */
export const columns = [
  'id',
  'createdAt',
  'status',
  'reasons',
  'interest',
  'firstName',
  'lastName',
  'email',
  'company',
  'role',
  'challenge',
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
 * Held requests were delivered like new ones, so both are shown. Spam and erased requests are shown
 * only on demand.
 */
const statesOf = (all = false): string => (all ? '{new,held,spam,erased}' : '{new,held}');

/** The requests in these states, the newest first. */
export const requests = (
  sql: postgres.Sql,
  {
    all = false,
    limit = null,
    id = null,
  }: { all?: boolean | undefined; limit?: number | null; id?: string | null },
) => sql<Row[]>`
  select id, to_json(created_at) as "createdAt", status, to_json(reasons) as reasons,
    interest, first_name as "firstName", last_name as "lastName", email, company, role,
    challenge, to_json(delete_after) as "deleteAfter", page, campaign, language, view, device, work, assignee
  from contact.staff_requests(${statesOf(all)}::text[], ${id}::uuid, ${limit}::int)`;

/** A time in UTC, e.g. `2026-11-21 09:30`. */
export const minute = (time: string): string =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** A count with its noun, e.g. `1 request` or `2 requests`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/**
 * The id that begins with the typed text.
 *
 * @throws {StartError} when no id or several ids begin with it
 */
export async function findId(sql: postgres.Sql, typed = ''): Promise<string> {
  const start = typed.toLowerCase();
  if (!/^[0-9a-f-]{4,36}$/.test(start)) {
    throw new StartError('Name a request by its ID, or by at least its first four characters.');
  }
  const found = await sql<{ id: string }[]>`
    select id from contact.staff_find(${start}::text) id`;
  const [only, second] = found;
  if (!only) throw new StartError(`There is no request ${start}.`);
  if (second) throw new StartError(`Several requests begin with ${start}: type more of the ID.`);
  return only.id;
}
