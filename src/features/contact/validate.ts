import {
  checkFields,
  contactFields,
  type FieldError,
  type FieldErrorCode,
  type FieldName,
  type Fields,
  normalise,
} from '../../../supabase/functions/_shared/contact-schema.ts';

/** Error texts for the visitor, by field. */
export type FieldErrors = Partial<Record<FieldName | 'answer', string>>;

/** Errors of empty required fields. */
const requiredErrors: Partial<Record<FieldName, string>> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address.',
};

const codeErrors: Partial<Record<FieldErrorCode, string>> = {
  'not-an-email': 'Enter an address like name@example.com.',
  'forbidden-character': 'This contains a character that can’t be sent. Try typing it again.',
  'line-break': 'Keep this to one line.',
};

function getErrorText({ field, code, detail }: FieldError, payload: Fields): string {
  if (field === 'answer') return detail;
  if (code === 'required') return requiredErrors[field] ?? detail;
  if (code === 'too-long') {
    const { limit } = contactFields[field];
    const excess = [...normalise(payload[field])].length - limit;
    return `Please shorten this by ${excess.toLocaleString('en')} to ${limit.toLocaleString('en')} characters.`;
  }
  return codeErrors[code] ?? detail;
}

/** Labels of the fields, in the order of the form. */
export const labels = {
  ...(Object.fromEntries(
    Object.entries(contactFields).map(([name, { label }]) => [name, label]),
  ) as Record<FieldName, string>),
  answer: 'One check',
};

/** Id of a field's control, which the list of errors links to. */
export const fieldId = (name: keyof FieldErrors) => `request-${name}`;

/**
 * Checks the seven fields by the rules that the server applies again; null when all are valid.
 * `isMissing` says whether a required field is empty.
 */
export function validate(payload: Fields): { errors: FieldErrors; isMissing: boolean } | null {
  const checked = checkFields(payload);
  if (checked.ok) return null;
  return {
    errors: Object.fromEntries(
      checked.faults.map((error) => [error.field, getErrorText(error, payload)]),
    ),
    isMissing: checked.faults.some(({ code }) => code === 'required'),
  };
}
