/**
 * `npm start` from the user's view: clear errors, no processes left at its end, and complete data
 * after a crash.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserError } from '../../scripts/lib/user-error.ts';
import { openDataFolder, readSecrets } from '../../scripts/local-server/data-folder.ts';
import { type Cluster, startCluster } from '../../scripts/local-server/embedded-postgres.ts';
import { startLocalServer } from '../../scripts/local-server/local-server.ts';
import { readRun } from '../../scripts/local-server/run-file.ts';
import { ownerSql, requestById } from './support/database.ts';
import { redeem } from './support/desk.ts';
import { postGood } from './support/form.ts';
import {
  addressOf,
  databasePidIn,
  hasEnded,
  hasTerminals,
  isAlive,
  ownerSqlIn,
  printed,
  startProgram,
} from './support/program.ts';
import { copyTemplate, placeholderSite, tempFolder } from './support/temp.ts';

const folder = tempFolder();
const SITE_DIR = placeholderSite(join(folder.path, 'site'));
afterAll(folder.remove);

/** An IPv4 address of this machine in its network. */
const ownAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

const inFolder = (name: string) => join(folder.path, name);

/** The single line that a failed start prints. */
async function complaint(env: Record<string, string>): Promise<string> {
  const program = startProgram({ SITE_DIR, ...env });
  expect(await program.exit).toBe(1);
  const lines = program.output().trim().split('\n');
  expect(lines, program.output()).toHaveLength(1);
  expect(lines[0]).toMatch(/^✗ /);
  return lines[0] ?? '';
}

/** Why the product does not start on this folder: the text that its program prints in one line. */
async function refusal(dataDir: string, port = 0): Promise<string> {
  const error = await startLocalServer({ dataDir, port, siteDir: null }).catch((error) => error);
  expect(error).toBeInstanceOf(UserError);
  expect(error.message).not.toContain('\n');
  return error.message;
}

describe('one clear line for', () => {
  it('a taken port, before anything was started', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const dataDir = inFolder('taken');
    expect(await refusal(dataDir, port)).toContain(`Port ${port} is taken`);
    expect(readRun(dataDir)).toBeNull();
    other.close();
  });

  it('a database folder of something else, or of another PostgreSQL', async () => {
    const dataDir = inFolder('foreign');
    const cluster = join(dataDir, 'database', 'cluster');
    mkdirSync(cluster, { recursive: true, mode: 0o711 });
    const secrets = { ownerPassword: 'a', contactSecret: 'c' };
    writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(secrets));
    expect(await refusal(dataDir)).toContain('it is damaged');
    writeFileSync(join(cluster, 'PG_VERSION'), '18\n');
    expect(await refusal(dataDir)).toContain('made by PostgreSQL 18, this is 17');
  });

  it('a database with the schema of another version', async () => {
    const dataDir = inFolder('other-schema');
    copyTemplate(dataDir);
    const cluster = await startCluster(openDataFolder(dataDir), () => {});
    const sql = ownerSql(cluster.url);
    await sql`
      update supabase_migrations.schema_migrations set version = '20261203090000'
      where version = (select min(version) from supabase_migrations.schema_migrations)`;
    await sql.end();
    await cluster.stop();
    expect(await refusal(dataDir)).toContain('has the schema of another version');
  });

  it('a database server that does not answer', async () => {
    const DATABASE_URL = 'postgresql://nobody:hidden-password@127.0.0.1:1/none';
    const line = await complaint({ DATA_DIR: inFolder('remote'), DATABASE_URL });
    expect(line).toContain('127.0.0.1:1');
    expect(line).not.toContain('hidden-password');
  });
});

describe('a run', () => {
  const DATA_DIR = inFolder('run');
  beforeAll(() => copyTemplate(DATA_DIR));

  it('serves, refuses a second run on its data, and leaves nothing behind', async () => {
    const program = startProgram({ SITE_DIR, DATA_DIR });
    const url = await addressOf(program);
    expect((await fetch(`${url}/about`)).status).toBe(200);
    const database = databasePidIn(DATA_DIR);
    expect(database).toBeGreaterThan(0);
    // No link that signs in as an admin is left in a log.
    expect(program.output()).toContain('npm run contacts -- desk prints a link');
    expect(program.output()).not.toContain('sign-in=');
    const sql = ownerSqlIn(DATA_DIR);
    await sql`update contact.desk_staff set role = 'reader' where email = 'desk@localhost'`;
    await sql.end();
    expect(await complaint({ DATA_DIR })).toContain(
      `in use by process ${program.child.pid} at ${url}`,
    );

    program.child.kill('SIGTERM');
    expect(await program.exit).toBe(0);
    expect(await hasEnded(database)).toBe(true);
    expect(readRun(DATA_DIR)).toBeNull();
  });

  it.skipIf(!hasTerminals)(
    'at a terminal prints a link that works once, and leaves its person as it is (platform: with script of util-linux)',
    async () => {
      const program = startProgram({ SITE_DIR, DATA_DIR }, { isAtTerminal: true });
      const url = await addressOf(program);
      const [, link] = /Desk for sales\s+(\S+)/.exec(program.output()) ?? [];
      const [, token = ''] = link?.split('#sign-in=') ?? [];
      expect(link?.startsWith(`${url}/desk#`)).toBe(true);
      expect((await redeem(url, token)).status).toBe(200);
      expect((await redeem(url, token)).status).toBe(401);
      const sql = ownerSqlIn(DATA_DIR);
      const roles = await sql`
        select details ->> 'role' as role from contact.audit where action = 'people' order by id`;
      expect(roles).toEqual([{ role: 'admin' }, { role: 'reader' }]);
      await sql.end();
      program.type('\x03');
      expect(await program.exit).toBe(0);
    },
  );

  it.skipIf(!ownAddress)(
    'listens on an address of the network (platform: with one beside loopback)',
    async () => {
      const program = startProgram({ SITE_DIR, DATA_DIR, HOST: ownAddress ?? '' });
      const url = await addressOf(program);
      expect(url).toContain(`//${ownAddress}:`);
      expect((await fetch(`${url}/about`)).status).toBe(200);
      program.child.kill('SIGTERM');
      expect(await program.exit).toBe(0);
    },
  );

  it('keeps acknowledged requests over kill -9 of everything, or of the runner alone', async () => {
    const secret = readSecrets(DATA_DIR)?.contactSecret ?? '';
    const challenge = '🙂 "مرحبا" '.repeat(200);
    const ids: string[] = [];
    for (const victims of ['everything', 'the runner'] as const) {
      const program = startProgram({ SITE_DIR, DATA_DIR });
      const response = await postGood(await addressOf(program), secret, {
        challenge,
        email: `${ids.length}@example.com`,
      });
      ids.push((await response.json()).id);
      program.child.kill('SIGKILL');
      if (victims === 'everything') process.kill(databasePidIn(DATA_DIR), 'SIGKILL');
      await program.exit;
    }

    const orphan = databasePidIn(DATA_DIR);
    expect(isAlive(orphan)).toBe(true);
    const again = startProgram({ SITE_DIR, DATA_DIR });
    await addressOf(again);
    expect(isAlive(orphan)).toBe(false);

    const sql = ownerSqlIn(DATA_DIR);
    for (const id of ids) {
      expect(await requestById(sql, id)).toMatchObject({
        moderation_status: 'new',
        payload: { challenge: challenge.trim() },
      });
    }
    await sql.end();
    again.child.kill('SIGINT');
    expect(await again.exit).toBe(0);
  });
});

describe('a run with DATABASE_URL', () => {
  const plan =
    /- apply the migration \d+_schema\.sql\s[\s\S]*- grant the role contact_desk to operator\s/;
  let server: Cluster;
  let env: Record<string, string>;
  let sql: ReturnType<typeof ownerSql>;
  const countSchemas = async () =>
    (await sql`select from pg_namespace where nspname = 'contact'`).count;

  beforeAll(async () => {
    server = await startCluster(openDataFolder(inFolder('external')), () => {});
    const owner = ownerSql(server.url);
    await owner`create role operator login createrole password 'operator'`;
    await owner`create database contacts owner operator`;
    await owner.end();
    const address = new URL(server.url);
    address.pathname = '/contacts';
    sql = ownerSql(address.href);
    Object.assign(address, { username: 'operator', password: 'operator' });
    env = { SITE_DIR, DATA_DIR: inFolder('external-run'), DATABASE_URL: address.href };
  });
  afterAll(async () => {
    await sql.end();
    await server.stop();
  });

  it('shows what it would change, and changes nothing when nobody is there to ask', async () => {
    const program = startProgram(env);
    expect(await program.exit).toBe(1);
    expect(program.output()).toMatch(plan);
    expect(program.output()).toMatch(/✗ Nothing was changed.*npm start -- --yes\n$/);
    expect(await countSchemas()).toBe(0);
  });

  describe.skipIf(!hasTerminals)('at a terminal (platform: with script of util-linux)', () => {
    it.each(['n\r', '\r', '\x03'])('changes nothing after the keys %j', async (keys) => {
      const program = startProgram(env, { isAtTerminal: true });
      await printed(program, /Go on\? \[y\/N\] /);
      program.type(keys);
      expect(await program.exit).toBe(keys === '\x03' ? 0 : 1);
      expect(await countSchemas()).toBe(0);
    });

    it('starts after a y, and ends with Ctrl-C', async () => {
      const program = startProgram(env, { isAtTerminal: true });
      await printed(program, /Go on\? \[y\/N\] /);
      program.type('y\r');
      const url = await addressOf(program);
      const secret = readSecrets(inFolder('external-run'))?.contactSecret ?? '';
      expect((await postGood(url, secret, {})).status).toBe(200);
      program.type('\x03');
      expect(await program.exit).toBe(0);
      expect(await countSchemas()).toBe(1);
    });
  });

  it('starts with --yes, and then without asking', async () => {
    for (const flags of [['--yes'], []]) {
      const program = startProgram(env, { script: ['scripts/start.ts', ...flags] });
      await addressOf(program);
      if (flags.length === 0) expect(program.output()).not.toContain('migration');
      program.child.kill('SIGTERM');
      expect(await program.exit).toBe(0);
    }
    expect(await countSchemas()).toBe(1);
  });
});
