/**
 * 10,000 hostile bodies, and calls with invalid framing: they cause no fault and no growth of
 * memory.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerSql } from '../functions/support/database.ts';
import { brokenCalls, hurlBodies, memoryOf, sendBroken } from '../functions/support/hostile.ts';
import { startWired, type Wired } from '../functions/support/outage.ts';

let wired: Wired;
beforeAll(async () => {
  wired = await startWired();
});
afterAll(() => wired?.close());

const onLinux = process.platform === 'linux';

it('10,000 bodies: listed answers only, clean rows, one process, flat memory', async () => {
  const { stack } = wired;
  const sql = ownerSql(stack.databaseUrl);
  const pid = stack.pids().contactForm;
  const answers: Record<string, number>[] = [];
  const memory: number[] = [];
  // The first round fills caches and lets the heap grow to its usual size.
  for (let round = 0; round < 5; round += 1) {
    answers.push(await hurlBodies(stack.url, sql, 2000));
    for (const call of Object.values(brokenCalls)) await sendBroken(stack.port, call);
    if (onLinux) memory.push(memoryOf(pid ?? 0));
  }
  await sql.end();
  console.log(`answers ${JSON.stringify(answers)}, MB after each 2,000: ${memory.map(Math.round)}`);
  // The same process id shows that the function was never restarted.
  expect(stack.pids().contactForm).toBe(pid);
  if (onLinux) expect((memory.at(-1) ?? 0) - (memory[0] ?? 0)).toBeLessThan(60);
});
