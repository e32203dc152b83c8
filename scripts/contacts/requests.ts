/** Reading requests, and naming one by the start of its id. */
import type postgres from 'postgres';
import { StartError } from '../lib/start-error.ts';

export interface Row {
  id: string;
  createdAt: string;
  status: string;
  reasons: string[];
  interest: string;
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  role: string;
  challenge: string;
  deleteAfter: string;
}

/** Rows fetched at a time: the whole history fits no memory for ever. */
const batch = 500;

export const statesOf = (all: boolean): string => (all ? '{new,held,spam,erased}' : '{new}');

/** The newest first. */
export const requests = (
  sql: postgres.Sql,
  { all, limit = null, id = null }: { all: boolean; limit?: number | null; id?: string | null },
) => sql<Row[]>`
  select id, to_json(created_at) as "createdAt", status, to_json(spam_reasons) as reasons,
    interest, first_name as "firstName", last_name as "lastName", email, company, role,
    challenge, to_json(delete_after) as "deleteAfter"
  from contact.request
  where status = any (${statesOf(all)}::text[]) and (${id}::uuid is null or id = ${id}::uuid)
  order by created_at desc, id
  limit ${limit}`;

/** Waits for a slow reader instead of piling up in memory. */
export async function print(text: string): Promise<void> {
  if (process.stdout.write(text)) return;
  await new Promise((resolve) => process.stdout.once('drain', resolve));
}

/** Prints every row as a line of its own making. */
export async function printAll(
  query: ReturnType<typeof requests>,
  line: (row: Row) => string,
): Promise<void> {
  for await (const rows of query.cursor(batch)) await print(rows.map(line).join(''));
}

/** 2026-11-21 09:30, in UTC. */
export const minute = (time: string): string =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/**
 * The id that begins as typed.
 *
 * @throws {StartError} when none or several do
 */
export async function findId(sql: postgres.Sql, typed: string | undefined): Promise<string> {
  const start = typed?.toLowerCase() ?? '';
  if (!/^[0-9a-f-]{4,36}$/.test(start)) {
    throw new StartError('Name a request by its ID, or by at least its first four characters.');
  }
  const found = await sql<{ id: string }[]>`
    select id from contact.request where id::text like ${`${start}%`} limit 2`;
  const [only, second] = found;
  if (!only) throw new StartError(`There is no request ${start}.`);
  if (second) throw new StartError(`Several requests begin with ${start}: type more of the ID.`);
  return only.id;
}
