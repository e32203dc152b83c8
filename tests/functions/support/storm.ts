/**
 * Load with many failures: processes are killed and receivers refuse. Shared by the short and the
 * long run.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Stack } from '../../../scripts/local-server/stack.ts';
import { ownerSql } from './database.ts';
import { channelsAt, deliver, pass, startEdge } from './edge.ts';
import { behaviours, openReceiver } from './receiver.ts';
import { startAlone } from './stacks.ts';
import { expectWhole, type Tally, visit } from './visitors.ts';

const victims = ['contactForm', 'postgres', 'contactDelivery'] as const;

/** Messages at the receiver, by the key with which it can drop repeats. */
interface Arrivals {
  /** Keys of the calls that the receiver accepted, and how often. */
  accepted: Map<string, number>;
  refused: number;
}

export interface Aftermath extends Tally, Arrivals {
  kills: number;
}

async function killInTurn(stack: Stack, until: number): Promise<number> {
  let kills = 0;
  while (Date.now() < until) {
    await sleep(1000 + Math.random() * 1000);
    const victim = stack.pids()[victims[kills % victims.length] ?? 'contactForm'];
    try {
      if (victim) process.kill(victim, 'SIGKILL');
    } catch {
      // The process is still restarting after the last kill.
    }
    kills += 1;
  }
  return kills;
}

/** @param lasts duration in milliseconds */
export async function storm(connections: number, lasts: number): Promise<Aftermath> {
  const receiver = await openReceiver();
  const arrivals: Arrivals = { accepted: new Map(), refused: 0 };
  receiver.behave(({ path, headers }) => {
    if (Math.random() < 0.2) {
      arrivals.refused += 1;
      return Math.random() < 0.5 ? behaviours.fails : behaviours.resets;
    }
    const key = `${path} ${headers['webhook-id'] ?? headers['idempotency-key']}`;
    arrivals.accepted.set(key, (arrivals.accepted.get(key) ?? 0) + 1);
    return behaviours.well;
  });
  const { CONTACT_SLACK_WEBHOOK_URL: _, ...channels } = channelsAt(receiver.url);
  const env = { ...channels, CONTACT_RETRY_WAITS: Array(19).fill(1).join() };
  const stack = await startAlone({ deliverEvery: 500, functionEnv: env });
  try {
    const until = Date.now() + lasts;
    const [tally, kills] = await Promise.all([
      visit(stack, connections, () => Date.now() > until),
      killInTurn(stack, until),
    ]);
    const sql = ownerSql(stack.databaseUrl);
    await expectWhole(sql, tally, 2);

    // A killed delivery leaves leases: when they have expired, another delivery takes over.
    const later = await startEdge('contact-delivery', stack, env);
    const unsent = async () => {
      await pass(sql, 90);
      await deliver(later);
      const rows = await sql`select state from contact.outbox where state <> 'sent'`;
      return rows.length;
    };
    await expect.poll(unsent, { timeout: 120_000, interval: 500 }).toBe(0);
    await later.stop();
    await sql.end();

    for (const id of tally.acknowledged.values()) {
      expect(arrivals.accepted.has(`/webhook msg_${id}`)).toBe(true);
      expect(arrivals.accepted.has(`/resend/emails ${id}`)).toBe(true);
    }
    // Only messages of acknowledged requests, and no message under two keys.
    expect(arrivals.accepted.size).toBe(2 * tally.acknowledged.size);
    return { ...tally, ...arrivals, kills };
  } finally {
    await stack.stop();
    await receiver.close();
  }
}

/** A line for the terminal. */
export function summary({ acknowledged, answers, accepted, refused, kills }: Aftermath): string {
  const repeats = [...accepted.values()].reduce((sum, times) => sum + times - 1, 0);
  return `${kills} kills, answers ${JSON.stringify(answers)}, ${acknowledged.size} acknowledged, ${accepted.size} messages accepted, ${refused} refused, ${repeats} repeats with the same key`;
}
