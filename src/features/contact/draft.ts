/**
 * What was typed, kept for this tab until it is sent: a reload, a crash or a detour to another
 * page loses nothing. The tab's own storage, so that it goes when the tab is closed.
 */
import { fieldNames } from '../../../supabase/functions/_shared/contact-schema.ts';
import type { Payload } from './form-request.ts';

const storageKey = 'contact-draft';

export interface Draft {
  payload: Payload;
  /** Of words that were sent but not acknowledged: sent again, they must not become a second request. */
  key?: string;
}

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' &&
  value !== null &&
  fieldNames.every((name) => typeof Reflect.get(value, name) === 'string');

/** `null` when there is none, or storage is switched off. */
export function readDraft(): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (!isPayload(draft?.payload)) return null;
    return typeof draft.key === 'string' ? draft : { payload: draft.payload };
  } catch {
    return null;
  }
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Switched off or full: the form works without.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
}
