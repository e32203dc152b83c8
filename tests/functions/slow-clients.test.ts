/**
 * Fifty clients that never finish their request are disconnected in time, and others are served.
 * tests/faults measures this.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWired, type Wired } from './support/outage.ts';
import { slack } from './support/slack.ts';
import { besiege } from './support/slow-clients.ts';

let wired: Wired;
beforeAll(async () => {
  wired = await startWired();
});
afterAll(() => wired?.close());

it('408 and the end within 11 s, for 50 of them, while others are served', async () => {
  const { slow, times } = await besiege(wired.localServer, 50, 20);
  expect(Math.max(...slow.map(({ kept }) => kept))).toBeLessThan(11_000 * slack);
  // Node answers those that did not finish their headers.
  expect(slow.every(({ status }) => status === 408)).toBe(true);
  expect(slow).toHaveLength(50);
  expect(times).toHaveLength(20);
});
