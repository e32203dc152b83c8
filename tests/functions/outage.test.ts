/**
 * A database that is hung, and a full disk: what a visitor is told, and that the site recovers by
 * itself. `faults.test.ts` kills the database and cuts its connections.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { readSecrets } from '../../scripts/local-server/data-folder.ts';
import { ownerSql } from './support/database.ts';
import { postGood } from './support/form.ts';
import { startAlone } from './support/local-servers.ts';
import { addressOf, databasePidIn, hasEnded, ownerSqlIn, startProgram } from './support/program.ts';
import { slack } from './support/slack.ts';
import { placeholderSite, tempFolder } from './support/temp.ts';

/**
 * Waits until the condition is true.
 *
 * @returns the milliseconds that this took
 */
async function until(wanted: () => Promise<boolean>, timeout: number): Promise<number> {
  const started = Date.now();
  while (!(await wanted())) {
    expect(Date.now() - started, 'milliseconds').toBeLessThan(timeout * slack);
    await sleep(100);
  }
  return Date.now() - started;
}

it('503 within 8 s when all processes of the database are stopped, and 200 when they go on', async () => {
  const { url, data, databaseUrl, stop } = await startAlone();
  onTestFinished(stop);
  const send = () => postGood(url, data.secrets.contactSecret);
  expect((await send()).status).toBe(200);
  const sql = ownerSql(databaseUrl);
  const sessions = await sql<{ pid: number }[]>`select pid from pg_stat_activity`;
  await sql.end();
  const pids = [databasePidIn(data.path), ...sessions.map(({ pid }) => pid)];
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch {
        // The session of the query above has ended.
      }
    }
  };
  signal('SIGSTOP');
  try {
    const started = Date.now();
    // Both a connection that was open before and a new one.
    const refused = await Promise.all([send(), send()]);
    expect(refused.map(({ status }) => status)).toEqual([503, 503]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Date.now() - started).toBeLessThan(8000 * slack);
  } finally {
    signal('SIGCONT');
  }
  await until(async () => (await send()).status === 200, 15_000);
});

/** Creates a small disk. Not every machine lets a user do this. */
function makeDisk(at: string): boolean {
  mkdirSync(at, { mode: 0o711 });
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=140m,mode=711', 'none', at]);
  return made.status === 0;
}

function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (const size of [1 << 20, 4096, 1]) {
      const chunk = Buffer.alloc(size);
      try {
        for (;;) writeSync(handle, chunk);
      } catch {
        // The disk is full for blocks of this size.
      }
    }
  } finally {
    closeSync(handle);
  }
}

it('a full disk (platform: needs a right to mount), with the database killed: pages are served, nothing is lost, all is back with room', async ({
  skip,
}) => {
  const small = tempFolder();
  const disk = join(small.path, 'disk');
  if (!makeDisk(disk)) {
    small.remove();
    skip('no disk can be mounted here');
  }
  const DATA_DIR = join(disk, 'data');
  const SITE_DIR = placeholderSite(join(small.path, 'site'));
  const program = startProgram({ SITE_DIR, DATA_DIR, CONTACT_RATE_LIMIT: 'off' });
  try {
    const url = await addressOf(program);
    const secret = readSecrets(DATA_DIR)?.contactSecret ?? '';
    const ids: string[] = [];
    const send = async () => {
      const response = await postGood(url, secret);
      if (response.status === 200) ids.push((await response.json()).id);
      return response.status;
    };
    for (let sent = 0; sent < 10; sent += 1) expect(await send()).toBe(200);

    fill(join(disk, 'fill'));
    process.kill(databasePidIn(DATA_DIR), 'SIGKILL');
    for (const deadline = Date.now() + 2500; Date.now() < deadline; await sleep(100)) {
      expect((await fetch(`${url}/about`)).status).toBe(200);
      expect([200, 503]).toContain(await send());
    }
    expect(program.child.exitCode).toBeNull();

    rmSync(join(disk, 'fill'));
    const back = await until(async () => (await send()) === 200, 40_000);
    console.log(`back ${back} ms after there was room, ${ids.length} acknowledged`);
    const sql = ownerSqlIn(DATA_DIR);
    const rows = await sql<{ id: string }[]>`select id from contact.request`;
    await sql.end();
    const stored = new Set(rows.map(({ id }) => id));
    expect(ids.filter((id) => !stored.has(id))).toEqual([]);
    const database = databasePidIn(DATA_DIR);
    program.child.kill('SIGTERM');
    expect(await program.exit).toBe(0);
    expect(await hasEnded(database)).toBe(true);
  } finally {
    program.child.kill('SIGTERM');
    await program.exit;
    spawnSync('umount', [disk]);
    small.remove();
  }
});
