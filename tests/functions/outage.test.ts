/** Outages: what a visitor is told, and that the site recovers automatically. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import type { Stack, StackOptions } from '../../scripts/local-server/stack.ts';
import { postGood } from './support/form.ts';
import { startAlone } from './support/stacks.ts';

let stack: Stack | undefined;
afterEach(async () => {
  await stack?.stop();
});

async function start(options: Partial<StackOptions> = {}): Promise<Stack> {
  stack = await startAlone(options);
  return stack;
}

it('503 with Retry-After within 5 s when the database is not there', async () => {
  const CONTACT_DATABASE_URL = 'postgresql://contact_function:x@127.0.0.1:1/postgres';
  const { url, data } = await start({ functionEnv: { CONTACT_DATABASE_URL } });
  const started = Date.now();
  const response = await postGood(url, data.secrets.contactSecret);
  expect(response.status).toBe(503);
  expect(Date.now() - started).toBeLessThan(5000);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('comes back by itself after kill -9 of database and function', async () => {
  const { url, data, pids } = await start({ functionEnv: { CONTACT_RATE_LIMIT: 'off' } });
  const secret = data.secrets.contactSecret;
  for (const victim of ['postgres', 'contactForm'] as const) {
    const before = pids()[victim] ?? 0;
    process.kill(before, 'SIGKILL');
    const deadline = Date.now() + 20_000;
    let status = 0;
    while (status !== 200 && Date.now() < deadline) {
      await sleep(100);
      status = (await postGood(url, secret)).status;
      expect([200, 503]).toContain(status);
    }
    expect(status, victim).toBe(200);
    expect(pids()[victim]).not.toBe(before);
  }
});

it('refuses to switch the limits off when the database is not on this machine', async () => {
  const functionEnv = {
    CONTACT_DATABASE_URL: 'postgresql://contact_function:x@database.example/postgres',
    CONTACT_RATE_LIMIT: 'off',
  };
  await expect(start({ functionEnv })).rejects.toThrow('CONTACT_RATE_LIMIT is refused');
  stack = undefined;
});
