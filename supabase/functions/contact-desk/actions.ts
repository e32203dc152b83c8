/** The actions of the desk: each one reads its input and calls one function of the database. */
import type { HTTPException } from 'hono/http-exception';
import type { Database } from '../_shared/database.ts';
import type { Conflict } from '../_shared/desk.ts';
import { problem } from '../_shared/problem.ts';
import * as read from './input.ts';
import type { Who } from './token.ts';

/** Rows in one answer. */
const pageSize = 100;

type Action = (sql: Database, who: string, input: read.Input) => Promise<unknown>;

const json = (value: unknown) => JSON.stringify(value);

/** The single value of a query that returns one row. */
async function value(rows: PromiseLike<readonly { value?: unknown }[]>): Promise<unknown> {
  const [row] = await rows;
  return row?.value;
}

async function change(sql: Database, who: string, input: read.Input): Promise<unknown> {
  const changes = json(read.changes(input.changes));
  const key = read.uuid(input.key, 'key');
  const answer = (await value(sql`
    select contact.desk_change(
      ${who}::jsonb, ${changes}::jsonb, ${key}::uuid
    ) as value`)) as { conflicts?: Conflict[] };
  if (!answer.conflicts) return answer;
  throw problem(409, 'Nothing was changed.', {
    title: 'Somebody else changed this meanwhile',
    members: { conflicts: answer.conflicts },
  });
}

export const actions: Record<string, Action> = {
  open: (sql, who) => value(sql`select contact.desk_bootstrap(${who}::jsonb) as value`),

  list: (sql, who, input) =>
    value(sql`
      select contact.desk_list(
        ${who}::jsonb, ${json(read.filter(input.filter))}::jsonb,
        ${json(read.after(input.after))}::jsonb, ${pageSize}::int
      ) as value`),

  poll: (sql, who, input) =>
    value(sql`
      select contact.desk_poll(
        ${who}::jsonb, ${json(read.filter(input.filter))}::jsonb,
        ${read.time(input.since, 'since')}::text::timestamptz
      ) as value`),

  read: (sql, who, input) =>
    value(sql`
      select contact.desk_read(${who}::jsonb, ${read.uuid(input.id, 'id')}::uuid) as value`),

  change,

  note: (sql, who, input) =>
    value(sql`
      select contact.desk_note(
        ${who}::jsonb, ${read.uuid(input.id, 'id')}::uuid,
        ${read.uuid(input.note, 'note')}::uuid, ${read.words(input.words)}::text
      ) as value`),

  erase: (sql, who, input) => {
    const ids = read.list(input.ids, 'ids').map((id) => read.uuid(id, 'id'));
    return value(sql`
      select contact.desk_erase(${who}::jsonb, ${ids}::uuid[]) as value`);
  },

  glance: (sql, who, input) =>
    value(sql`
      select contact.desk_stats(${who}::jsonb, ${read.zone(input.zone)}::text) as value`),

  people: (sql, who, input) =>
    value(sql`
      select contact.desk_people(
        ${who}::jsonb, nullif(${json(read.person(input.person))}::jsonb, 'null')
      ) as value`),

  leave: (sql, who) => value(sql`select contact.desk_leave(${who}::jsonb) as value`),
};

/**
 * The HTTP answers for the errors that the database raises on purpose. Its messages are ours and
 * contain no personal data.
 */
const refusals = {
  DK401: () => problem(401, 'The sign-in is over.'),
  DK403: (message: string) => problem(403, `${message}.`, { title: 'Not allowed' }),
  DK404: () => problem(404, 'There is no such request, or it was erased.'),
  DK422: (message: string) => problem(422, `${message}.`, { title: 'This is not possible' }),
} as const;

/** The answer for an error that the database raised on purpose; `undefined` for any other error. */
export function refusalOf(error: unknown): HTTPException | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const code = String(error.code);
  if (!Object.hasOwn(refusals, code)) return undefined;
  return refusals[code as keyof typeof refusals](error.message);
}

/** @returns the caller as JSON, the form in which the database's functions take it */
export const callerOf = (who: Who): string => json(who);
