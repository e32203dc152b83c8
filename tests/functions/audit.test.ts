/** The audit: what is read or changed leaves a line, whoever does it, and a person's lines are found. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveBackup } from '../../scripts/backup/save.ts';
import { openDataFolder } from '../../scripts/local-server/data-folder.ts';
import { startCluster } from '../../scripts/local-server/embedded-postgres.ts';
import { openOwnDatabase, ownerSql, payloadOf } from './support/database.ts';
import { copyTemplate, tempFolder } from './support/temp.ts';

const { sql } = await openOwnDatabase();

let last = 0;
beforeEach(async () => {
  const [row] = await sql`select coalesce(max(id), 0)::int as id from contact.audit`;
  last = row?.id;
});

/** The lines of this test so far. */
const lines = () => sql`
  select actor, action, request_id as request, to_json(request_ids) as shown, details
  from contact.audit where id > ${last} order by id`;

async function insert(email = 'zoe@example.com'): Promise<string> {
  const [row] = await sql`
    insert into contact.request (id, payload, moderation_status, delete_after, channels)
    values (gen_random_uuid(), ${sql.json(payloadOf({ email }))}, 'new', '2030-01-01', '{webhook}')
    returning id`;
  return row?.id;
}

const line = (action: string, details: object, more: object = {}) => ({
  ...{ actor: 'postgres', action, request: null, shown: [], details },
  ...more,
});

describe('a line is left by', () => {
  it('each change of the staff list, by a command and by hand', async () => {
    const ana = { email: 'ana@example.com', name: 'Ana' };
    await sql`select contact.staff_put(${ana.email}, ${ana.name}, 'reader')`;
    // Nothing changes.
    await sql`select contact.staff_put(${ana.email}, ${ana.name}, 'reader')`;
    await sql`update contact.desk_staff set role = 'admin' where email = ${ana.email}`;
    await sql`select contact.staff_remove(${ana.email})`;
    expect(await lines()).toEqual([
      line('people', { ...ana, role: 'reader' }),
      line('people', { ...ana, role: 'admin' }),
      line('people', { remove: ana.email }),
    ]);
  });

  it('a change of the staff list at the desk: one, of the person who made it', async () => {
    await sql`select contact.staff_put('adi@example.com', 'Adi', 'admin')`;
    const actor = { email: 'adi@example.com', session: 'a session', since: new Date().toJSON() };
    const change = { email: 'bo@example.com', name: 'Bo', role: 'agent' };
    await sql`select contact.desk_people(${sql.json(actor)}, ${sql.json(change)})`;
    await sql`select contact.desk_people(${sql.json(actor)}, '{"remove": "bo@example.com"}')`;
    expect((await lines()).slice(1)).toEqual([
      line('people', change, { actor: actor.email }),
      line('people', { remove: change.email }, { actor: actor.email }),
    ]);
  });

  it('what is sent again or settled, and not by a command that finds nothing', async () => {
    const id = await insert();
    const commands = async () => {
      await sql`select contact.staff_retry(null)`;
      await sql`select contact.staff_settle(${id})`;
    };
    await commands();
    expect(await lines()).toEqual([]);
    await sql`update contact.outbox set state = 'failed', last_error = 'timeout'`;
    await sql`select contact.staff_settle(null)`;
    await sql`select contact.staff_retry(${id})`;
    expect(await lines()).toEqual([
      line('settle', { messages: 1 }, { shown: [id] }),
      line('retry', { messages: 1 }, { request: id, shown: [id] }),
    ]);
  });

  it('what the owner changes in a request, with names of fields and without their words', async () => {
    const id = await insert();
    await sql`
      update contact.request
      set payload = payload || '{"company": "Secret Ltd", "role": "Chief"}', delete_after = '2031-01-01Z'
      where id = ${id}`;
    const [changed] = await lines();
    expect(changed).toEqual(
      line(
        'change',
        { fields: ['company', 'role'], deleteAfter: [expect.any(String), expect.any(String)] },
        { request: id },
      ),
    );
    expect(JSON.stringify(changed)).not.toMatch(/Secret|Chief/);
    const [{ version } = {}] = await sql`select version from contact.request where id = ${id}`;
    expect(version).toBe(2);
  });

  it('what the owner deletes, and what is deleted because its time is over', async () => {
    const [by, over] = [await insert(), await insert()];
    await sql`delete from contact.request where id = ${by}`;
    await sql`update contact.request set delete_after = now() where id = ${over}`;
    await sql`select contact.purge(500)`;
    const removed = (await lines()).filter(({ action }) => action === 'delete');
    expect(removed).toEqual([
      line('delete', {}, { shown: [by] }),
      line('delete', {}, { shown: [over] }),
    ]);
    await sql`truncate contact.request cascade`;
    expect((await lines()).at(-1)).toEqual(line('delete', { all: true }));
  });

  it('a backup, before it reads anything; it holds the state of before', async () => {
    const folder = tempFolder();
    const dataDir = join(folder.path, 'data');
    copyTemplate(dataDir);
    const saved = join(folder.path, 'saved');
    await saveBackup({ dataDir }, saved, []);
    expect(existsSync(join(saved, 'backup.json'))).toBe(true);
    expect(readFileSync(join(saved, 'contact.audit.copy'), 'utf8')).not.toContain('backup');
    const cluster = await startCluster(openDataFolder(dataDir), () => {});
    const own = ownerSql(cluster.url);
    try {
      const found = await own`select actor, details from contact.audit where action = 'backup'`;
      expect(found).toEqual([{ actor: 'postgres', details: { all: true } }]);
    } finally {
      await own.end();
      await cluster.stop();
      folder.remove();
    }
  });
});
