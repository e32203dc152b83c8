/**
 * The proof of work of a contact request: a worker solves the challenge that the server gives for the
 * form's question, while the visitor fills in the form. Without it the request is sent too, and
 * reaches the sales team marked as not verified.
 */
import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import { headerNames, proofValidMs } from '../../../supabase/functions/_shared/contact-schema.ts';
import { functionUrl } from '../../lib/backend.ts';
import type { ContactRequest } from '../../lib/supabase.ts';

/** Milliseconds for the challenge to arrive. */
const fetchTimeoutMs = 5000;
/** Milliseconds for its solution: longer than the hardest one takes on a slow phone. */
const solveTimeoutMs = 60_000;
/** Milliseconds for which a request waits for the solution when it is sent. */
const maxWaitMs = 20_000;
/** Milliseconds before its end at which a proof is replaced, so that it does not expire on its way. */
const marginMs = 60_000;

interface Proof {
  question: string;
  /** Value of `performance.now()` from which on it is replaced. The device's date may be wrong. */
  staleAt: number;
  /** The header's value; `null` if there is none. */
  text: Promise<string | null>;
}

/** The proof that was asked for last. */
let latest: Proof | undefined;

async function solve(question: string): Promise<string | null> {
  try {
    const response = await fetch(`${functionUrl('contact-form')}/proof`, {
      headers: { accept: 'application/json', [headerNames.question]: question },
      signal: AbortSignal.timeout(fetchTimeoutMs),
    });
    const challenge = (await response.json()) as Challenge | null;
    if (!response.ok || !challenge) return null;
    const solution = await solveChallengeWorkers({
      challenge,
      concurrency: 1,
      createWorker: () =>
        new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' }),
      timeout: solveTimeoutMs,
    });
    return solution && JSON.stringify({ challenge, solution });
  } catch {
    // No network, an old browser, or a page over plain HTTP, where there is no `crypto.subtle`.
    return null;
  }
}

/**
 * Begins the proof for a question, unless it has one that is still valid. Never throws.
 *
 * @returns the header's value; `null` if there is no proof
 */
export function prove(question: string): Promise<string | null> {
  if (latest?.question === question && performance.now() < latest.staleAt) return latest.text;
  const proof: Proof = {
    question,
    staleAt: performance.now() + proofValidMs - marginMs,
    text: solve(question),
  };
  latest = proof;
  proof.text.then((text) => {
    // The next call tries again.
    if (text === null && latest === proof) latest = undefined;
  });
  return proof.text;
}

/**
 * Adds a fresh proof for its question to a request. One that has waited on the device gets a new one.
 */
export async function withProof(request: ContactRequest): Promise<ContactRequest> {
  const question = request.headers[headerNames.question];
  if (!question) return request;
  const tooLate = new Promise<null>((resolve) => {
    setTimeout(resolve, maxWaitMs, null);
  });
  const proof = await Promise.race([prove(question), tooLate]);
  return proof
    ? { ...request, headers: { ...request.headers, [headerNames.proof]: proof } }
    : request;
}
