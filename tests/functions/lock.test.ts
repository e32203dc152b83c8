/**
 * Only one program uses a data folder, even when programs can't see each other, as in containers.
 */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { readSecrets } from '../../scripts/local-server/data-folder.ts';
import { staffCommand } from './support/desk.ts';
import { postGood } from './support/form.ts';
import {
  addressOf,
  canUnshare,
  databasePidIn,
  elsewhere,
  hasEnded,
  ownerSqlIn,
  type Program,
  startProgram,
} from './support/program.ts';
import { copyTemplate, placeholderSite, tempFolder } from './support/temp.ts';

const folder = tempFolder();
const SITE_DIR = placeholderSite(join(folder.path, 'site'));
const running: Program[] = [];
afterAll(async () => {
  for (const { child, exit } of running) {
    child.kill('SIGTERM');
    await exit;
  }
  folder.remove();
});

function start(DATA_DIR: string, within: readonly string[] = []): Program {
  const program = startProgram({ SITE_DIR, DATA_DIR }, { within });
  running.push(program);
  return program;
}

const submit = async (url: string, dataDir: string, email: string): Promise<string> => {
  const secret = readSecrets(dataDir)?.contactSecret ?? '';
  return (await (await postGood(url, secret, { email })).json()).id;
};

async function idsIn(dataDir: string): Promise<string[]> {
  const sql = ownerSqlIn(dataDir);
  const rows = await sql<{ id: string }[]>`select id from contact.request`;
  await sql.end();
  return rows.map(({ id }) => id).sort();
}

describe.skipIf(!canUnshare)(
  'another PID namespace (platform: where unshare --pid is permitted)',
  () => {
    const DATA_DIR = join(folder.path, 'shared');
    const postmaster = join(DATA_DIR, 'database', 'cluster', 'postmaster.pid');

    it('is refused while a run goes on, and touches nothing', async () => {
      copyTemplate(DATA_DIR);
      const first = start(DATA_DIR);
      const url = await addressOf(first);
      const ids = [await submit(url, DATA_DIR, 'one@example.com')];
      const before = readFileSync(postmaster, 'utf8');

      const second = start(DATA_DIR, elsewhere);
      expect(await second.exit).toBe(1);
      expect(second.output()).toContain('is in use by');
      expect(readFileSync(postmaster, 'utf8')).toBe(before);

      ids.push(await submit(url, DATA_DIR, 'two@example.com'));
      expect(await idsIn(DATA_DIR)).toEqual(ids.sort());
      first.child.kill('SIGTERM');
      expect(await first.exit).toBe(0);
    });

    it('is refused while only the database of a killed run is left', async () => {
      const first = start(DATA_DIR);
      const ids = await idsAfter(first);
      first.child.kill('SIGKILL');
      await first.exit;
      const before = readFileSync(postmaster, 'utf8');

      const second = start(DATA_DIR, elsewhere);
      expect(await second.exit).toBe(1);
      expect(second.output()).toContain("can't be seen from here");
      expect(readFileSync(postmaster, 'utf8')).toBe(before);

      // A start that can see the orphan processes ends them and continues.
      const third = start(DATA_DIR);
      await addressOf(third);
      expect(await idsIn(DATA_DIR)).toEqual(ids);
      third.child.kill('SIGTERM');
      expect(await third.exit).toBe(0);
    });

    const idsAfter = async (program: Program): Promise<string[]> => {
      await submit(await addressOf(program), DATA_DIR, 'three@example.com');
      return await idsIn(DATA_DIR);
    };
  },
);

it('of four starts at once, on a new folder and after a crash, one gets it', async () => {
  const DATA_DIR = join(folder.path, 'race');
  const ids: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const programs = Array.from({ length: 4 }, () => start(DATA_DIR));
    let winner: Program | undefined;
    while (!winner) {
      winner = programs.find(({ output }) => output().includes('Ctrl-C'));
      expect(programs.some(({ child }) => child.exitCode === null)).toBe(true);
      await sleep(50);
    }
    for (const program of programs) {
      if (program === winner) continue;
      expect(await program.exit).toBe(1);
      expect(program.output()).toContain('is in use by');
    }
    ids.push(await submit(await addressOf(winner), DATA_DIR, `${round}@example.com`));
    expect(await idsIn(DATA_DIR)).toEqual(ids.sort());
    const database = databasePidIn(DATA_DIR);
    winner.child.kill('SIGKILL');
    process.kill(database, 'SIGKILL');
    await winner.exit;
    await hasEnded(database);
  }
});

describe('the note about a run', () => {
  it('is ignored in a copy of the folder', async () => {
    const DATA_DIR = join(folder.path, 'original');
    copyTemplate(DATA_DIR);
    const first = start(DATA_DIR);
    const url = await addressOf(first);
    await submit(url, DATA_DIR, 'before@example.com');
    const copy = join(folder.path, 'copy');
    cpSync(DATA_DIR, copy, { recursive: true, verbatimSymlinks: true });
    await submit(url, DATA_DIR, 'after@example.com');
    expect(existsSync(join(copy, 'run.json'))).toBe(true);

    const { stdout, stderr } = await staffCommand(['list', '--json'], copy);
    expect(stdout, stderr).toContain('before@example.com');
    expect(stdout).not.toContain('after@example.com');
    // The original's processes must not be taken for orphans either.
    expect((await fetch(`${url}/about`)).status).toBe(200);
    expect(await idsIn(DATA_DIR)).toHaveLength(2);
  });
});
