/** Sends one message to its receiver (Resend, Slack or a webhook) and returns the outcome. */
import { callOut, faultOf } from '../_shared/outgoing.ts';
import type { Call } from './message.ts';

export type Outcome =
  | { ok: true }
  | {
      ok: false;
      /** A code such as `status-500`. */
      reason: string;
      /** Whether the status means a wrong address or key, which waiting does not correct. */
      refused: boolean;
      /** Seconds that the receiver asked to wait. */
      retryAfter: number | null;
    };

/** HTTP statuses that mean a wrong address or key: Unauthorized, Forbidden, Not Found, Gone. */
const refusalStatuses: readonly number[] = [401, 403, 404, 410];

/** The reason of an answer that says that too many messages came at once. */
export const tooMany = 'status-429';

/** Limit for the whole call. */
const timeoutMs = 10_000;

/**
 * Reads a `Retry-After` header, which is a number of seconds or a date, as seconds.
 *
 * @param now milliseconds since 1970
 */
function parseRetryAfter(value: string | null, now: number): number | null {
  if (!value) return null;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

/** Makes the call. Never throws. */
export async function send({ url, headers: given, body }: Call): Promise<Outcome> {
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'contact-delivery',
    ...given,
  };
  const answer = await callOut(url, { method: 'POST', headers, body }, timeoutMs);
  const reason = faultOf(answer);
  if (reason === null) return { ok: true };
  if (typeof answer === 'string') return { ok: false, reason, refused: false, retryAfter: null };
  const retryAfter = parseRetryAfter(answer.headers.get('retry-after'), Date.now());
  return { ok: false, reason, refused: refusalStatuses.includes(answer.status), retryAfter };
}
