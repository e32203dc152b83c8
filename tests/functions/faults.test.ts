/** Failures under load: a short version of each run in tests/faults. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashUnderLoad } from './support/crash.ts';
import { outage, startWired, type Wired } from './support/outage.ts';
import { slack } from './support/slack.ts';
import { storm } from './support/storm.ts';

let wired: Wired;
beforeAll(async () => {
  wired = await startWired();
});
afterAll(() => wired?.close());

it('loses and doubles no request when PostgreSQL is killed under load', async () => {
  const tally = await crashUnderLoad(wired.localServer, 8, 3, 0);
  expect(tally.acknowledged.size).toBeGreaterThan(20);
});

describe('a database that', () => {
  it.each([
    ['is gone', 'cut', 1500],
    // Longer than the time limit of a call, so that some are refused meanwhile.
    ['says nothing more', 'silence', 5000],
  ] as const)('%s: 503 within 5 s, then all is stored once', async (_, way, lasts) => {
    const { answers, slowestRefusal, recovery } = await outage(wired, way, lasts);
    expect(answers['503']).toBeGreaterThan(0);
    expect(slowestRefusal).toBeLessThan(5000 * slack);
    expect(recovery).toBeLessThan(5000 * slack);
  });
});

it('50 connections while everything is killed in turn and receivers refuse', async () => {
  const { acknowledged, kills, refused } = await storm(50, 5000);
  expect(acknowledged.size).toBeGreaterThan(20);
  expect(kills).toBeGreaterThan(1);
  expect(refused).toBeGreaterThan(0);
});
