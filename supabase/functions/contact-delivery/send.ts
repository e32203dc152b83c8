/** Sends one message to its receiver and returns the outcome. */
import type { Call } from './message.ts';

export type Outcome =
  | { ok: true }
  | {
      ok: false;
      /**
       * A code such as `status-500`. The receiver's own text is not used, because it could repeat
       * the request.
       */
      reason: string;
      /** Whether the answer means a wrong address or key, which waiting does not correct. */
      refused: boolean;
      /** Seconds that the receiver asked for. */
      retryAfter: number | null;
    };

/** HTTP statuses: Unauthorized, Forbidden, Not Found, Gone. */
const refusals: readonly number[] = [401, 403, 404, 410];

/** Milliseconds for the whole call. */
const timeout = 10_000;

/**
 * Reads `Retry-After`: seconds or a date.
 *
 * @param now milliseconds since 1970
 */
function retryAfterOf(value: string | null, now: number): number | null {
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
      // A redirect is not followed: it would send the request to an address that nobody configured.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    response.body?.cancel().catch(() => {});
    const { ok, status } = response;
    if (ok) return { ok };
    const retryAfter = retryAfterOf(response.headers.get('retry-after'), Date.now());
    return { ok, reason: `status-${status}`, refused: refusals.includes(status), retryAfter };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const reason = isLate ? 'timeout' : 'unreachable';
    return { ok: false, reason, refused: false, retryAfter: null };
  }
}
