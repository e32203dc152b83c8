/**
 * The hosted backend's client. Only import this file dynamically: supabase-js is
 * larger than the rest of a page together, and most visits never need it.
 */
import { createClient, FunctionsHttpError } from '@supabase/supabase-js';
import { backendUrl } from './backend.ts';

/** The key is public by design; on one machine the functions don't look at it. */
const publicKey = import.meta.env.VITE_SUPABASE_ANON_KEY || 'public-anonymous-key';

const supabase = createClient(backendUrl || location.origin, publicKey, {
  auth: { persistSession: true, autoRefreshToken: true },
});

/** `Retry-After`: seconds, or a date. */
function secondsIn(header: string | null): number | null {
  if (!header) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

/** A call that failed: no answer, or an error status. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  /** HTTP status, or `null` when no answer arrived at all. */
  readonly status: number | null;
  /** Seconds from the server's `Retry-After`, if it sent one. */
  readonly retryAfter: number | null;

  constructor(answer: Response | null, cause: unknown) {
    super(answer ? `The function answered ${answer.status}.` : 'No answer arrived.', { cause });
    this.status = answer?.status ?? null;
    this.retryAfter = secondsIn(answer?.headers.get('retry-after') ?? null);
  }

  /** Whether another attempt may succeed: no answer, too many requests, or service unavailable. */
  get isTemporary(): boolean {
    return [null, 429, 503].includes(this.status);
  }
}

/**
 * Calls an edge function and waits for its answer.
 *
 * @param timeout milliseconds after which the call counts as unanswered
 * @throws {CallFailed} for every answer other than success, and for none
 */
export async function invoke(
  name: string,
  { body, headers, timeout }: { body: object; headers: Record<string, string>; timeout: number },
): Promise<void> {
  const { error } = await supabase.functions.invoke(name, { body, headers, timeout });
  if (!error) return;
  throw new CallFailed(error instanceof FunctionsHttpError ? error.context : null, error);
}
