/** kill -9 at a named point, and what must hold afterwards. Shared by the short and the long run. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { LocalServer } from '../../../scripts/local-server/local-server.ts';
import { headerNames } from '../../../supabase/functions/_shared/contact-schema.ts';
import { ownerSql } from './database.ts';
import { advanceOutboxClock, channelsAt } from './edge.ts';
import { answered, endpoint, person, postGood, questionFrom } from './form.ts';
import { openDelivery } from './in-process.ts';
import { startOwn } from './local-servers.ts';
import type { PausePoint } from './paused-server.ts';
import { type Program, printed, startProgram } from './program.ts';
import { openReceiver, type Receiver } from './receiver.ts';
import { tempFolder } from './temp.ts';

export const formPoints = ['before-commit', 'after-commit'] as const satisfies PausePoint[];
export const deliveryPoints = [
  'after-claim',
  'after-send',
  'before-mark',
] as const satisfies PausePoint[];

export interface Fixture {
  localServer: LocalServer;
  sql: ReturnType<typeof ownerSql>;
  receiver: Receiver;
  env: Record<string, string>;
  /** Delivers everything that waits, including leases of a killed process. */
  deliverLater: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openFixture(): Promise<Fixture> {
  const receiver = await openReceiver();
  const env = channelsAt(receiver.url);
  const localServer = await startOwn({ functionEnv: env });
  const sql = ownerSql(localServer.databaseUrl);
  const { deliver } = openDelivery(localServer.databaseUrl, env);
  const deliverLater = async () => {
    await advanceOutboxClock(sql, 90);
    await deliver();
  };
  const close = async () => {
    await sql.end();
    await localServer.stop();
    await receiver.close();
  };
  return { localServer, sql, receiver, env, deliverLater, close };
}

/** Runs the product on the same database until it stops at the point, and kills it there. */
export async function killAt(
  { localServer, env }: Fixture,
  point: PausePoint,
  call: (program: Program) => Promise<void> = async () => {},
): Promise<void> {
  const folder = tempFolder();
  const program = startProgram(
    {
      ...env,
      DATA_DIR: `${folder.path}/data`,
      DATABASE_URL: localServer.databaseUrl,
      CONTACT_SECRET: localServer.data.secrets.contactSecret,
      CONTACT_RATE_LIMIT: 'off',
    },
    { script: ['tests/functions/support/paused-server.ts', point] },
  );
  const called = call(program);
  await printed(program, /paused/);
  program.child.kill('SIGKILL');
  await Promise.all([program.exit, called]);
  folder.remove();
}

/**
 * The server is killed during a visitor's call. The browser tries again with the same key and
 * gets the same answer as without the kill.
 */
export async function killForm(
  fixture: Fixture,
  point: (typeof formPoints)[number],
): Promise<void> {
  const { localServer, sql } = fixture;
  const key = randomUUID();
  const headers = answered(questionFrom(localServer.data.secrets.contactSecret), key);
  const send = (url: string) =>
    fetch(endpoint(url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(person),
    });
  await killAt(fixture, point, async (program) => {
    await expect(send(await printed(program, /ready (\S+)/))).rejects.toThrow();
  });
  const again = await send(localServer.url);
  expect(again.status).toBe(200);
  const { id } = await again.json();
  const found = await sql`
    select r.id, r.moderation_status as status, (select count(*)::int from contact.outbox o where o.request_id = r.id) as rows
    from contact.request r where idempotency_key = ${key}`;
  expect(found, headerNames.key).toEqual([{ id, status: 'new', rows: 3 }]);
}

/**
 * The server is killed during a delivery run. Another run waits until the lease has expired, and sends with the same
 * keys.
 */
export async function killDelivery(
  fixture: Fixture,
  point: (typeof deliveryPoints)[number],
): Promise<void> {
  const { localServer, sql, receiver, deliverLater } = fixture;
  await deliverLater();
  receiver.received.length = 0;
  const response = await postGood(localServer.url, localServer.data.secrets.contactSecret);
  const { id } = await response.json();

  await killAt(fixture, point);
  const [left] = await sql`
    select count(*)::int as processing from contact.outbox where request_id = ${id} and state = 'processing'`;
  expect(left?.processing).toBeGreaterThan(0);

  // A claim that was in progress when its sender was killed still commits, and until then its rows
  // are skipped: a message that one run does not see is sent by the next one. Only a lease that the
  // later run itself failed to mark would last longer than this loop.
  const unsent = async () => {
    await deliverLater();
    return sql`select channel, state from contact.outbox where request_id = ${id} and state <> 'sent'`;
  };
  await expect.poll(unsent, { interval: 50 }).toHaveLength(0);
  for (const [path, header, name] of [
    ['/webhook', 'webhook-id', `msg_${id}`],
    ['/resend/emails', 'idempotency-key', expect.stringMatching(`^${id}-[0-9a-f]{16}$`)],
    ['/slack', '', ''],
  ] as const) {
    const calls = receiver.received.filter((call) => call.path === path);
    expect(calls.length).toBeGreaterThanOrEqual(1);
    expect(calls.length).toBeLessThanOrEqual(2);
    if (!header) continue;
    const names = new Set(calls.map(({ headers }) => headers[header]));
    expect([...names]).toEqual([name]);
  }
}
