import {
  checkFields,
  type Fault,
  type FaultCode,
  type FieldName,
  lengthLimits,
} from '../../../supabase/functions/_shared/rules.ts';
import type { Payload } from './form-request.ts';

/** What is wrong with which field, for people. */
export type Faults = Partial<Record<FieldName | 'answer', string>>;

const missing: Partial<Record<FieldName, string>> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address.',
};

const wrong: Partial<Record<FaultCode, string>> = {
  'not-an-email': 'Enter an address like name@example.com.',
  'forbidden-character': 'This contains a character that can’t be sent. Try typing it again.',
  'line-break': 'Keep this to one line.',
};

function sentenceFor({ field, code, detail }: Fault, payload: Payload): string {
  if (field === 'answer') return detail;
  if (code === 'required') return missing[field] ?? detail;
  if (code === 'too-long' && field !== 'interest') {
    const limit = lengthLimits[field];
    const over = [...payload[field].trim()].length - limit;
    return `Please shorten this by ${over.toLocaleString('en')} to ${limit.toLocaleString('en')} characters.`;
  }
  return wrong[code] ?? detail;
}

/** The form's fields by name, in their order, as people read them. */
export const labels: Record<FieldName | 'answer', string> = {
  interest: 'Interest',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  role: 'Role',
  challenge: 'Challenge',
  answer: 'One check',
};

/** Id of a field's control, to which the list of faults leads. */
export const fieldId = (name: keyof Faults) => `request-${name}`;

/** Checks the seven fields by the rules that the server applies again. */
export function check(payload: Payload): { faults: Faults; isMissing: boolean } | null {
  const checked = checkFields(payload);
  if (checked.ok) return null;
  return {
    faults: Object.fromEntries(
      checked.faults.map((fault) => [fault.field, sentenceFor(fault, payload)]),
    ),
    isMissing: checked.faults.some(({ code }) => code === 'required'),
  };
}
