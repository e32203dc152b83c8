/**
 * The draft of the contact form: what was typed is stored in `sessionStorage` until it is sent, so
 * that a reload, a crash or a visit to another page loses nothing. The browser deletes it when the
 * tab is closed.
 */

import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import {
  contactFields,
  type FieldName,
  type Fields,
  fieldNames,
} from '../../../supabase/functions/_shared/contact-schema.ts';
import { readStored, store } from '../../lib/storage.ts';

const storageKey = 'contact-draft';

export interface Draft {
  payload: Fields;
  /**
   * Idempotency key of a request that was sent but not acknowledged. Sending it again with this key
   * makes no second request.
   */
  key?: string;
}

const isPayload = (value: unknown): value is Fields =>
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

type FormRef = RefObject<HTMLFormElement | null>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fills a field that is empty. A select field takes only the value of one of its options. */
function fillEmpty(form: FormRef, name: FieldName, value: string | null | undefined) {
  const control = form.current?.elements.namedItem(name) as Control | null | undefined;
  if (!control || control.value || !value) return;
  control.value = value;
  // After another value a select field shows nothing, so its first option is selected again.
  if (control instanceof HTMLSelectElement && !control.value) control.selectedIndex = 0;
}

/** Restores the draft after a reload, in fields that the browser has not restored itself. */
export function useDraft(form: FormRef) {
  useEffect(() => {
    const draft = readDraft();
    for (const name of fieldNames) fillEmpty(form, name, draft?.payload[name]);
  }, [form]);
}

/**
 * Fills empty fields from `?interest=` and `?reason=` of the address. Both are untrusted: an
 * interest must be an option of the select field, and a reason is cut to the field's limit. This
 * runs after mount, because the prerendered page knows no query.
 */
export function usePrefill(form: FormRef) {
  const { search } = useLocation();

  useEffect(() => {
    const query = new URLSearchParams(search);
    fillEmpty(form, 'interest', query.get('interest'));
    fillEmpty(form, 'challenge', query.get('reason')?.slice(0, contactFields.challenge.limit));
  }, [search, form]);
}
