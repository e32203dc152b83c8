import {
  checkAnswer,
  checkFields,
  contactFields,
  type FieldError,
  type FieldName,
  type Fields,
  normalise,
} from '../../../supabase/functions/_shared/contact-schema.ts';
import type { FormTexts } from './texts.ts';

/** Error texts for the visitor, by field. */
export type FieldErrors = Partial<Record<FieldName | 'answer', string>>;

function getErrorText({ field, code, detail }: FieldError, texts: FormTexts, payload?: Fields) {
  if (code === 'required') return texts.required[field] ?? detail;
  if (code === 'too-long' && payload && field !== 'answer') {
    const { limit } = contactFields[field];
    const excess = [...normalise(payload[field])].length - limit;
    return texts.tooLong(excess.toLocaleString('en'), limit.toLocaleString('en'));
  }
  return texts.errors[code] ?? detail;
}

/** Id of a field's control, which the list of errors links to. */
export const fieldId = (name: keyof FieldErrors) => `request-${name}`;

/**
 * Checks the seven fields by the rules that the server applies again; null when all are valid.
 * `isMissing` says whether a required field is empty.
 */
export function validate(
  payload: Fields,
  texts: FormTexts,
): { errors: FieldErrors; isMissing: boolean } | null {
  const checked = checkFields(payload);
  if (checked.ok) return null;
  return {
    errors: Object.fromEntries(
      checked.faults.map((error) => [error.field, getErrorText(error, texts, payload)]),
    ),
    isMissing: checked.faults.some(({ code }) => code === 'required'),
  };
}

/** Checks the answer to the form's question; undefined when it is right. */
export function validateAnswer(
  answer: string,
  question: { a: number; b: number },
  texts: FormTexts,
): string | undefined {
  const error = checkAnswer(answer, question);
  return error && getErrorText(error, texts);
}
