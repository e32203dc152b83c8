/**
 * Reads the values beside the seven fields: from headers, or from the fields of a form sent without
 * JavaScript.
 */

import { formNames, headerNames } from '../_shared/contact-schema.ts';
import { problem } from '../_shared/problem.ts';

export interface Metadata {
  key: string | null;
  question: string | null;
  answer: string | null;
  honeypot: string | null;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Reads the idempotency key. The draft standard writes it as a quoted string; both spellings are
 * accepted.
 */
function readKey(headers: Headers): string | null {
  const value = headers.get(headerNames.key);
  if (value === null) return null;
  const key = value.trim().replace(/^"(.*)"$/, '$1');
  if (!uuid.test(key)) throw problem(400, `${headerNames.key} must be a UUID.`);
  return key.toLowerCase();
}

/**
 * @param form fields of a form that was sent without JavaScript, otherwise an empty object
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
    honeypot: read('honeypot'),
  };
}
