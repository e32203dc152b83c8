/**
 * Reads what a contact request carries beside its seven fields: idempotency key, captcha, answer,
 * proof of work and honeypot. They are in headers, or in further form fields if the form was sent without
 * JavaScript.
 */

import { formNames, headerNames } from '../_shared/contact-schema.ts';
import { problem } from '../_shared/problem.ts';

/** A value that was not sent is `null`. */
export interface Metadata {
  /** Idempotency key. */
  key: string | null;
  /** JSON text of the captcha. */
  question: string | null;
  answer: string | null;
  /** JSON text of the proof of work. */
  proof: string | null;
  /** Content of a field that people don't see, so that only programs fill it in. */
  honeypot: string | null;
  /** Whether the request waited in a device's queue. Nothing proves it. */
  isReplay: boolean;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Reads the idempotency key: a UUID, with or without the quotes that the draft standard of this
 * header demands.
 */
function readKey(headers: Headers): string | null {
  const value = headers.get(headerNames.key);
  if (value === null) return null;
  const key = value.trim().replace(/^"(.*)"$/, '$1');
  if (!uuid.test(key)) throw problem(400, `${headerNames.key} must be a UUID.`);
  return key.toLowerCase();
}

/**
 * @param form the fields of a form that was sent without JavaScript; otherwise an empty object
 * @throws {HTTPException} 400 for a key that is not a UUID
 */
export function readMetadata(headers: Headers, form: object): Metadata {
  const read = (name: 'question' | 'answer' | 'honeypot') => {
    const field: unknown = Reflect.get(form, formNames[name]);
    return headers.get(headerNames[name]) ?? (typeof field === 'string' ? field : null);
  };
  return {
    key: readKey(headers),
    question: read('question'),
    answer: read('answer'),
    proof: headers.get(headerNames.proof),
    honeypot: read('honeypot'),
    isReplay: headers.get(headerNames.replay) === '1',
  };
}
