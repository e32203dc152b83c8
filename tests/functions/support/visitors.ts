/** Many simultaneous visitors who try again with the same key, like the form in the browser. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { expect } from 'vitest';
import type { LocalServer } from '../../../scripts/local-server/local-server.ts';
import { answered, endpoint, person, questionFrom } from './form.ts';

export interface Tally {
  /** Ids of the requests that were acknowledged to a visitor, by idempotency key. */
  acknowledged: Map<string, string>;
  /** Number of answers by status; `lost` if the connection broke. */
  answers: Record<string, number>;
  /** Milliseconds of the slowest answer of 503. */
  slowestRefusal: number;
  /** Number of 503 answers without `Retry-After`. */
  unexplained: number;
}

/**
 * Milliseconds between two tries. This is shorter than in the browser, so that more tries meet a
 * fault.
 */
const pause = 100;
/** Milliseconds after which a call without an answer counts as lost, as in the browser. */
const timeout = 20_000;

async function tryOnce(url: string, init: RequestInit, tally: Tally): Promise<string | null> {
  const started = Date.now();
  let status = 'lost';
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
    const body = await response.json();
    status = String(response.status);
    if (response.status === 200) return body.id;
    if (response.status === 503) {
      tally.slowestRefusal = Math.max(tally.slowestRefusal, Date.now() - started);
      if (!(Number(response.headers.get('retry-after')) > 0)) tally.unexplained += 1;
    }
    return null;
  } catch {
    return null;
  } finally {
    tally.answers[status] = (tally.answers[status] ?? 0) + 1;
  }
}

/**
 * Sends new requests until `isOver`, then repeats only unfinished ones until each is acknowledged.
 */
export async function visit(
  { url, data }: Pick<LocalServer, 'url' | 'data'>,
  connections: number,
  isOver: () => boolean,
): Promise<Tally> {
  const tally: Tally = {
    acknowledged: new Map(),
    answers: {},
    slowestRefusal: 0,
    unexplained: 0,
  };
  const visitor = async () => {
    while (!isOver()) {
      const key = randomUUID();
      const init: RequestInit = {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...answered(questionFrom(data.secrets.contactSecret), key),
        },
        body: JSON.stringify({ ...person, email: `${key}@example.com` }),
      };
      for (;;) {
        const id = await tryOnce(endpoint(url), init, tally);
        if (id) {
          tally.acknowledged.set(key, id);
          break;
        }
        await sleep(pause);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  return tally;
}

/**
 * Checks that no acknowledged request is missing, none is stored twice, and each has a row per
 * channel.
 */
export async function expectWhole(
  sql: postgres.Sql,
  { acknowledged, answers, unexplained }: Tally,
  channels: number,
): Promise<void> {
  // A database that was killed last may still be on its way back.
  await expect.poll(() => sql`select 1`.then(Boolean, () => false)).toBe(true);
  const stored = await sql<{ key: string; id: string; rows: number; status: string }[]>`
    select r.idempotency_key as key, r.id, r.moderation_status as status, count(o.id)::int as rows
    from contact.request r left join contact.outbox o on o.request_id = r.id
    group by r.id`;
  expect(Object.keys(answers).filter((name) => !['200', '503', 'lost'].includes(name))).toEqual([]);
  expect(unexplained).toBe(0);
  expect(stored).toHaveLength(acknowledged.size);
  const wrong = stored.filter(
    ({ key, id, rows, status }) =>
      acknowledged.get(key) !== id || rows !== channels || status !== 'new',
  );
  expect(wrong).toEqual([]);
}
