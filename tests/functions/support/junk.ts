/**
 * A stream of junk, together with visitors who answer the question correctly. Shared by the short
 * and the long run.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { answered, type Form, person, post, questionFrom } from './form.ts';

/** A new address, as a trusted proxy reports it. */
function freshAddress(): string {
  const byte = () => Math.floor(Math.random() * 254) + 1;
  return `${byte()}.${byte()}.${byte()}.${byte()}`;
}

export interface Flood {
  /** Answers to junk by status. */
  junk: Record<string, number>;
  /** Answers to visitors by status. */
  visitors: Record<string, number>;
  /** Junk posts per second that were really sent. */
  pace: number;
}

/**
 * Sends junk and visitors' requests at the same time.
 *
 * @param form with one trusted proxy, which is the caller
 * @param secret signs its questions
 * @param perSecond junk posts from new addresses, every third with a visitor's own email
 * @param visitors number of visitors, one after the other, each with a new address and email
 * @param pause milliseconds between two visitors
 */
export async function flood(
  form: Form,
  secret: string,
  perSecond: number,
  visitors: number,
  pause = 20,
): Promise<Flood> {
  const result: Flood = { junk: {}, visitors: {}, pace: 0 };
  const count = (of: Record<string, number>, status: number) => {
    of[status] = (of[status] ?? 0) + 1;
  };
  const emailOf = (visitor: number) => `visitor-${visitor}@example.com`;
  let isOver = false;
  let current = 0;
  const under: Promise<void>[] = [];
  const started = Date.now();
  const junk = async () => {
    for (let sent = 0; !isOver; sent += 1) {
      const email = sent % 3 === 0 ? emailOf(current) : `junk-${sent}@example.com`;
      const from = { 'x-forwarded-for': freshAddress() };
      const body = { ...person, email };
      under.push(post(form, body, from).then(({ status }) => count(result.junk, status)));
      await sleep(Math.max(0, started + ((sent + 1) * 1000) / perSecond - Date.now()));
    }
  };
  const good = async () => {
    try {
      // Gives the junk time to empty the buckets that it can.
      await sleep(2000);
      for (current = 0; current < visitors; current += 1) {
        const headers = answered(questionFrom(secret));
        const from = { 'x-forwarded-for': freshAddress() };
        const body = { ...person, email: emailOf(current) };
        count(result.visitors, (await post(form, body, { ...headers, ...from })).status);
        await sleep(pause);
      }
    } finally {
      isOver = true;
    }
  };
  await Promise.all([junk(), good()]);
  result.pace = under.length / ((Date.now() - started) / 1000);
  await Promise.all(under);
  return result;
}
