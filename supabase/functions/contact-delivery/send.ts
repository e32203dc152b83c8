/** Hands one message to its receiver, and says in one word how that went. */
import type { Call } from './message.ts';

export type Outcome =
  | { ok: true }
  | {
      ok: false;
      /** A code such as `status-500`: what a receiver writes could repeat the request. */
      reason: string;
      /** Seconds that the receiver asked for. */
      retryAfter: number | null;
    };

/** Milliseconds for the whole call. */
const patience = 10_000;

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

/** Never throws. */
export async function send({ url, headers, body }: Call): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'contact-delivery', ...headers },
      body,
      // A receiver that has moved would get the request at an address that nobody chose.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    response.body?.cancel().catch(() => {});
    if (response.ok) return { ok: true };
    const retryAfter = retryAfterOf(response.headers.get('retry-after'), Date.now());
    return { ok: false, reason: `status-${response.status}`, retryAfter };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { ok: false, reason: isLate ? 'timeout' : 'unreachable', retryAfter: null };
  }
}
