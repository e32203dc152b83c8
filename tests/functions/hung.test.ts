/** A function that runs but does not answer, and a full disk: the site continues to work. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { readSecrets } from '../../scripts/local-server/data-folder.ts';
import { copyPrepared } from '../../scripts/local-server/prepared.ts';
import type { Stack } from '../../scripts/local-server/stack.ts';
import { ownerSql } from './support/database.ts';
import { channelsAt } from './support/edge.ts';
import { postGood } from './support/form.ts';
import { addressOf, runIn, startProgram, survivors } from './support/program.ts';
import { openReceiver } from './support/receiver.ts';
import { startAlone } from './support/stacks.ts';
import { placeholderSite, tempFolder } from './support/temp.ts';

let stop: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

/**
 * Waits until the condition is true.
 *
 * @returns the milliseconds that this took
 */
async function until(wanted: () => Promise<boolean>, timeout: number): Promise<number> {
  const started = Date.now();
  while (!(await wanted())) {
    expect(Date.now() - started, 'milliseconds').toBeLessThan(timeout);
    await sleep(100);
  }
  return Date.now() - started;
}

const stackWith = async (functionEnv: Record<string, string>): Promise<Stack> => {
  const stack = await startAlone({ deliverEvery: 500, functionEnv });
  stop = stack.stop;
  return stack;
};

describe('a function stopped with SIGSTOP', () => {
  it('gives 503 within 10 s through the gateway, and is restarted', async () => {
    const stack = await stackWith({});
    const send = () => postGood(stack.url, stack.data.secrets.contactSecret);
    expect((await send()).status).toBe(200);
    const hung = stack.pids().contactForm ?? 0;
    process.kill(hung, 'SIGSTOP');
    const started = Date.now();
    const refused = await send();
    const waited = Date.now() - started;
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(waited).toBeLessThan(10_000);
    const back = await until(async () => (await send()).status === 200, 15_000);
    expect(stack.pids().contactForm).not.toBe(hung);
    console.log(`503 after ${waited} ms, 200 again ${back} ms later`);
  });

  it('is noticed although nobody calls it: what waits is delivered', async () => {
    const receiver = await openReceiver();
    const stack = await stackWith(channelsAt(receiver.url));
    process.kill(stack.pids().contactDelivery ?? 0, 'SIGSTOP');
    await postGood(stack.url, stack.data.secrets.contactSecret);
    await until(async () => receiver.received.length === 3, 50_000);
    await stack.stop();
    await receiver.close();
  });
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

it('a full disk, with processes killed: pages are served, nothing is lost, all is back with room', {
  timeout: 120_000,
}, async ({ skip }) => {
  const small = tempFolder();
  const disk = join(small.path, 'disk');
  if (!makeDisk(disk)) {
    small.remove();
    skip('no disk can be mounted here');
  }
  const DATA_DIR = join(disk, 'data');
  await copyPrepared(DATA_DIR);
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
    const { children = {} } = runIn(DATA_DIR) ?? {};
    for (const name of ['contact-form', 'postgres', 'contact-delivery']) {
      process.kill(children[name]?.pid ?? 0, 'SIGKILL');
      for (const deadline = Date.now() + 3000; Date.now() < deadline; await sleep(100)) {
        expect((await fetch(`${url}/about`)).status).toBe(200);
        expect([200, 503]).toContain(await send());
      }
    }
    expect(program.child.exitCode).toBeNull();

    rmSync(join(disk, 'fill'));
    const back = await until(async () => (await send()) === 200, 40_000);
    console.log(`back ${back} ms after there was room, ${ids.length} acknowledged`);
    const password = readSecrets(DATA_DIR)?.ownerPassword;
    const port = runIn(DATA_DIR)?.databasePort;
    const sql = ownerSql(`postgresql://postgres:${password}@127.0.0.1:${port}/postgres`);
    const rows = await sql<{ id: string }[]>`select id from contact.request`;
    await sql.end();
    const stored = new Set(rows.map(({ id }) => id));
    expect(ids.filter((id) => !stored.has(id))).toEqual([]);
    const left = Object.values(runIn(DATA_DIR)?.children ?? {});
    program.child.kill('SIGTERM');
    expect(await program.exit).toBe(0);
    expect(await survivors(left)).toEqual([]);
  } finally {
    program.child.kill('SIGTERM');
    await program.exit;
    spawnSync('umount', [disk]);
    small.remove();
  }
});
