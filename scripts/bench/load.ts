/** A steady load over a fixed number of connections, and what came of it. */
import { Agent, request } from 'node:http';

export interface Shot {
  headers: Record<string, string>;
  body: string;
}

export interface Result {
  /** Milliseconds of each answer of 200. */
  times: number[];
  /** Answers by status, or `lost`. */
  answers: Record<string, number>;
  seconds: number;
}

export const nothing = (): Result => ({ times: [], answers: {}, seconds: 0 });

function fire(agent: Agent, url: string, { headers, body }: Shot): Promise<string> {
  return new Promise((resolve) => {
    const call = request(url, { agent, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(String(answer.statusCode)));
      answer.once('error', () => resolve('lost'));
    });
    call.once('error', () => resolve('lost'));
    call.end(body);
  });
}

/** Adds one round to a result: each connection sends as soon as it has its answer. */
export async function shoot(
  result: Result,
  url: string,
  connections: number,
  seconds: number,
  load: () => Promise<Shot>,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const until = started + seconds * 1000;
  const visitor = async () => {
    while (performance.now() < until) {
      const shot = await load();
      const sent = performance.now();
      const status = await fire(agent, url, shot);
      if (status === '200') result.times.push(performance.now() - sent);
      result.answers[status] = (result.answers[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  result.seconds += (performance.now() - started) / 1000;
  agent.destroy();
}

export const perSecond = ({ times, seconds }: Result): number => times.length / seconds;

/** @param part 0.5 for the median */
export function percentile({ times }: Result, part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
