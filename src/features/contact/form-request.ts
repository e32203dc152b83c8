/**
 * Builds the contact request from the filled form, with its idempotency key, and keeps the draft:
 * what was typed is stored in `sessionStorage` until it is sent, so that a reload, a crash or a
 * visit to another page loses nothing. The browser deletes it when the tab is closed.
 */
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import {
  contactFields,
  type FieldName,
  type Fields,
  fieldNames,
  formNames,
  headerNames,
  nameOfInterest,
  parseAnswer,
} from '../../../supabase/functions/_shared/contact-schema.ts';
import { cutText } from '../../../supabase/functions/_shared/text.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { readStored, store } from '../../lib/storage.ts';
import type { ContactRequest } from '../../lib/supabase.ts';
import type { Captcha } from './captcha.ts';

/** Whether event mode is on. `html[data-event]` holds its state. */
export const inEventMode = () => document.documentElement.dataset.event !== undefined;

export interface FilledForm {
  /** The seven fields of the contact form, by name. */
  payload: Fields;
  answer: string;
  /** Value of a field that people do not see. Any value means that a program filled in the form. */
  honeypot: string;
}

/** Reads the form's values as typed. */
export function readForm(form: HTMLFormElement): FilledForm {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const payload = Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as Fields;
  return { payload, answer: text(formNames.answer), honeypot: text(formNames.honeypot) };
}

const storageKey = 'contact-draft';

interface Draft {
  payload: Fields;
  /**
   * Idempotency key of a request with this payload. It is made with the draft, because a duplicated
   * tab begins with a copy of the draft and may send it too.
   */
  key?: string;
  /** Query of the address that the form had, whose values have been filled in. */
  search?: string;
}

/** Reads the fields of a stored draft; those that its version of the form did not have are empty. */
function readStoredFields(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries = fieldNames.map((name) => [name, Reflect.get(value, name) ?? ''] as const);
  if (entries.some(([, text]) => typeof text !== 'string')) return null;
  return Object.fromEntries(entries) as Fields;
}

/** Reads the stored draft; `null` when there is none, or storage is switched off. */
function readDraft(): Draft | null {
  try {
    const draft = JSON.parse(readStored('sessionStorage', storageKey) ?? 'null');
    const payload = readStoredFields(draft?.payload);
    if (!payload) return null;
    const { key, search } = draft;
    return {
      payload,
      ...(typeof key === 'string' && { key }),
      ...(typeof search === 'string' && { search }),
    };
  } catch {
    return null;
  }
}

const storeDraft = (draft: Draft) => store('sessionStorage', storageKey, JSON.stringify(draft));

/** The content that was sent last from this document, and its idempotency key. */
let lastSent: { content: string; key: string } | undefined;

/** Key in the stored draft, if the draft has this content. */
function readStoredKey(content: string): string | undefined {
  const draft = readDraft();
  return draft && JSON.stringify(draft.payload) === content ? draft.key : undefined;
}

/**
 * Stores the draft. A changed payload gets a new idempotency key, because the server refuses a key
 * that it knows from another payload. Content that was sent before keeps the key it was sent with.
 *
 * @returns the key
 */
export function saveDraft(payload: Fields): string {
  const content = JSON.stringify(payload);
  const key =
    lastSent?.content === content ? lastSent.key : (readStoredKey(content) ?? randomUuid());
  storeDraft({ payload, key, search: location.search });
  return key;
}

/**
 * Idempotency key of a payload. Sending the same payload again after a failure uses the same key,
 * so that the server stores it once.
 */
function getIdempotencyKey(payload: Fields): string {
  const key = saveDraft(payload);
  lastSent = { content: JSON.stringify(payload), key };
  return key;
}

/**
 * Deletes the draft of a payload that was sent, after which the same content is a new request. What
 * the visitor has typed since, on a later visit to the form, stays.
 */
export function forgetDraft(sent: object) {
  const content = JSON.stringify(sent);
  if (lastSent?.content === content) lastSent = undefined;
  if (JSON.stringify(readDraft()?.payload) === content) store('sessionStorage', storageKey, null);
}

/** Body and headers of the call. Everything apart from the seven fields is sent in headers. */
export function toRequest(
  { payload, answer, honeypot }: FilledForm,
  question: Captcha,
): ContactRequest {
  return {
    body: payload,
    headers: {
      [headerNames.key]: getIdempotencyKey(payload),
      // A header can't hold the digits of other scripts, so the parsed number is sent.
      [headerNames.answer]: String(parseAnswer(answer) ?? ''),
      ...(question.proof && { [headerNames.question]: question.proof }),
      // Header values are limited to Latin-1, so the value is encoded.
      ...(honeypot && { [headerNames.honeypot]: encodeURIComponent(honeypot) }),
    },
  };
}

type FormRef = RefObject<HTMLFormElement | null>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as Control;

/**
 * Fills the form from the query of its address. The interest replaces an earlier one, unless that
 * was chosen just now; a reason is added to what the visitor has written.
 */
function fillFromQuery(form: HTMLFormElement, query: URLSearchParams, draft: Draft | null) {
  const interest = controlOf(form, 'interest');
  const wanted = query.get('interest') ?? '';
  const isEarlier = interest.value === (draft?.payload.interest ?? '');
  if (isEarlier && nameOfInterest(wanted)) interest.value = wanted;
  const challenge = controlOf(form, 'challenge');
  const reason = cutText(query.get('reason') ?? '', contactFields.challenge.limit);
  if (challenge.value.includes(reason)) return;
  challenge.value = [challenge.value, reason].filter(Boolean).join('\n\n');
}

/**
 * Fills empty fields from the draft, then the form from `?interest=` and `?reason=` of the address,
 * once for each address: a button that leads here does what it says, also when the form was left
 * half filled. The parameters are untrusted: an interest must be one of the form, and a reason is
 * cut to the field's limit. This runs after mount, because the prerendered page knows no query.
 */
export function useInitialValues(form: FormRef) {
  const { search } = useLocation();
  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    for (const name of fieldNames) {
      const control = controlOf(form.current, name);
      if (draft && !control.value) control.value = draft.payload[name];
    }
    if (draft?.search !== search) fillFromQuery(form.current, new URLSearchParams(search), draft);
    // The parameters may have changed the draft, whose key then has to be a new one.
    if (draft) saveDraft(readForm(form.current).payload);
  }, [search, form]);
}
