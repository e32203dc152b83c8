/** Lets only the schedule start a delivery run. */
import { background } from '../_shared/background.ts';
import { isKeyedHash, keyedHash } from '../_shared/hash.ts';
import { errorFacts, log } from '../_shared/log.ts';
import type { Report } from './report.ts';

/** Headers of every answer: caches don't store it, and browsers don't guess its type. */
const always = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

const answer = (status: number, title: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ type: 'about:blank', title, status }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...always, ...headers },
  });

/** Compares hashes, so that the duration of the comparison reveals nothing about the token. */
async function mayStart(request: Request, token: string): Promise<boolean> {
  const given = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
  const purpose = 'delivery-token/1';
  return await isKeyedHash(token, purpose, given, await keyedHash(token, purpose, token));
}

/**
 * Runs work one at a time. Calls that arrive during a run share one run after it, because the
 * current run may have missed what they announce.
 */
function oneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const start = () => {
    const run = work().finally(() => {
      if (current === run) current = null;
    });
    current = run;
    return run;
  };
  return () => {
    if (!current) return start();
    next ??= current
      .catch(() => {})
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
}

export function createHandler(token: string, run: () => Promise<Report>) {
  const deliver = oneAtATime(run);
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return answer(405, 'Use POST', { allow: 'POST' });
    if (!(await mayStart(request, token))) return answer(401, 'The token is missing or wrong');
    const work = deliver().catch((error) => {
      log('delivery.fault', errorFacts(error));
      return null;
    });
    // A hosted schedule does not wait for the end of the run; a runner on this machine does.
    if (background(work)) return answer(202, 'A run was started');
    const report = await work;
    return report
      ? Response.json(report, { headers: always })
      : answer(503, 'Not available at the moment');
  };
}
