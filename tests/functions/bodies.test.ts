/** Any body gets a listed answer and leaves no row that breaks a rule: 600, each night 10,000. */
import { expect, inject, it } from 'vitest';
import { openSharedSql } from './support/database.ts';
import { endpoint, person } from './support/form.ts';
import { brokenCalls, hurlBodies, sendBroken } from './support/hostile.ts';
import { repeated } from './support/length.ts';

const url = inject('url');
const sql = openSharedSql();

it('generated bodies get listed answers and leave clean rows', async () => {
  await hurlBodies(url, sql, repeated(600, 10_000));
});

it('stores a request beside which something is nested too deeply to be written again', async () => {
  const depth = 50_000;
  const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const response = await fetch(endpoint(url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `${JSON.stringify(person).slice(0, -1)},"more":${nested}}`,
  });
  expect(response.status).toBe(200);
});

it.each(Object.entries(brokenCalls))('survives %s', async (_, call) => {
  const status = await sendBroken(Number(new URL(url).port), call);
  // 431 is the HTTP server's own answer to a header that is too long.
  expect([0, 400, 408, 413, 431]).toContain(status);
  expect((await fetch(endpoint(url))).status).toBe(200);
});
