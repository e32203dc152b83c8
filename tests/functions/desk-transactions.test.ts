/** Changes of the desk that meet in the database: locks, their order, and what refers to what. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { openOwnDatabase, ownerSql, payloadOf } from './support/database.ts';

const { database, sql } = await openOwnDatabase();
const other = ownerSql(database.url);
afterAll(() => other.end());

describe('two transactions at once', () => {
  const who = (email: string) => sql.json({ ...actorOf(email) });
  const actorOf = (email: string) => ({
    email,
    session: randomUUID(),
    since: new Date(Date.now() + 1000).toISOString(),
  });

  it('can not remove the last two admins by each other', async () => {
    await sql`select contact.staff_put('one@admin.example', 'One', 'admin')`;
    await sql`select contact.staff_put('two@admin.example', 'Two', 'admin')`;
    let second: Promise<unknown> = Promise.resolve();
    await sql.begin(async (first) => {
      await first`select contact.desk_people(${who('one@admin.example')},
        '{"remove": "two@admin.example"}')`;
      second = other`select contact.desk_people(${who('two@admin.example')},
        '{"remove": "one@admin.example"}')`.catch((error) => error.code);
      await sleep(500);
    });
    expect(await second).toBe('DK403');
    const left = await sql`select email from contact.desk_staff where email like '%@admin.example'`;
    expect(left).toEqual([{ email: 'one@admin.example' }]);
    await sql`select contact.staff_remove('one@admin.example')`;
  });

  it('erase and change the same requests without waiting for each other', async () => {
    await sql`select contact.staff_put('owner@desk.example', 'Owner', 'agent')`;
    // The lower id is stored last, so that a scan of the table meets the higher one first.
    const [low = '', high = ''] = [randomUUID(), randomUUID()].sort();
    for (const id of [high, low]) {
      await sql`
        insert into contact.request
          (id, payload, moderation_status, delete_after, assignee)
        values (${id}, ${sql.json(payloadOf())}, 'new', '2030-01-01', 'owner@desk.example')`;
    }
    for (const call of [
      (run: postgres.Sql) => run`select contact.staff_remove('owner@desk.example')`,
      (run: postgres.Sql) => run`select contact.staff_erase(${`{${high},${low}}`}::uuid[])`,
    ]) {
      let erased: Promise<unknown> = Promise.resolve();
      await sql.begin(async (first) => {
        await first`select from contact.request where id = ${low} for update`;
        erased = call(other).then(
          () => 'done',
          (error) => error.code,
        );
        await sleep(300);
        // With the other order this would be a deadlock: the other one would hold this row.
        await first`select from contact.request where id = ${high} for update nowait`;
      });
      expect(await erased).toBe('done');
    }
    expect(
      await sql`select distinct moderation_status, assignee from contact.request where id in (${low}, ${high})`,
    ).toEqual([{ moderation_status: 'erased', assignee: null }]);
  });
});

it('a request belongs only to somebody on the list', async () => {
  const assign = sql`
    insert into contact.request
      (id, payload, moderation_status, delete_after, assignee)
    values (gen_random_uuid(), ${sql.json(payloadOf())}, 'new', '2030-01-01', 'eve@example.com')`;
  await expect(assign).rejects.toMatchObject({ code: '23503' });
});
