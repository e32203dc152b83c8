/** Reading requests, and naming one by the start of its id. */
import type postgres from 'postgres';
import { StartError } from '../lib/start-error.ts';

/** What is known of a request, in the order of an export. */
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
  // The context: where the request came from; each may be empty.
  'page',
  'campaign',
  'language',
  'view',
  'device',
  // Where the desk is with it: open, in-progress or answered.
  'work',
  'assignee',
] as const;

export type Row = Record<(typeof columns)[number], string> & { reasons: string[] };

/** Held requests were delivered like new ones; what stays silent is shown when asked for. */
const statesOf = (all = false): string => (all ? '{new,held,spam,erased}' : '{new,held}');

/** The newest first. */
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

/** 2026-11-21 09:30, in UTC. */
export const minute = (time: string): string =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** A number and what it counts, as `1 request` or `2 requests`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/**
 * The id that begins as typed.
 *
 * @throws {StartError} when none or several do
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
