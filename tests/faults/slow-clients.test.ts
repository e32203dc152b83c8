/**
 * Fifty clients that send one byte now and then are disconnected, and other clients are not
 * affected.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWired, type Wired } from '../functions/support/outage.ts';
import { besiege } from '../functions/support/slow-clients.ts';

let wired: Wired;
beforeAll(async () => {
  wired = await startWired();
});
afterAll(() => wired?.close());

it('closes them within 11 s and keeps the p99 of others under 500 ms', async () => {
  const { slow, times } = await besiege(wired.localServer, 50, 200);
  const longest = Math.max(...slow.map(({ kept }) => kept));
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  console.log(`closed after ${longest} ms at most, p99 of others ${p99.toFixed(1)} ms`);
  expect(slow.every(({ status }) => status === 408)).toBe(true);
  expect(longest).toBeLessThan(11_000);
  expect(p99).toBeLessThan(500);
});

it('1,600 of them: each is told 408, and others are answered within 2 s', async () => {
  const { slow, times } = await besiege(wired.localServer, 1600, 100);
  const longest = Math.max(...slow.map(({ kept }) => kept));
  console.log(
    `closed after ${longest} ms at most, slowest of others ${times.at(-1)?.toFixed(0)} ms`,
  );
  expect(times.at(-1)).toBeLessThan(2000);
  expect(slow.every(({ status }) => status === 408)).toBe(true);
});
