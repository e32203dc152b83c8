/** kill -9 at a named point, and what must hold afterwards. Shared by the short and the long run. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Stack } from '../../../scripts/lib/stack/stack.ts';
import { headerNames } from '../../../supabase/functions/_shared/contact-schema.ts';
import { ownerSql } from './database.ts';
import { callDelivery, channelsAt, deliver, type Edge, pass, startEdge } from './edge.ts';
import { answered, person, postGood, questionFrom } from './form.ts';
import type { PausePoint } from './pause.ts';
import { openReceiver, type Receiver } from './receiver.ts';
import { startOwn } from './stacks.ts';

export const formPoints = ['before-commit', 'after-commit'] as const satisfies PausePoint[];
export const deliveryPoints = [
  'after-claim',
  'after-send',
  'before-mark',
] as const satisfies PausePoint[];

export interface Ground {
  stack: Stack;
  sql: ReturnType<typeof ownerSql>;
  receiver: Receiver;
  env: Record<string, string>;
  /** Delivers everything that waits, including leases of a killed process. */
  deliverLater: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openGround(): Promise<Ground> {
  const receiver = await openReceiver();
  const env = channelsAt(receiver.url);
  const stack = await startOwn({ functionEnv: env });
  const sql = ownerSql(stack.databaseUrl);
  const later: Edge = await startEdge('contact-delivery', stack, env);
  const deliverLater = async () => {
    await pass(sql, 90);
    await deliver(later);
  };
  const close = async () => {
    await later.stop();
    await sql.end();
    await stack.stop();
    await receiver.close();
  };
  return { stack, sql, receiver, env, deliverLater, close };
}

/**
 * The function is killed during a visitor's call. The browser tries again with the same key and
 * gets the same answer as without the kill.
 */
export async function killForm(ground: Ground, point: (typeof formPoints)[number]): Promise<void> {
  const { stack, sql, env } = ground;
  const key = randomUUID();
  const headers = answered(await questionFrom(stack.data.secrets.contactSecret), key);
  const send = (url: string) =>
    fetch(`${url}/contact-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(person),
    });
  const edge = await startEdge('contact-form', stack, env, point);
  const lost = expect(send(edge.url)).rejects.toThrow();
  await edge.paused();
  await edge.kill();
  await lost;
  const again = await send(`${stack.url}/functions/v1`);
  expect(again.status).toBe(200);
  const { id } = await again.json();
  const found = await sql`
    select r.id, r.status, (select count(*)::int from contact.outbox o where o.request_id = r.id) as rows
    from contact.request r where idempotency_key = ${key}`;
  expect(found, headerNames.key).toEqual([{ id, status: 'new', rows: 3 }]);
}

/**
 * The delivery is killed. Another one waits until the lease has expired, and sends with the same
 * keys.
 */
export async function killDelivery(
  ground: Ground,
  point: (typeof deliveryPoints)[number],
): Promise<void> {
  const { stack, sql, env, receiver, deliverLater } = ground;
  await deliverLater();
  receiver.received.length = 0;
  const response = await postGood(stack.url, stack.data.secrets.contactSecret);
  const { id } = await response.json();

  const edge = await startEdge('contact-delivery', stack, env, point);
  callDelivery(edge).catch(() => {});
  await edge.paused();
  await edge.kill();
  const [left] = await sql`
    select count(*)::int as leased from contact.outbox where request_id = ${id} and state = 'leased'`;
  expect(left?.leased).toBeGreaterThan(0);

  // A claim that was in progress when its sender was killed still commits, and until then its rows
  // are skipped: a message that one run does not see is sent by the next one. Only a lease that the
  // later run itself failed to mark would last longer than this loop.
  const unsent = async () => {
    await deliverLater();
    return sql`select channel, state from contact.outbox where request_id = ${id} and state <> 'sent'`;
  };
  await expect.poll(unsent, { timeout: 5000, interval: 50 }).toHaveLength(0);
  for (const [path, header, name] of [
    ['/webhook', 'webhook-id', `msg_${id}`],
    ['/resend/emails', 'idempotency-key', id],
    ['/slack', '', ''],
  ] as const) {
    const calls = receiver.received.filter((call) => call.path === path);
    expect(calls.length).toBeGreaterThanOrEqual(1);
    expect(calls.length).toBeLessThanOrEqual(2);
    if (header) for (const { headers } of calls) expect(headers[header]).toBe(name);
  }
}
