/** Visitors who send requests without a pause, as the form's page does: again until acknowledged. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { captchaTimes, signCaptcha } from '../../supabase/functions/_shared/captcha.ts';
import { headerNames } from '../../supabase/functions/_shared/contact-schema.ts';

/** Visitors at the same time. */
const visitors = 4;
/** Milliseconds between two requests of a visitor, and before a request is sent again. */
const pauseMs = 50;
/** Limit for one call, as a page waits. */
const callTimeoutMs = 10_000;

export interface Traffic {
  /** Ids of all requests that were acknowledged, by their key. */
  acknowledged: Map<string, string>;
  /** Number of answers by status; 0 is a call without an answer. */
  answers: Record<number, number>;
  /** Milliseconds from the first try of a request to its acknowledgement: the longest of all. */
  slowestMs: number;
  /** Resolves when every request that was begun is acknowledged. */
  stop: () => Promise<void>;
}

/**
 * @param formUrl returns the present address of the form
 * @param secret signs the questions that the visitors answer
 */
export function startTraffic(formUrl: () => string, secret: string): Traffic {
  const traffic = { acknowledged: new Map<string, string>(), answers: {}, slowestMs: 0 } as Traffic;
  let isOver = false;

  async function sendOnce(key: string): Promise<string | null> {
    const issued = Date.now() - 60_000;
    const question = signCaptcha(secret, {
      ...{ a: 3, b: 4, issued, nonce: randomUUID() },
      expires: issued + captchaTimes.validMs,
    });
    const init = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [headerNames.key]: key,
        [headerNames.question]: JSON.stringify(question),
        [headerNames.answer]: '7',
      },
      body: JSON.stringify({ firstName: 'Zoë', lastName: key, email: `${key}@example.com` }),
      signal: AbortSignal.timeout(callTimeoutMs),
    };
    const response = await fetch(formUrl(), init).catch(() => null);
    const status = response?.status ?? 0;
    traffic.answers[status] = (traffic.answers[status] ?? 0) + 1;
    if (!response?.ok) return null;
    return ((await response.json()) as { id: string }).id;
  }

  async function visit(): Promise<void> {
    while (!isOver) {
      const key = randomUUID();
      const started = performance.now();
      let id = await sendOnce(key);
      while (id === null) {
        await sleep(pauseMs);
        id = await sendOnce(key);
      }
      traffic.acknowledged.set(key, id);
      traffic.slowestMs = Math.max(traffic.slowestMs, performance.now() - started);
      await sleep(pauseMs);
    }
  }

  const visits = Promise.all(Array.from({ length: visitors }, visit));
  traffic.stop = async () => {
    isOver = true;
    await visits;
  };
  return traffic;
}
