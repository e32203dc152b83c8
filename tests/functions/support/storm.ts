/**
 * Load with many failures: server and database are killed and receivers refuse. Shared by the short and the
 * long run.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { expect } from 'vitest';
import { openDataFolder } from '../../../scripts/local-server/data-folder.ts';
import { advanceOutboxClock, channelsAt } from './edge.ts';
import { addressOf, databasePidIn, ownerSqlIn, startProgram } from './program.ts';
import { behaviours, openReceiver } from './receiver.ts';
import { copyTemplate, placeholderSite, tempFolder } from './temp.ts';
import { expectWhole, type Tally, visit } from './visitors.ts';

/** Messages at the receiver, by the key with which it can drop repeats. */
interface Arrivals {
  /** Keys of the calls that the receiver accepted, and how often. */
  accepted: Map<string, number>;
  refused: number;
}

export interface Aftermath extends Tally, Arrivals {
  kills: number;
}

/** The product as a program on one port and data folder, killed and started again in turn. */
async function openVictim(env: Record<string, string>) {
  const folder = tempFolder();
  const DATA_DIR = `${folder.path}/data`;
  copyTemplate(DATA_DIR);
  const PORT = String(await getPort({ host: '127.0.0.1' }));
  const SITE_DIR = placeholderSite(`${folder.path}/site`);
  const start = () => startProgram({ ...env, DATA_DIR, SITE_DIR, PORT, CONTACT_RATE_LIMIT: 'off' });
  let program = start();
  const url = await addressOf(program);

  const killInTurn = async (until: number): Promise<number> => {
    let kills = 0;
    while (Date.now() < until) {
      await sleep(1000 + Math.random() * 1000);
      if (kills % 2 === 0) process.kill(databasePidIn(DATA_DIR), 'SIGKILL');
      else {
        program.child.kill('SIGKILL');
        await program.exit;
        program = start();
        await addressOf(program);
      }
      kills += 1;
    }
    return kills;
  };
  const close = async () => {
    program.child.kill('SIGTERM');
    await program.exit;
    folder.remove();
  };
  return { url, data: openDataFolder(DATA_DIR), killInTurn, close };
}

/** @param lasts duration in milliseconds */
export async function storm(connections: number, lasts: number): Promise<Aftermath> {
  const receiver = await openReceiver();
  const arrivals: Arrivals = { accepted: new Map(), refused: 0 };
  let isOver = false;
  receiver.behave(({ path, headers }) => {
    if (!isOver && Math.random() < 0.2) {
      arrivals.refused += 1;
      return Math.random() < 0.5 ? behaviours.fails : behaviours.resets;
    }
    const key = `${path} ${headers['webhook-id'] ?? headers['idempotency-key']}`;
    arrivals.accepted.set(key, (arrivals.accepted.get(key) ?? 0) + 1);
    return behaviours.well;
  });
  const { CONTACT_SLACK_WEBHOOK_URL: _, ...channels } = channelsAt(receiver.url);
  const env = { ...channels, CONTACT_RETRY_WAITS: Array(19).fill(1).join() };
  const victim = await openVictim(env);
  try {
    const until = Date.now() + lasts;
    const [tally, kills] = await Promise.all([
      visit(victim, connections, () => Date.now() > until),
      victim.killInTurn(until),
    ]);
    isOver = true;
    const sql = ownerSqlIn(victim.data.path);
    await expectWhole(sql, tally, 2);

    // A killed run leaves leases: when they have expired, the next run takes over.
    const unsent = async () => {
      await advanceOutboxClock(sql, 90);
      const rows = await sql`select state from contact.outbox where state <> 'sent'`;
      return rows.length;
    };
    await expect.poll(unsent, { timeout: 120_000, interval: 500 }).toBe(0);
    await sql.end();

    // The key of a mail ends with a hash of its content.
    const keys = new Set([...arrivals.accepted.keys()].map((key) => key.replace(/-\w{16}$/, '')));
    for (const id of tally.acknowledged.values()) {
      expect(keys.has(`/webhook msg_${id}`)).toBe(true);
      expect(keys.has(`/resend/emails ${id}`)).toBe(true);
    }
    // Only messages of acknowledged requests, and no message under two keys.
    expect(arrivals.accepted.size).toBe(2 * tally.acknowledged.size);
    return { ...tally, ...arrivals, kills };
  } finally {
    await victim.close();
    await receiver.close();
  }
}

/** A line for the terminal. */
export function summary({ acknowledged, answers, accepted, refused, kills }: Aftermath): string {
  const repeats = [...accepted.values()].reduce((sum, times) => sum + times - 1, 0);
  return `${kills} kills, answers ${JSON.stringify(answers)}, ${acknowledged.size} acknowledged, ${accepted.size} messages accepted, ${refused} refused, ${repeats} repeats with the same key`;
}
