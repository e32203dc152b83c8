/** Calls from a function to other servers. */

/** What became of a call: its answer, or why none came. */
export type Outgoing = Response | 'timeout' | 'unreachable';

/**
 * Makes a call. Never throws. The body of the answer is not read, because it could repeat a visitor's
 * data. A redirect is not followed, because it could send personal data to another address.
 *
 * @param timeoutMs limit for the whole call
 */
export async function callOut(
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<Outgoing> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    response.body?.cancel().catch(() => {});
    return response;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable';
  }
}

/** Why a call failed, as a code such as `status-500` or `timeout`; `null` if it did not. */
export function faultOf(outgoing: Outgoing): string | null {
  if (typeof outgoing === 'string') return outgoing;
  return outgoing.ok ? null : `status-${outgoing.status}`;
}
