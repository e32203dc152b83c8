/** However the staff command ends, the database that it started also ends. */
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocalServer } from '../../scripts/local-server/local-server.ts';
import { readRun } from '../../scripts/local-server/run-file.ts';
import { shell } from './support/contacts.ts';
import { postGood } from './support/form.ts';
import { databasePidIn, hasEnded } from './support/program.ts';
import { copyTemplate, tempFolder } from './support/temp.ts';

const folder = tempFolder();
const DATA_DIR = `${folder.path}/data`;
beforeAll(async () => {
  copyTemplate(DATA_DIR);
  const localServer = await startLocalServer({
    dataDir: DATA_DIR,
    siteDir: null,
    deliverEvery: null,
    functionEnv: { CONTACT_RATE_LIMIT: 'off' },
  });
  const challenge = '🙂'.repeat(3000);
  for (let sent = 0; sent < 40; sent += 1) {
    await postGood(localServer.url, localServer.data.secrets.contactSecret, { challenge });
  }
  await localServer.stop();
});
afterAll(folder.remove);

const command = `${process.execPath} --import tsx scripts/contacts.ts list --json`;

async function databasePid(): Promise<number> {
  while (databasePidIn(DATA_DIR) === 0) await sleep(20);
  return databasePidIn(DATA_DIR);
}

it('when its reader has seen enough', async () => {
  const { stdout, stderr } = shell(`${command} | head -c 1`, { DATA_DIR });
  expect([stdout, stderr]).toEqual(['{', '']);
  expect(readRun(DATA_DIR)).toBeNull();
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('by %s', async (signal) => {
  // A reader that does not read blocks the command in the middle of its work.
  const child = spawn('sh', ['-c', `exec ${command}`], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const database = await databasePid();
  await sleep(300);
  child.kill(signal);
  const code = await ended;
  child.stdout.destroy();
  expect(code).toBe({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal]);
  expect(await hasEnded(database)).toBe(true);
  expect(readRun(DATA_DIR)).toBeNull();
});
