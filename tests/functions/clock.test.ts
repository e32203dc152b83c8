/**
 * When messages are sent: at once after a submit, again by the runner's clock, and after a restart.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalServer, startLocalServer } from '../../scripts/local-server/local-server.ts';
import { ownerSql } from './support/database.ts';
import { advanceOutboxClock, channelsAt } from './support/edge.ts';
import { postGood } from './support/form.ts';
import { behaviours, openReceiver, type Receiver } from './support/receiver.ts';
import { copyTemplate, tempFolder } from './support/temp.ts';

const folder = tempFolder();
let receiver: Receiver;
let localServer: LocalServer | undefined;

/** Milliseconds between two calls of a clock that does not call during a test. */
const never = 600_000;
const often = 200;

async function startWith(deliverEvery: number): Promise<LocalServer> {
  await localServer?.stop();
  localServer = await startLocalServer({
    dataDir: `${folder.path}/data`,
    siteDir: null,
    deliverEvery,
    functionEnv: {
      ...channelsAt(receiver.url),
      CONTACT_RATE_LIMIT: 'off',
      CONTACT_RETRY_WAITS: '1,1,1',
    },
  });
  return localServer;
}

beforeAll(async () => {
  copyTemplate(`${folder.path}/data`);
  receiver = await openReceiver();
});
afterAll(async () => {
  await localServer?.stop();
  await receiver?.close();
  folder.remove();
});

const submit = async ({ url, data }: LocalServer): Promise<string> =>
  (await (await postGood(url, data.secrets.contactSecret)).json()).id;

/** The webhook's calls about one request. */
const callsAbout = (id: string) =>
  receiver.received.filter(({ headers }) => headers['webhook-id'] === `msg_${id}`);
const called = (id: string, times: number) =>
  expect.poll(() => callsAbout(id).length, { interval: 20 }).toBe(times);

it('a submit starts a delivery by itself, and forty at once leave none behind', async () => {
  const running = await startWith(never);
  // Waits until the clock's only call, at the start, has ended.
  await sleep(500);
  const first = await submit(running);
  await called(first, 1);

  const ids = await Promise.all(Array.from({ length: 40 }, () => submit(running)));
  for (const id of ids) await called(id, 1);
  // A single request after all others must also be found.
  const last = await submit(running);
  await called(last, 1);
  // Each channel got each request exactly once.
  await expect.poll(() => receiver.received.length).toBe(42 * 3);
  await sleep(600);
  expect(receiver.received).toHaveLength(42 * 3);
});

it('what failed is tried again by the clock alone', async () => {
  const running = await startWith(often);
  receiver.behave(() => behaviours.fails);
  const id = await submit(running);
  await called(id, 1);
  receiver.behave(() => behaviours.well);
  await called(id, 2);
  await sleep(1500);
  expect(callsAbout(id)).toHaveLength(2);
});

it('what an earlier run has left goes out when the next one starts', async () => {
  const before = await startWith(never);
  receiver.behave(() => behaviours.fails);
  const id = await submit(before);
  await called(id, 1);
  const sql = ownerSql(before.databaseUrl);
  const waiting = () =>
    sql`select from contact.outbox where request_id = ${id} and state = 'pending' and attempts = 1`;
  await expect.poll(waiting).toHaveLength(3);
  // When the functions run again, the second try is due.
  await advanceOutboxClock(sql, 5);
  await sql.end();
  await before.stop();
  receiver.behave(() => behaviours.well);
  await startWith(never);
  await called(id, 2);
});
