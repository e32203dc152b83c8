/** The actions of the desk: each one calls one function of the database. */
import type { HTTPException } from 'hono/http-exception';
import type { Database } from '../_shared/database.ts';
import { type ActionInput, type Conflict, pageSize } from '../_shared/desk.ts';
import type { ActionName } from '../_shared/desk-input.ts';
import { problem } from '../_shared/problem.ts';
import type { Actor } from './token.ts';

type Actions = {
  [Name in ActionName]: (
    sql: Database,
    actor: string,
    input: ActionInput<Name>,
  ) => Promise<unknown>;
};

const json = (value: unknown) => JSON.stringify(value);

/** The single value of a query that returns one row. */
async function value(rows: PromiseLike<readonly { value?: unknown }[]>): Promise<unknown> {
  const [row] = await rows;
  return row?.value;
}

export const actions: Omit<Actions, 'export'> = {
  bootstrap: (sql, actor) => value(sql`select contact.desk_bootstrap(${actor}::jsonb) as value`),

  list: (sql, actor, { filter, after }) =>
    value(sql`
      select contact.desk_list(
        ${actor}::jsonb, ${json(filter)}::jsonb, ${json(after)}::jsonb, ${pageSize}::int
      ) as value`),

  poll: (sql, actor, { filter, since }) =>
    value(sql`
      select contact.desk_poll(
        ${actor}::jsonb, ${json(filter)}::jsonb, ${since}::text::timestamptz
      ) as value`),

  read: (sql, actor, { id }) =>
    value(sql`select contact.desk_read(${actor}::jsonb, ${id}::uuid) as value`),

  change: async (sql, actor, { changes, key }) => {
    const answer = (await value(sql`
      select contact.desk_change(
        ${actor}::jsonb, ${json(changes)}::jsonb, ${key}::uuid
      ) as value`)) as { conflicts?: Conflict[] };
    if (!answer.conflicts) return answer;
    throw problem(409, 'Nothing was changed.', {
      title: 'Somebody else changed this meanwhile',
      members: { conflicts: answer.conflicts },
    });
  },

  note: (sql, actor, { id, note, words }) =>
    value(sql`
      select contact.desk_note(
        ${actor}::jsonb, ${id}::uuid, ${note}::uuid, ${words}::text
      ) as value`),

  erase: (sql, actor, { ids }) =>
    value(sql`select contact.desk_erase(${actor}::jsonb, ${ids}::uuid[]) as value`),

  statistics: (sql, actor, { zone }) =>
    value(sql`select contact.desk_stats(${actor}::jsonb, ${zone}::text) as value`),

  people: (sql, actor, { person }) =>
    value(sql`
      select contact.desk_people(
        ${actor}::jsonb, nullif(${json(person)}::jsonb, 'null')
      ) as value`),

  leave: (sql, actor) => value(sql`select contact.desk_leave(${actor}::jsonb) as value`),
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
export const callerOf = (actor: Actor): string => json(actor);
