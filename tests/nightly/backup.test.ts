/**
 * A backup is saved while the site runs, and restored: every row, grant and answer is the same, and
 * who was erased in between is erased again. An encrypted one needs its key; a drill restores the
 * newest.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveBackup } from '../../scripts/backup/save.ts';
import { type LocalServer, startLocalServer } from '../../scripts/local-server/local-server.ts';
import { allMigrations, migrate } from '../../scripts/local-server/migrate.ts';
import { ownDatabase, ownerSql, payloadOf } from '../functions/support/database.ts';
import { staffCommand } from '../functions/support/desk.ts';
import { webhookSecret } from '../functions/support/edge.ts';
import { person, post, postGood } from '../functions/support/form.ts';
import { openReceiver } from '../functions/support/receiver.ts';
import { copyTemplate, tempFolder } from '../functions/support/temp.ts';

const folder = tempFolder();
afterAll(() => folder.remove());
const original = join(folder.path, 'original');
const restored = join(folder.path, 'restored');
const saved = join(folder.path, 'saved');
const erased = 'forget.me@example.com';

const backup = (args: readonly string[], dataDir: string, env: Record<string, string> = {}) =>
  new Promise<{ status: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/backup.ts', ...args],
      { env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env } },
      (error, stdout, stderr) => resolve({ status: error ? 1 : 0, output: stdout + stderr }),
    );
  });

const start = (dataDir: string): Promise<LocalServer> =>
  startLocalServer({
    dataDir,
    siteDir: null,
    desk: true,
    deliverEvery: null,
    functionEnv: {
      CONTACT_RATE_LIMIT: 'off',
      CONTACT_WEBHOOK_URL: 'http://127.0.0.1:9/',
      CONTACT_WEBHOOK_SECRET: webhookSecret,
    },
  });

/** Everything that the staff's functions answer about the requests. */
async function answersOf(dataDir: string): Promise<string[]> {
  const commands = [['list', '--all', '--json'], ['export', '--all', '--json'], ['stats']];
  const answers = [];
  // One after the other, because a command on a site that does not run holds the data folder.
  for (const command of commands) answers.push((await staffCommand(command, dataDir)).stdout);
  return answers;
}

/** The files of a backup, without its list, which says when it was made. */
const contentOf = (backupFolder: string) =>
  Object.fromEntries(
    readdirSync(backupFolder)
      .filter((name) => name !== 'backup.json')
      .map((name) => [name, readFileSync(join(backupFolder, name), 'utf8')]),
  );
const listOf = (backupFolder: string) =>
  JSON.parse(readFileSync(join(backupFolder, 'backup.json'), 'utf8'));

/** Requests of every state, with notes, deliveries and changes. */
async function fill({ url, data, databaseUrl }: LocalServer) {
  const { contactSecret } = data.secrets;
  for (let index = 0; index < 20; index += 1) {
    const challenge = `Tab\tin\nlines, \\N, "${index}"`;
    await postGood(url, contactSecret, { email: `person${index}@example.com`, challenge });
  }
  await post(url, person);
  await postGood(url, contactSecret, { email: erased });
  const sql = ownerSql(databaseUrl);
  await sql`select contact.staff_put('ana@example.com', 'Ana', 'admin')`;
  await sql`
    insert into contact.desk_note (id, request_id, author, words)
    select gen_random_uuid(), id, 'ana@example.com', 'Called ' || email from contact.request`;
  await sql`
    update contact.request set progress = 'answered', assignee = 'ana@example.com'
    where email like 'person1%'`;
  await sql`select contact.set_request_status(id, 'spam')
    from contact.request where email = 'person2@example.com'`;
  await sql`update contact.retention set keep_for = '14 days' where kind = 'spam'`;
  await sql.end();
}

describe('a backup', () => {
  let before: string[];
  let ledger: string;

  beforeAll(async () => {
    copyTemplate(original);
    const site = await start(original);
    try {
      await fill(site);
      const { status, output } = await backup(['save', saved, '--plain'], original);
      expect(status, output).toBe(0);
      expect(output).toContain('22 requests saved');
      before = await answersOf(original);
      await staffCommand(['erase', erased, '--yes'], original);
      ledger = join(folder.path, 'erasures.txt');
      await staffCommand(['erasures', '--out', ledger], original);
    } finally {
      await site.stop();
    }
    const { status, output } = await backup(['restore', saved], restored);
    expect(status, output).toBe(0);
  });

  it('gives back every row, role, grant and sequence', async () => {
    const again = join(folder.path, 'saved-again');
    expect((await backup(['save', again, '--plain'], restored)).status).toBe(0);
    expect(contentOf(again)).toEqual(contentOf(saved));
    const list = listOf(again);
    expect(list).toEqual({ ...listOf(saved), made: list.made });
    expect(list.rows['contact.request']).toBe(22);
    expect(list.rows['contact.audit']).toBeGreaterThan(0);
  });

  it('gives the same answers, keeps people erased, and goes on', async () => {
    expect(await answersOf(restored)).toEqual(before);
    const { stdout, stderr } = await staffCommand(['replay-erasures', ledger], restored);
    expect(stdout, stderr).toBe('1 request was erased again.\n');

    const site = await start(restored);
    const sql = ownerSql(site.databaseUrl);
    try {
      const response = await postGood(site.url, site.data.secrets.contactSecret, {});
      expect(response.status).toBe(200);
      const [message] = await sql`
        select count(*)::int as count from contact.outbox o
        join contact.request r on r.id = o.request_id where r.email = ${person.email}`;
      expect(message?.count).toBe(2);
      await sql`set role contact_function`;
      await expect(sql`select from contact.request`).rejects.toThrow('permission denied');
    } finally {
      await sql.end();
      await site.stop();
    }
    const later = join(folder.path, 'saved-later');
    expect((await backup(['save', later, '--plain'], restored)).status).toBe(0);
    for (const [name, text] of Object.entries(contentOf(later))) {
      expect(text, name).not.toContain(erased);
    }
  });

  const broken = join(folder.path, 'broken');
  const request = join(broken, 'contact.request.copy');
  /** Makes it a whole backup of another schema. */
  function changeSchema(): void {
    const list = listOf(broken);
    list.migrations.push('20991231090000');
    writeFileSync(join(broken, 'backup.json'), JSON.stringify(list));
  }
  it.each([
    ['another schema', changeSchema, 'has another schema than this version'],
    ['half of it', () => rmSync(join(broken, 'backup.json')), 'holds no whole backup'],
    ['a file cut short', () => truncateSync(request, 100), `${request} is missing or was changed`],
  ])('is refused with %s, and nothing is made', async (_, damage, words) => {
    cpSync(saved, broken, { recursive: true });
    damage();
    const target = join(folder.path, 'refused');
    const { status, output } = await backup(['restore', broken], target);
    expect(status).toBe(1);
    expect(output).toContain(words);
    expect(existsSync(target)).toBe(false);
    rmSync(broken, { recursive: true, force: true });
  });
});

describe('an encrypted backup', () => {
  const keyFile = join(folder.path, 'key.txt');
  const backups = join(folder.path, 'backups');
  const target = join(folder.path, 'opened');
  let keys: Record<string, string>;
  const restore = (place: string, env: Record<string, string>) =>
    backup(['restore', place], target, env);

  beforeAll(async () => {
    const { output } = await backup(['key', keyFile], original);
    const BACKUP_RECIPIENT = /^BACKUP_RECIPIENT=(age1\w+)$/m.exec(output)?.[1] ?? '';
    keys = { BACKUP_RECIPIENT, BACKUP_IDENTITY: readFileSync(keyFile, 'utf8') };
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    mkdirSync(backups);
    for (const name of ['first', 'second']) {
      const saving = await backup(['save', join(backups, name)], original, keys);
      expect(saving.output).toContain('encrypted with age');
    }
  });

  it('is the default, and holds no word in clear', async () => {
    const refused = await backup(['save', join(folder.path, 'none')], original);
    expect([refused.status, refused.output]).toEqual([
      1,
      expect.stringContaining('BACKUP_RECIPIENT is not set'),
    ]);
    const names = readdirSync(join(backups, 'second'));
    expect(names.filter((name) => !name.endsWith('.age'))).toEqual([]);
    for (const name of names) {
      const bytes = readFileSync(join(backups, 'second', name), 'latin1');
      expect(bytes.startsWith('age-encryption.org/v1\n'), name).toBe(true);
      expect(bytes, name).not.toMatch(/example\.com|contact\.request/);
    }
  });

  it('opens with its key only, and gives back the same', async () => {
    const place = join(backups, 'second');
    const { BACKUP_IDENTITY: _, ...withoutKey } = keys;
    expect((await restore(place, withoutKey)).output).toContain('set BACKUP_IDENTITY');
    await backup(['key', join(folder.path, 'other.txt')], original);
    const other = readFileSync(join(folder.path, 'other.txt'), 'utf8');
    expect((await restore(place, { BACKUP_IDENTITY: other })).output).toContain(
      "can't be decrypted",
    );
    const damaged = join(folder.path, 'damaged');
    cpSync(place, damaged, { recursive: true });
    const file = join(damaged, 'contact.request.copy.age');
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 20) ^ 1, bytes.length - 20);
    writeFileSync(file, bytes);
    expect((await restore(damaged, keys)).output).toContain("can't be decrypted");
    expect(existsSync(target)).toBe(false);
    const { status, output } = await restore(place, keys);
    expect(status, output).toBe(0);
    const again = join(folder.path, 'from-sealed');
    await backup(['save', again, '--plain'], target);
    const now = join(folder.path, 'plain-now');
    await backup(['save', now, '--plain'], original);
    const { 'contact.audit.copy': ____, ...restoredRows } = contentOf(again);
    const { 'contact.audit.copy': _____, ...rows } = contentOf(now);
    expect(restoredRows).toEqual(rows);
  });

  it('is restored by a drill, which tells the monitoring service only then', async () => {
    const monitor = await openReceiver();
    const env = { ...keys, BACKUP_HEARTBEAT_URL: `${monitor.url}/backups` };
    const drill = (...args: string[]) => backup(['drill', backups, ...args], original, env);
    try {
      const late = await drill('--max-age', '0.000001');
      expect([late.status, late.output]).toEqual([1, expect.stringContaining('hours old')]);
      rmSync(join(backups, 'second', 'contact.audit.copy.age'));
      const broken = await drill();
      expect([broken.status, broken.output]).toEqual([1, expect.stringContaining('is missing')]);
      expect(monitor.received).toHaveLength(0);
      rmSync(join(backups, 'second'), { recursive: true });
      const { status, output } = await drill();
      expect(status, output).toBe(0);
      expect(output).toMatch(/^✓ \d+ requests of \S+ restored and compared in [\d.]+ s/);
      expect(monitor.received.map(({ path }) => path)).toEqual(['/backups']);
      const empty = await backup(['drill', join(folder.path, 'nowhere')], original, env);
      expect(empty.output).toContain('holds no folder with a whole backup');
    } finally {
      await monitor.close();
    }
  });
});

it('a backup of an older schema, of a database elsewhere, is brought up to date', async () => {
  const database = await ownDatabase('empty');
  const older = allMigrations().slice(0, -2);
  await migrate(
    database.url,
    older.map(({ version }) => version),
  );
  const sql = ownerSql(database.url);
  await sql`
    insert into contact.request (id, payload, moderation_status, delete_after)
    select gen_random_uuid(), ${sql.json(payloadOf())}, 'new', '2999-01-01' from generate_series(1, 50)`;
  await sql.end();
  const place = join(folder.path, 'older');
  await saveBackup({ databaseUrl: database.url, dataDir: '' }, place, []);
  await database.drop();
  const dataDir = join(folder.path, 'from-older');
  const { status, output } = await backup(['restore', place], dataDir);
  expect(status, output).toBe(0);
  expect(output).toContain('50 requests');
  const site = await start(dataDir);
  try {
    expect((await postGood(site.url, site.data.secrets.contactSecret, {})).status).toBe(200);
  } finally {
    await site.stop();
  }
});
