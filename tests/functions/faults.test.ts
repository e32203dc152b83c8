/** A database that fails under load: for seconds, each night for half a minute. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashUnderLoad } from './support/crash.ts';
import { repeated } from './support/length.ts';
import { outage, startWired, type Wired } from './support/outage.ts';
import { slack } from './support/slack.ts';

let wired: Wired;
beforeAll(async () => {
  wired = await startWired();
});
afterAll(() => wired?.close());

it('loses and doubles no request when PostgreSQL is killed under load', async () => {
  const tally = await crashUnderLoad(wired.localServer, repeated(8, 20), repeated(3, 30), 0);
  expect(tally.acknowledged.size).toBeGreaterThan(repeated(20, 200));
});

describe('a database that', () => {
  it.each([
    ['is gone', 'cut', 1500],
    // Longer than the time limit of a call, so that some are refused meanwhile.
    ['says nothing more', 'silence', 5000],
  ] as const)('%s: 503 within 5 s, then all is stored once', async (_, way, lasts) => {
    const { answers, slowestRefusal, recovery } = await outage(wired, way, repeated(lasts, 30_000));
    expect(answers['503']).toBeGreaterThan(0);
    expect(slowestRefusal).toBeLessThan(5000 * slack);
    expect(recovery).toBeLessThan(5000 * slack);
  });
});
