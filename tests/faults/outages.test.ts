/**
 * PostgreSQL is killed under load, the database is unavailable for half a minute, and all processes
 * are killed in turn.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashUnderLoad } from '../functions/support/crash.ts';
import { outage, startWired, type Wired } from '../functions/support/outage.ts';
import { storm, summary } from '../functions/support/storm.ts';

let wired: Wired;
beforeAll(async () => {
  wired = await startWired();
});
afterAll(() => wired?.close());

it('PostgreSQL killed 30 times under load: nothing lost, nothing doubled', async () => {
  const { answers, acknowledged, slowestRecovery } = await crashUnderLoad(
    wired.localServer,
    20,
    30,
    0,
  );
  console.log(
    `answers ${JSON.stringify(answers)}, ${acknowledged.size} acknowledged, back after ${slowestRecovery} ms at most`,
  );
  expect(acknowledged.size).toBeGreaterThan(200);
});

describe('a database that', () => {
  it.each([
    ['is gone', 'cut'],
    ['says nothing more', 'silence'],
  ] as const)('%s for 30 s: 503 within 5 s, then all is stored once', async (_, way) => {
    const { answers, slowestRefusal, recovery } = await outage(wired, way, 30_000);
    console.log(
      `${way}: answers ${JSON.stringify(answers)}, slowest 503 ${slowestRefusal} ms, back after ${recovery} ms`,
    );
    expect(slowestRefusal).toBeLessThan(5000);
    expect(recovery).toBeLessThan(5000);
  });
});

it('30 s of 50 connections while everything is killed in turn and receivers refuse', async () => {
  const aftermath = await storm(50, 30_000);
  console.log(summary(aftermath));
  expect(aftermath.kills).toBeGreaterThan(10);
});
