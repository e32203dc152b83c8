/**
 * Clients that never finish their request are disconnected in time, and others are served: fifty, each
 * night 1,600 as well.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong, repeated } from './support/length.ts';
import { startWired, type Wired } from './support/outage.ts';
import { slack } from './support/slack.ts';
import { besiege } from './support/slow-clients.ts';

let wired: Wired;
beforeAll(async () => {
  wired = await startWired();
});
afterAll(() => wired?.close());

it.each(isLong ? [50, 1600] : [50])(
  '408 for %i of them, while others are served',
  async (count) => {
    const others = repeated(20, 200);
    const { slow, times } = await besiege(wired.localServer, count, others);
    const longest = Math.max(...slow.map(({ kept }) => kept));
    const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
    console.log(`closed after ${longest} ms at most, p99 of others ${p99.toFixed(1)} ms`);
    // Node answers those that did not finish their headers.
    expect(slow.every(({ status }) => status === 408)).toBe(true);
    expect(slow).toHaveLength(count);
    expect(times).toHaveLength(others);
    if (count === 50) expect(longest).toBeLessThan(11_000 * slack);
    if (isLong) expect(p99).toBeLessThan(count === 50 ? 500 : 2000);
  },
);
