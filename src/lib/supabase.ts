/**
 * Calls the contact form's edge function. Import this file only dynamically: supabase-js is larger
 * than all other code of a page, and most visits do not need it.
 */
import { createClient, FunctionsHttpError } from '@supabase/supabase-js';
import type { ContactRequest } from '../features/offline-queue/start.ts';
import { backendUrl } from './backend.ts';

/** The key is public by design. The local server does not check it, so any value works there. */
const publicKey = import.meta.env.VITE_SUPABASE_ANON_KEY || 'public-anonymous-key';

const supabase = createClient(backendUrl || location.origin, publicKey, {
  auth: { persistSession: true, autoRefreshToken: true },
});

/** Seconds in a `Retry-After` header, which has seconds or a date. */
function parseRetryAfter(header: string | null): number | null {
  if (!header) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

/** A failed call: no response, or an error status. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  /** HTTP status, or `null` if there was no response. */
  readonly status: number | null;
  /** Seconds from the response's `Retry-After` header, if it has one. */
  readonly retryAfter: number | null;

  constructor(response: Response | null, cause: unknown) {
    super(response ? `The function answered ${response.status}.` : 'No answer arrived.', { cause });
    this.status = response?.status ?? null;
    this.retryAfter = parseRetryAfter(response?.headers.get('retry-after') ?? null);
  }

  /** Whether a retry may succeed: no response, too many requests, or service unavailable. */
  get isTemporary(): boolean {
    return [null, 429, 503].includes(this.status);
  }
}

/** A call without a response after this time counts as a network failure. */
const timeoutMs = 20_000;

/**
 * Sends a contact request to the form's edge function and waits for its response.
 *
 * @throws {CallFailed} unless the response is a success
 */
export async function postContactForm({ body, headers }: ContactRequest): Promise<void> {
  const { error } = await supabase.functions.invoke('contact-form', {
    body,
    headers,
    timeout: timeoutMs,
  });
  if (!error) return;
  throw new CallFailed(error instanceof FunctionsHttpError ? error.context : null, error);
}
