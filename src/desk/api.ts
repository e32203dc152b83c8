/** The calls of the desk's function. */

import type {
  ActionInput,
  Answers,
  Change,
  Conflict,
  Filter,
  PageCursor,
  Person,
} from '../../supabase/functions/_shared/desk.ts';
import { functionUrl } from '../lib/backend.ts';
import { desk } from '../motion/desk-tokens.ts';
import { currentToken, endSession } from './session.ts';

/** A call that failed: no answer, or an error status. */
export class DeskError extends Error {
  override name = 'DeskError';
  /** HTTP status, or `null` when no answer arrived. */
  readonly status: number | null;
  /** With status 409: the requests as they are now. */
  readonly conflicts: readonly Conflict[];

  constructor(status: number | null, detail: string, conflicts: readonly Conflict[] = []) {
    super(detail);
    this.status = status;
    this.conflicts = conflicts;
  }

  /** Whether another attempt may succeed. */
  get isTemporary(): boolean {
    return this.status === null || this.status === 429 || this.status >= 500;
  }
}

async function errorOf(response: Response): Promise<DeskError> {
  const problem = await response.json().catch(() => ({}));
  return new DeskError(response.status, problem.detail ?? '', problem.conflicts ?? []);
}

/** @throws {DeskError} for every answer other than success, and for none */
async function post(body: object): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(functionUrl('contact-desk'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${(await currentToken()) ?? ''}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(desk.answer),
    });
  } catch {
    throw new DeskError(null, 'No answer arrived.');
  }
  if (response.ok) return response;
  const error = await errorOf(response);
  if (error.status === 401) void endSession('ended');
  throw error;
}

async function call<Name extends keyof Answers>(
  action: Name,
  input: ActionInput<Name>,
): Promise<Answers[Name]> {
  const response = await post({ action, ...input });
  try {
    return await response.json();
  } catch {
    throw new DeskError(null, 'The answer broke off.');
  }
}

export const api = {
  bootstrap: () => call('bootstrap', {}),
  list: (filter: Filter, after: PageCursor | null) => call('list', { filter, after }),
  poll: (filter: Filter, since: string) => call('poll', { filter, since }),
  read: (id: string) => call('read', { id }),
  /** @param key the same for each try of one change */
  change: (changes: Change[], key: string) => call('change', { changes, key }),
  /** @param words `null` takes the note away */
  note: (id: string, note: string, words: string | null) => call('note', { id, note, words }),
  erase: (ids: string[]) => call('erase', { ids }),
  statistics: () =>
    call('statistics', {
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    }),
  people: (person: Person | { remove: string } | null) => call('people', { person }),
  leave: () => call('leave', {}),
  export: async (filter: Filter): Promise<Blob> => {
    const response = await post({ action: 'export', filter });
    try {
      return await response.blob();
    } catch {
      throw new DeskError(null, 'The file broke off.');
    }
  },
};
