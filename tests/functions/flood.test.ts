/** What a flood of requests must not slow down at the desk. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Poll, RequestDetail } from '../../supabase/functions/_shared/desk.ts';
import { maxRequestsPerCall } from '../../supabase/functions/_shared/desk-words.ts';
import { ownDatabase, ownerSql, payloadOf } from './support/database.ts';

const database = await ownDatabase();
const sql = ownerSql(database.url);
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const actor = sql.json({
  email: 'ana@example.com',
  session: randomUUID(),
  since: new Date(Date.now() + 1000).toISOString(),
});
const real = randomUUID();
const spam = 20_000;

/** Stores requests with a context, all from the address of one customer. */
const insert = (count: number, id: string | null, status: string, referrer: string) => sql`
  with stored as (
    insert into contact.request (id, payload, moderation_status, delete_after, created_at, changed_at,
      channels)
    select coalesce(${id}::uuid, gen_random_uuid()), ${sql.json(payloadOf())}, ${status}, '2030-01-01',
      now() - interval '2 hours', now() - interval '2 hours', '{email}'
    from generate_series(1, ${count}::int)
    returning id
  )
  insert into contact.request_context (request_id, referrer) select id, ${referrer} from stored`;

beforeAll(async () => {
  await sql`select contact.staff_put('ana@example.com', 'Ana', 'reader')`;
  await insert(1, real, 'new', 'search.example');
  await insert(spam, null, 'spam', 'spam.example');
  await sql`vacuum analyze contact.request, contact.request_context`;
});

/** The answer of a function, and the pages that it touches when the catalogue has been read. */
async function ask<T>(call: ReturnType<typeof sql>) {
  const explain = () => sql`explain (analyze, buffers, format json) select ${call}`;
  await explain();
  const [plan] = await explain();
  const { Plan: touched } = plan?.['QUERY PLAN'][0] ?? {};
  const [row] = await sql<{ value: T }[]>`select ${call} as value`;
  const pages: number = touched['Shared Hit Blocks'] + touched['Shared Read Blocks'];
  return { value: row?.value as T, pages };
}

it('the filters offer what sales is told, and cost nothing for what it is not', async () => {
  const { value, pages } = await ask(sql`contact.frequent_origins('referrer')`);
  expect(value).toEqual(['search.example']);
  expect(pages).toBeLessThan(100);
});

it('a request opens beside any number of the same address, of which the newest can be erased with it', async () => {
  const { value, pages } = await ask<RequestDetail>(sql`contact.desk_read(${actor}, ${real})`);
  expect(value.others).toHaveLength(maxRequestsPerCall - 1);
  // Each of them is read, and named in the audit.
  expect(pages).toBeLessThan(maxRequestsPerCall * 20);
});

it('a poll from long ago lists nothing of then, and says that there is more', async () => {
  const { value, pages } = await ask<Poll>(
    sql`contact.desk_poll(${actor}, '{"view": "all"}', '2020-01-01')`,
  );
  expect(value).toMatchObject({ rows: [], gone: [], more: true });
  expect(value.counts).toEqual({ new: 1, spam });
  expect(pages).toBeLessThan(5000);
});

it('a run of reminders computes no waiting time of requests that were told', async () => {
  const hours = sql.json({
    ...{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00', zone: 'UTC' },
  });
  await sql.begin(async (own) => {
    await own`set local track_functions = 'all'`;
    const computed = async (): Promise<number> => {
      await own`select contact.queue_reminders('1 hour', ${hours})`;
      const [row] = await own`
        select pg_stat_get_xact_function_calls('contact.working_time'::regproc)::int as calls`;
      return row?.calls;
    };
    const first = await computed();
    expect(first).toBeGreaterThan(0);
    expect(await computed()).toBe(first);
    const queued = await own`select audience from contact.notice where request_id = ${real}`;
    expect(queued).toEqual([{ audience: 'admins' }]);
  });
});

it('an erasure tells the channels of what they were sent, and of no spam', async () => {
  const [filed] =
    await sql`select id from contact.request where moderation_status = 'spam' limit 1`;
  await sql`select contact.set_request_status(${filed?.id}, 'new')`;
  await sql`select contact.set_request_status(${filed?.id}, 'spam')`;
  const [result] = await sql`
    select contact.staff_erase(array(select id from contact.request limit 1000)
      || ${real}::uuid || ${filed?.id}::uuid) as erased`;
  expect(result?.erased).toBeGreaterThanOrEqual(1000);
  const told = await sql<{ id: string }[]>`
    select a.facts ->> 'request' as id
    from contact.system_alert a join contact.outbox o on o.alert_id = a.id where a.kind = 'erased'`;
  expect(new Set(told.map(({ id }) => id))).toEqual(new Set([real, filed?.id]));
});
