/**
 * The actions of the desk. Each action calls one SQL function, which checks whether the caller may
 * do it. `actor` is the caller as JSON.
 */
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

const toJson = (value: unknown) => JSON.stringify(value);

/** The column `value` of a query that returns one row. */
async function readValue(rows: PromiseLike<readonly { value?: unknown }[]>): Promise<unknown> {
  const [row] = await rows;
  return row?.value;
}

export const actions: Omit<Actions, 'export'> = {
  bootstrap: (sql, actor) =>
    readValue(sql`select contact.desk_bootstrap(${actor}::jsonb) as value`),

  list: (sql, actor, { filter, after }) =>
    readValue(sql`
      select contact.desk_list(
        actor => ${actor}, filter => ${toJson(filter)}, after => ${toJson(after)}, max_rows => ${pageSize}
      ) as value`),

  poll: (sql, actor, { filter, since }) =>
    readValue(sql`
      select contact.desk_poll(
        ${actor}::jsonb, ${toJson(filter)}::jsonb, ${since}::text::timestamptz
      ) as value`),

  read: (sql, actor, { id }) =>
    readValue(sql`select contact.desk_read(${actor}::jsonb, ${id}::uuid) as value`),

  change: async (sql, actor, { changes, key }) => {
    const answer = (await readValue(sql`
      select contact.desk_change(
        ${actor}::jsonb, ${toJson(changes)}::jsonb, ${key}::uuid
      ) as value`)) as { conflicts?: Conflict[] };
    if (!answer.conflicts) return answer;
    throw problem(409, 'Nothing was changed.', {
      title: 'Somebody else changed this meanwhile',
      members: { conflicts: answer.conflicts },
    });
  },

  note: (sql, actor, { id, note, words }) =>
    readValue(sql`
      select contact.desk_note(
        actor => ${actor}, only_id => ${id}, note_id => ${note}, words => ${words}
      ) as value`),

  erase: (sql, actor, { ids }) =>
    readValue(sql`select contact.desk_erase(${actor}::jsonb, ${ids}::uuid[]) as value`),

  statistics: (sql, actor, { zone }) =>
    readValue(sql`select contact.desk_stats(${actor}::jsonb, ${zone}::text) as value`),

  people: (sql, actor, { person }) =>
    readValue(sql`
      select contact.desk_people(
        ${actor}::jsonb, nullif(${toJson(person)}::jsonb, 'null')
      ) as value`),

  leave: (sql, actor) => readValue(sql`select contact.desk_leave(${actor}::jsonb) as value`),
};

/**
 * HTTP errors by the SQLSTATE that the SQL functions raise on purpose. The messages are written in
 * these functions and contain no personal data.
 */
const refusals = {
  DK401: () => problem(401, 'The sign-in is over.'),
  DK403: (message: string) => problem(403, `${message}.`, { title: 'Not allowed' }),
  DK404: () => problem(404, 'There is no such request, or it was erased.'),
  DK422: (message: string) => problem(422, `${message}.`, { title: 'This is not possible' }),
} as const;

/** The HTTP error for an error in {@link refusals}; `undefined` for any other error. */
export function refusalOf(error: unknown): HTTPException | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const code = String(error.code);
  if (!Object.hasOwn(refusals, code)) return undefined;
  return refusals[code as keyof typeof refusals](error.message);
}

/** The caller as JSON, the form in which the SQL functions take it. */
export const serializeActor = (actor: Actor): string => toJson(actor);
