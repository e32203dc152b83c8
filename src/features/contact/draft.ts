/**
 * The draft of the contact form: what was typed is stored in `sessionStorage` until it is sent, so
 * that a reload, a crash or a visit to another page loses nothing. The browser deletes it when the
 * tab is closed.
 */

import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { contactFields, fieldNames } from '../../../supabase/functions/_shared/contact-schema.ts';
import { readStored, store } from '../../lib/storage.ts';
import type { Payload } from './form-request.ts';

const storageKey = 'contact-draft';

export interface Draft {
  payload: Payload;
  /**
   * Idempotency key of a request that was sent but not acknowledged. Sending it again with this key
   * makes no second request.
   */
  key?: string;
}

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' &&
  value !== null &&
  fieldNames.every((name) => typeof Reflect.get(value, name) === 'string');

/** Reads the stored draft; `null` when there is none, or storage is switched off. */
export function readDraft(): Draft | null {
  try {
    const draft = JSON.parse(readStored('sessionStorage', storageKey) ?? 'null');
    if (!isPayload(draft?.payload)) return null;
    return typeof draft.key === 'string' ? draft : { payload: draft.payload };
  } catch {
    return null;
  }
}

export const storeDraft = (draft: Draft) =>
  store('sessionStorage', storageKey, JSON.stringify(draft));

export const deleteDraft = () => store('sessionStorage', storageKey, null);

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
 * Fills empty fields from `?interest=` and `?reason=` of the address. Both are untrusted: an
 * interest must be an option of the select field, and a reason is cut to the field's limit. This
 * runs after mount, because the prerendered page knows no query.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>) {
  const { search } = useLocation();

  useEffect(() => {
    const query = new URLSearchParams(search);
    const fill = (name: string, value: string | null) => {
      const control = form.current?.elements.namedItem(name);
      if (!value) return;
      if (control instanceof HTMLSelectElement && !control.value) {
        const isOption = [...control.options].some((option) => option.value === value);
        if (isOption) control.value = value;
      }
      if (control instanceof HTMLTextAreaElement && !control.value) control.value = value;
    };
    fill('interest', query.get('interest'));
    fill('challenge', query.get('reason')?.slice(0, contactFields.challenge.limit) ?? null);
  }, [search, form]);
}
