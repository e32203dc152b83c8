/**
 * The draft of the form, kept in `sessionStorage` until it is sent, so that a reload, a crash or a
 * visit to another page loses nothing. The browser deletes it when the tab is closed.
 */

import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { contactFields, fieldNames } from '../../../supabase/functions/_shared/contact-schema.ts';
import type { Payload } from './form-request.ts';

const storageKey = 'contact-draft';

export interface Draft {
  payload: Payload;
  /** Idempotency key of a request that was sent but not acknowledged, so that sending it again makes no second one. */
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
    // Storage is switched off.
  }
}

/** Restores the draft after a reload, in fields that the browser has not restored itself. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const draft = readDraft();
    if (!draft) return;
    for (const name of fieldNames) {
      const control = form.current?.elements.namedItem(name);
      const isField =
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement;
      if (isField && !control.value) control.value = draft.payload[name];
    }
  }, [form]);
}

/**
 * Fills empty fields with `?interest=` and `?reason=` of the address. The text is untrusted: it is shown as text and cut
 * to the field's limit. This runs after mount, because the prerendered page knows no query.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>) {
  const { search } = useLocation();

  useEffect(() => {
    const query = new URLSearchParams(search);
    const enter = (name: string, value: string | null) => {
      const control = form.current?.elements.namedItem(name);
      if (!value) return;
      if (control instanceof HTMLSelectElement && !control.value) {
        const offered = [...control.options].some((option) => option.value === value);
        if (offered) control.value = value;
      }
      if (control instanceof HTMLTextAreaElement && !control.value) control.value = value;
    };
    enter('interest', query.get('interest'));
    enter('challenge', query.get('reason')?.slice(0, contactFields.challenge.limit) ?? null);
  }, [search, form]);
}
