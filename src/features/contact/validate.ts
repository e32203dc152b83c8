import {
  checkFields,
  contactFields,
  type FieldError,
  type FieldErrorCode,
  type FieldName,
} from '../../../supabase/functions/_shared/contact-schema.ts';
import type { Payload } from './form-request.ts';

/** What is wrong with which field, for people. */
export type FieldErrors = Partial<Record<FieldName | 'answer', string>>;

const missing: Partial<Record<FieldName, string>> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address.',
};

const wrong: Partial<Record<FieldErrorCode, string>> = {
  'not-an-email': 'Enter an address like name@example.com.',
  'forbidden-character': 'This contains a character that can’t be sent. Try typing it again.',
  'line-break': 'Keep this to one line.',
};

function sentenceFor({ field, code, detail }: FieldError, payload: Payload): string {
  if (field === 'answer') return detail;
  if (code === 'required') return missing[field] ?? detail;
  if (code === 'too-long') {
    const { limit } = contactFields[field];
    const over = [...payload[field].trim()].length - limit;
    return `Please shorten this by ${over.toLocaleString('en')} to ${limit.toLocaleString('en')} characters.`;
  }
  return wrong[code] ?? detail;
}

/** The form's labels by field, in its order. */
export const labels = {
  ...(Object.fromEntries(
    Object.entries(contactFields).map(([name, { label }]) => [name, label]),
  ) as Record<FieldName, string>),
  answer: 'One check',
};

/** Id of a field's control, to which the list of errors leads. */
export const fieldId = (name: keyof FieldErrors) => `request-${name}`;

/** Checks the seven fields by the rules that the server applies again. */
export function validate(payload: Payload): { errors: FieldErrors; isMissing: boolean } | null {
  const checked = checkFields(payload);
  if (checked.ok) return null;
  return {
    errors: Object.fromEntries(
      checked.faults.map((error) => [error.field, sentenceFor(error, payload)]),
    ),
    isMissing: checked.faults.some(({ code }) => code === 'required'),
  };
}
