/** Sends one message to its receiver (Resend, Slack or a webhook) and returns the outcome. */
import type { Call } from './message.ts';

export type Outcome =
  | { ok: true }
  | {
      ok: false;
      /**
       * A code such as `status-500`. The response's text is not used, because it could repeat a
       * visitor's data.
       */
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
export async function send({ url, headers, body }: Call): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'contact-delivery', ...headers },
      body,
      // A redirect is not followed, because it could send personal data to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    response.body?.cancel().catch(() => {});
    const { ok, status } = response;
    if (ok) return { ok };
    const retryAfter = parseRetryAfter(response.headers.get('retry-after'), Date.now());
    return {
      ok,
      reason: `status-${status}`,
      refused: refusalStatuses.includes(status),
      retryAfter,
    };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    const reason = isTimeout ? 'timeout' : 'unreachable';
    return { ok: false, reason, refused: false, retryAfter: null };
  }
}
