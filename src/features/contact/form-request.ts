/** Builds the request from the filled form, with its idempotency key. */
import {
  type Fields,
  fieldNames,
  formNames,
  headerNames,
  parseAnswer,
} from '../../../supabase/functions/_shared/contact-schema.ts';
import type { ContactRequest } from '../offline-queue/start.ts';
import type { Captcha } from './captcha.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

/** Whether event mode is on; `html[data-event]` says which state it is in. */
export const inEventMode = () => document.documentElement.dataset.event !== undefined;

export type Payload = Fields;

export interface FilledForm {
  payload: Payload;
  answer: string;
  /** Value of a field that is hidden from people, so that a value means a bot. */
  honeypot: string;
}

/** Reads the form as typed. */
export function readForm(form: HTMLFormElement): FilledForm {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const payload = Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as Payload;
  return { payload, answer: text(formNames.answer), honeypot: text(formNames.honeypot) };
}

/** A random UUID; the browser's own function exists on secure origins only. */
function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

let last: { content: string; key: string } | undefined;

/** The key of the stored draft, so that a reload while a request is being sent does not make a second one. */
function keptKey(content: string): string | undefined {
  const draft = readDraft();
  return draft && JSON.stringify(draft.payload) === content ? draft.key : undefined;
}

/**
 * Idempotency key of a payload. Sending the same payload again after a failure uses the same key, so
 * that the server stores it once; a changed payload gets a new key.
 */
function keyFor(payload: Payload): string {
  const content = JSON.stringify(payload);
  if (last?.content !== content) last = { content, key: keptKey(content) ?? newKey() };
  keepDraft({ payload, key: last.key });
  return last.key;
}

/** Stores the draft; content that was sent before keeps its key. */
export function saveDraft(payload: Payload): void {
  const content = JSON.stringify(payload);
  const key = last?.content === content ? last.key : keptKey(content);
  keepDraft({ payload, ...(key && { key }) });
}

/** Forgets the draft and its key, after which the same content is a new request. */
export function forget() {
  last = undefined;
  dropDraft();
}

/** Body and headers of the call. Everything that is not payload travels in headers. */
export function toRequest(
  { payload, answer, honeypot }: FilledForm,
  question: Captcha,
): ContactRequest {
  return {
    body: payload,
    headers: {
      [headerNames.key]: keyFor(payload),
      // Headers carry no full-width digits, so the number is sent instead of what was typed.
      [headerNames.answer]: String(parseAnswer(answer) ?? ''),
      ...(question.proof && { [headerNames.question]: question.proof }),
      // Header values are limited to Latin-1, so the value is encoded.
      ...(honeypot && { [headerNames.honeypot]: encodeURIComponent(honeypot) }),
    },
  };
}
