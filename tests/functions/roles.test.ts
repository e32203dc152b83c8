/**
 * Access rights in the database: the form's function may submit, and other roles may do only their
 * own work.
 */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { describe, expect, inject, it } from 'vitest';
import { inProject } from '../../scripts/lib/project.ts';
import { migrate } from '../../scripts/local-server/migrate.ts';
import { openSharedSql, ownDatabase, ownerSql } from './support/database.ts';
import { tempFolder } from './support/temp.ts';

const sql = openSharedSql();

const denied = '42501';

/** The SQLSTATE of a statement under a role. The transaction is rolled back. */
async function codeAs(role: string, statement: string): Promise<string> {
  let code = 'none';
  await sql
    .begin(async (transaction) => {
      await transaction.unsafe(`set local role ${role}`);
      await transaction.unsafe(statement);
      throw new Error('allowed');
    })
    .catch((error: { code?: string }) => {
      code = error.code ?? 'none';
    });
  return code;
}

const outsiders = ['anon', 'authenticated', 'service_role'];
const tables = await sql<{ name: string }[]>`
  select tablename as name from pg_tables where schemaname = 'contact'`;
const functions = await sql<{ name: string; call: string }[]>`
  select p.proname as name, format('select contact.%I(%s)', p.proname,
    (select string_agg(format('null::%s', format_type(t, null)), ', ')
     from unnest(p.proargtypes::oid[]) t)) as call
  from pg_proc p where p.pronamespace = 'contact'::regnamespace`;

describe('the schema', () => {
  it('has row level security on every table, and no policy', async () => {
    expect(tables.map(({ name }) => name).sort()).toEqual(
      expect.arrayContaining(['outbox', 'rate_bucket', 'request', 'consumed_captcha']),
    );
    const open = await sql`
      select relname from pg_class
      where relnamespace = 'contact'::regnamespace and relkind = 'r' and not relrowsecurity`;
    expect(open).toHaveLength(0);
    expect(await sql`select from pg_policies where schemaname = 'contact'`).toHaveLength(0);
  });

  it('grants no table, column or sequence to any role but its owner', async () => {
    const granted = await sql`
      select c.relname as name, a.grantee::regrole::text as role, a.privilege_type as right
      from pg_class c
      cross join lateral (
        select c.relacl as acl
        union all
        select attacl from pg_attribute where attrelid = c.oid
      ) entry
      cross join lateral aclexplode(entry.acl) a
      where c.relnamespace = 'contact'::regnamespace and a.grantee <> c.relowner`;
    expect(granted).toEqual([]);
  });

  it('pins the search path of every function', async () => {
    const loose = await sql`
      select proname from pg_proc
      where pronamespace = 'contact'::regnamespace
        and not coalesce(proconfig @> array['search_path=""'], false)`;
    expect(loose).toHaveLength(0);
  });
});

describe.each(outsiders)('%s', (role) => {
  it('is refused at every table', async () => {
    for (const { name } of tables) {
      for (const statement of [
        `select from contact.${name}`,
        `insert into contact.${name} default values`,
        `delete from contact.${name}`,
        `truncate contact.${name}`,
      ]) {
        expect(await codeAs(role, statement), statement).toBe(denied);
      }
    }
  });

  it('is refused at every function', async () => {
    expect(functions.length).toBeGreaterThan(1);
    for (const { name, call } of functions) expect(await codeAs(role, call), name).toBe(denied);
  });
});

/** Functions that each role may execute; all others are refused. */
const doors: Record<string, readonly string[]> = {
  contact_function: ['submit', 'proof_level', 'health'],
  contact_delivery: [
    ...['claim', 'mark_sent', 'mark_failed', 'digest_spam', 'digest_mail', 'mail_event'],
    ...['unchecked_senders', 'note_sender', 'purge', 'finish_run'],
    ...['assign_requests', 'queue_receipts', 'queue_reminders', 'claim_notice', 'mark_notice'],
  ],
  contact_staff: [
    'staff_requests',
    'staff_find',
    'set_request_status',
    'staff_person',
    'staff_erase',
    'staff_erasures',
    'staff_replay_erasures',
    'staff_retry',
    'staff_settle',
    'staff_stats',
    'staff_put',
    'staff_remove',
    'staff_people',
  ],
  contact_desk: [
    'desk_bootstrap',
    'desk_list',
    'desk_poll',
    'desk_read',
    'desk_export',
    'desk_stats',
    'desk_leave',
    'desk_change',
    'desk_note',
    'desk_erase',
    'desk_people',
  ],
};

describe.each(Object.keys(doors))('%s', (role) => {
  it('is refused at every table', async () => {
    for (const { name } of tables) {
      for (const statement of [
        `select from contact.${name}`,
        `delete from contact.${name}`,
        `insert into contact.${name} default values`,
      ]) {
        expect(await codeAs(role, statement), statement).toBe(denied);
      }
    }
  });

  it('may call what its work needs and no other function', async () => {
    for (const { name, call } of functions) {
      const code = await codeAs(role, call);
      if (doors[role]?.includes(name)) expect(code).not.toBe(denied);
      else expect(code, name).toBe(denied);
    }
  });

  it('has no special role attribute', async () => {
    const [power] = await sql`
      select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolinherit
      from pg_roles where rolname = ${role}`;
    expect(Object.values(power ?? { missing: true })).toEqual([false, false, false, false, false]);
  });
});

describe('the audit', () => {
  it('can be changed by nobody, not by the owner either', async () => {
    await sql`insert into contact.audit (actor, action) values ('test', 'read')`;
    for (const statement of [
      `update contact.audit set actor = 'other'`,
      `delete from contact.audit`,
      `truncate contact.audit`,
    ]) {
      expect(await codeAs('postgres', statement), statement).toBe(denied);
    }
  });
});

/** What the program says with which an operator brings a hosted database up to date. */
function push(address: URL, folder: string): string {
  for (const part of ['config.toml', 'migrations']) {
    cpSync(inProject('supabase', part), join(folder, 'supabase', part), { recursive: true });
  }
  const options = ['--yes', '--skip-vault', '--agent=no', `--workdir=${folder}`];
  const remote = `--remote=${address.href}?sslmode=disable`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [inProject('node_modules', '.bin', 'supabase'), 'db', 'push', ...options, remote],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: folder, DO_NOT_TRACK: '1', NO_COLOR: '1' },
    },
  );
  return `${stdout}${stderr}`;
}

describe('the migrations', () => {
  it('run at once on several databases of one server, which share its roles', async () => {
    const databases = await Promise.all(Array.from({ length: 4 }, () => ownDatabase('empty')));
    await Promise.all(databases.map(({ url }) => migrate(url)));
    for (const { url, drop } of databases) {
      const own = ownerSql(url);
      const [found] = await own`select to_regclass('contact.outbox') is not null as there`;
      await own.end();
      expect(found?.there).toBe(true);
      await drop();
    }
  });

  it('run as the restricted owner that a hosted project gives, once, and are known to the CLI', async () => {
    // As on a hosted project: the owner may create roles but is no superuser, and the platform's
    // roles exist.
    await sql`create role hosted_owner login password 'hosted' createrole bypassrls`;
    await sql`create database hosted owner hosted_owner`;
    const address = new URL(inject('databaseUrl'));
    Object.assign(address, { username: 'hosted_owner', password: 'hosted', pathname: '/hosted' });
    const folder = tempFolder();
    // The shared server's roles belong to its owner. On a new project this owner creates them.
    await sql`grant contact_function, contact_delivery, contact_staff, contact_desk to hosted_owner with admin option`;
    try {
      await migrate(address.href);
      await migrate(address.href);
      expect(push(address, folder.path)).toContain('Remote database is up to date');
      const hosted = postgres(address.href, { max: 1, fetch_types: false });
      const [found] = await hosted`select to_regclass('contact.outbox') is not null as there`;
      expect(found?.there).toBe(true);
      // As of an older schema, whose migrations this version lacks.
      await hosted`
        insert into supabase_migrations.schema_migrations (version) values ('20261121090000')`;
      await expect(migrate(address.href)).rejects.toThrow('the schema of another version');
      // As of a later version, before a rollback.
      await hosted`update supabase_migrations.schema_migrations set version = '20991231090000'
        where version = '20261121090000'`;
      await migrate(address.href);
      await hosted.end();
    } finally {
      folder.remove();
    }
  });
});
