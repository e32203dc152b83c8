/** Calls of the desk to its function on the server, `contact-desk`. */

import type {
  ActionInput,
  Answers,
  Change,
  Conflict,
  Filter,
  PageCursor,
  Person,
} from '../../supabase/functions/_shared/desk.ts';
import { hasMediaType, type Problem, readRefusal } from '../lib/answer.ts';
import { functionUrl } from '../lib/backend.ts';
import { deskTiming } from '../motion/desk-tokens.ts';
import { currentToken, endSession } from './session.ts';

/** A call that failed: no answer of the function arrived, or it is an error. */
export class DeskError extends Error {
  override name = 'DeskError';
  /** HTTP status; `null` when no response arrived, or another page in place of the answer. */
  readonly status: number | null;
  /** Whether the function has refused the call, so that the same call would fail again. */
  readonly isFinal: boolean;
  /** For status 409: the current state of the requests that the call would have changed. */
  readonly conflicts: readonly Conflict[];

  constructor(status: number | null, refusal: Problem | null = null) {
    super(refusal?.detail ?? '');
    this.status = status;
    this.isFinal = refusal !== null;
    this.conflicts = (refusal?.conflicts ?? []) as readonly Conflict[];
  }
}

/** Whether an error is the function's refusal with this HTTP status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof DeskError && error.isFinal && error.status === status;

/**
 * A signal that aborts when nothing arrives for a time. A long file may take longer than that, as long
 * as it keeps coming.
 */
function createSilenceLimit(silenceMs: number) {
  const aborting = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  /** Starts the time anew. */
  const restart = () => {
    stop();
    timer = setTimeout(() => aborting.abort(), silenceMs);
  };
  /** The same response, each part of which starts the time anew. */
  const watch = (response: Response) => {
    const parts = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, stream) {
        restart();
        stream.enqueue(part);
      },
    });
    return new Response(response.body?.pipeThrough(parts), response);
  };
  restart();
  return { signal: aborting.signal, watch, stop };
}

/**
 * Sends a call to the function.
 *
 * @param type media type of the answer
 * @param read reads the body of the answer
 * @throws {DeskError} unless an answer of this type and with a success status arrives completely
 */
async function post<Answer>(
  body: object,
  type: string,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  let response: Response;
  const limit = createSilenceLimit(deskTiming.answer);
  try {
    response = await fetch(functionUrl('contact-desk'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${(await currentToken()) ?? ''}`,
      },
      body: JSON.stringify(body),
      signal: limit.signal,
    });
    if (response.ok && hasMediaType(response, type)) return await read(limit.watch(response));
  } catch {
    throw new DeskError(null);
  } finally {
    limit.stop();
  }
  if (response.ok) throw new DeskError(null);
  const error = new DeskError(response.status, await readRefusal(response));
  if (hasStatus(error, 401)) void endSession('ended');
  throw error;
}

/** Calls an action of the function, and returns its answer. */
const call = <Name extends keyof Answers>(action: Name, input: ActionInput<Name>) =>
  post<Answers[Name]>({ action, ...input }, 'application/json', (response) => response.json());

export const api = {
  bootstrap: () => call('bootstrap', {}),
  list: (filter: Filter, after: PageCursor | null) => call('list', { filter, after }),
  poll: (filter: Filter, since: string) => call('poll', { filter, since }),
  read: (id: string) => call('read', { id }),
  /** @param key idempotency key: the same for each attempt to send these changes */
  change: (changes: Change[], key: string) => call('change', { changes, key }),
  /**
   * @param id id of the request
   * @param note id of the note
   * @param text text of the note; `null` removes the note
   */
  note: (id: string, note: string, text: string | null) => call('note', { id, note, words: text }),
  erase: (ids: string[]) => call('erase', { ids }),
  statistics: () =>
    call('statistics', {
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    }),
  /** @param person a person to add or change, or to remove; `null` only reads the staff list */
  people: (person: Person | { remove: string } | null) => call('people', { person }),
  /** Ends the session on the server. */
  leave: () => call('leave', {}),
  /** All requests that match the filter, as a CSV file. */
  export: (filter: Filter) =>
    post({ action: 'export', filter }, 'text/csv', (response) => response.blob()),
};
