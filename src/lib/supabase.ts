/**
 * Calls the contact form's edge function. Import this file only dynamically: supabase-js is larger
 * than all other code of a page, and most visits do not need it.
 */
import { createClient } from '@supabase/supabase-js';
import { isAcknowledgement, readRefusal, readRetryAfter } from './answer.ts';
import { backendUrl } from './backend.ts';

/** The key is public by design. The local server does not check it, so any value works there. */
const publicKey = import.meta.env.VITE_SUPABASE_ANON_KEY || 'public-anonymous-key';

const supabase = createClient(backendUrl || location.origin, publicKey, {
  auth: { persistSession: true, autoRefreshToken: true },
});

/** Body and headers of the call that sends the contact form. */
export interface ContactRequest {
  body: Record<string, string>;
  headers: Record<string, string>;
}

/** A call after which it is not known that the request is stored. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  /**
   * HTTP status; `null` if there was no answer of the function or of a server before it: no
   * response, or another page in place of the acknowledgement.
   */
  readonly status: number | null;
  /** Seconds from the response's `Retry-After` header, if it has one. */
  readonly retryAfter: number | null;
  /**
   * Whether the form has refused the request and named the invalid fields, so that it would do so
   * again. After any other failure another attempt may succeed.
   */
  readonly isFinal: boolean;

  constructor(response: Response | undefined, isFinal: boolean, cause?: unknown) {
    const status = response && !response.ok ? response.status : null;
    super(status === null ? 'No answer arrived.' : `The server answered ${status}.`, { cause });
    this.status = status;
    this.retryAfter = response && status !== null ? readRetryAfter(response) : null;
    this.isFinal = isFinal;
  }
}

/** A call without a complete response after this time counts as a network failure. */
const timeoutMs = 20_000;

/**
 * Sends a contact request to the form's edge function and waits for its response.
 *
 * @throws {CallFailed} unless the function acknowledges that the request is stored
 */
export async function postContactForm({ body, headers }: ContactRequest): Promise<void> {
  const { data, error, response } = await supabase.functions.invoke('contact-form', {
    body,
    headers,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response && !error && isAcknowledgement(response, data)) return;
  const errors = error && response && (await readRefusal(response))?.errors;
  throw new CallFailed(response, Array.isArray(errors) && errors.length > 0, error);
}
