/**
 * The fields of a contact request (what a visitor sends with the contact form) and their rules. The
 * browser's form, the edge functions and the tests read them from here, so this file imports
 * nothing and runs in all of them.
 */

/**
 * The interests that a visitor can choose, in the specification's order and wording. The form, the
 * desk and the messages to sales read them from here.
 */
export const interestNames = {
  demo: 'Request Demo',
  expert: 'Book a Call with an Expert',
  partnership: 'Partnership',
  careers: 'Careers',
  other: 'Other',
} as const;
export type Interest = keyof typeof interestNames;
export const interests = Object.keys(interestNames) as readonly Interest[];

/** The label of a stored interest; `undefined` if the visitor chose none. */
export const nameOfInterest = (stored: string): string | undefined =>
  Object.hasOwn(interestNames, stored) ? interestNames[stored as Interest] : undefined;

/**
 * The payload: seven strings, in the specification's order. Form, desk, mail, webhook, CSV and
 * `npm run contacts` read this table. `limit`: greatest length after normalising, in code points;
 * `autocomplete`: the value of the HTML attribute.
 */
export const contactFields = {
  interest: { label: 'Interest', limit: 11, required: false, autocomplete: undefined },
  firstName: { label: 'First name', limit: 100, required: true, autocomplete: 'given-name' },
  lastName: { label: 'Last name', limit: 100, required: true, autocomplete: 'family-name' },
  email: { label: 'Email', limit: 254, required: true, autocomplete: 'email' },
  company: { label: 'Company', limit: 150, required: false, autocomplete: 'organization' },
  role: { label: 'Role', limit: 150, required: false, autocomplete: 'organization-title' },
  challenge: { label: 'Challenge', limit: 4000, required: false, autocomplete: undefined },
} as const;
export type FieldName = keyof typeof contactFields;
export type Fields = Record<FieldName, string>;
export const fieldNames = Object.keys(contactFields) as readonly FieldName[];

/**
 * Label and value of each one-line field that is not empty, for display. First and last name are
 * one entry. `interest` is left out because its stored value is a code.
 */
export function describeFields({ firstName, lastName, ...others }: Fields): [string, string][] {
  const rest = fieldNames.flatMap((name): [string, string][] => {
    if (!Object.hasOwn(others, name) || name === 'interest' || name === 'challenge') return [];
    return [[contactFields[name].label, others[name as keyof typeof others]]];
  });
  return [['Name', `${firstName} ${lastName}`] as [string, string], ...rest].filter(
    ([, value]) => value !== '',
  );
}

/**
 * All fields of a stored payload. A field that the payload lacks is empty: an erased request has no
 * payload, and an old one may lack a newer field.
 */
export const readPayload = (payload: object): Fields =>
  Object.fromEntries(
    fieldNames.map((name) => [name, String(Reflect.get(payload, name) ?? '')]),
  ) as Fields;

/** Range of the operands of 'What is X + Y?', both ends included. */
export const operands = { smallest: 1, largest: 10 } as const;

/**
 * Headers for everything that is not payload, all optional. `key`: a UUID that is the same each
 * time the same filled-in form is sent; `question`: the JSON text that the function returned for
 * GET, unchanged; `answer`: the sum; `proof`: the JSON text of ALTCHA's challenge and its solution;
 * `honeypot`: the content of a field that only programs fill in,
 * because it is not visible, under the name that pages in caches send; `replay`: `1` when a device's
 * queue sends a stored request, and no visitor waits for the answer.
 */
export const headerNames = {
  key: 'idempotency-key',
  question: 'x-contact-question',
  answer: 'x-contact-answer',
  proof: 'x-contact-proof',
  honeypot: 'x-contact-website',
  replay: 'x-contact-replay',
} as const;

/**
 * Milliseconds for which a challenge of the proof of work is valid, so that no stock of solutions
 * from a quiet hour can be spent in a flood.
 */
export const proofValidMs = 20 * 60 * 1000;

/**
 * Names of these values as form fields, when the form is sent without JavaScript. The honeypot's
 * name means nothing to a program that fills in addresses, logins or payments for a person.
 */
export const formNames = { question: 'question', answer: 'answer', honeypot: 'leaf-2' } as const;

export type FieldErrorCode =
  | 'required'
  | 'not-a-string'
  | 'too-long'
  | 'not-an-option'
  | 'not-an-email'
  | 'line-break'
  | 'forbidden-character'
  | 'not-a-number'
  | 'wrong-sum';

export interface FieldError {
  field: FieldName | 'answer';
  code: FieldErrorCode;
  detail: string;
}

export type Checked = { ok: true; fields: Fields } | { ok: false; faults: FieldError[] };

const lineBreakCharacter = /[\n\u2028\u2029]/u;
/** C0 controls (except tab and line feed), DEL, C1 controls, and unpaired surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const forbiddenCharacter = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}/u;
/** A visible character: not a space, a lone combining mark, a format character or a filler. */
const visibleCharacter = /[^\p{Z}\p{M}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;
/**
 * Characters that no font draws, and the Braille blank: with them, two different names or addresses
 * would look the same.
 */
const invisibleCharacter = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;
/**
 * Characters that are no part of a field when they stand at its ends: blanks, and those without a
 * glyph that copying adds, such as marks of the writing direction. Variation selectors and the tags
 * of flags are not among them, because they change the character before them.
 */
const blank =
  /[\s\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3164\ufeff\uffa0]/;
/**
 * A visible character with the joiners and variation selectors after it: emoji and Persian, Indic
 * and Japanese names need them.
 */
const withJoiners =
  /([\p{L}\p{M}\p{N}\p{P}\p{S}])(?:[\u180b-\u180d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|[\u200c\u200d](?=[\p{L}\p{M}\p{N}\p{P}\p{S}]))+/gu;
/** The pattern that browsers use for `type="email"`, extended to letters of any script. */
const emailShape = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\".]+(?:\.[^\s@<>()[\],;:\\".]+)*$/u;

/** The text without the characters of {@link blank} at its ends. */
function trimBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && blank.test(text.charAt(start))) start += 1;
  while (start < end && blank.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * The normal form of a field's text, in which it is checked and stored: Unicode form NFC, with line
 * feeds as line breaks, and without blanks and invisible characters at its ends.
 */
export const normalise = (text: string): string =>
  trimBlanks(text.normalize('NFC').replace(/\r\n?/g, '\n'));

/**
 * The normal form of an email address, in which it is stored, rate-limited and found for erasure:
 * NFC, the domain in lower case and in its DNS form (Punycode). Browsers already send
 * `zoe@müller.de` in that form, other programs do not. The part before the @ stays as typed.
 */
function normalEmail(text: string): string {
  const address = normalise(text);
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).toLowerCase();
  const url = `http://${domain}/`;
  const isInternational = /^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain) && /[^a-z0-9.-]/.test(domain);
  if (at === 0 || !isInternational || !URL.canParse(url)) return address.slice(0, at) + domain;
  return address.slice(0, at) + new URL(url).hostname;
}

/** The form in which two addresses are compared: the same for any capitalisation. */
export const emailKey = (email: string): string => normalEmail(email).toLowerCase();

/** A whole number: an optional plus sign, digits, optional decimals that are all zero. */
const wholeNumber = /^\+?(\d+)(?:[.,\u066b]0*)?$/;

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/**
 * The value of a decimal digit of any script. Unicode encodes the ten digits of a script in a row,
 * and rows that follow each other directly each have ten, so the distance to the first tells it.
 */
function digitValue(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first -= 1;
  return String((codePoint - first) % 10);
}

/**
 * Reads the answer to 'What is X + Y?'. Leading zeros, a plus sign, zero decimals, the decimal
 * digits of any script and surrounding blanks are other spellings of the same number; hexadecimal
 * and scientific notation are not accepted.
 *
 * @example parseAnswer(' +013.0 ') // 13
 * @example parseAnswer('١٠') // 10
 * @returns `null` for anything but a whole number
 */
export function parseAnswer(text: string): number | null {
  const latin = normalise(text.normalize('NFKC')).replace(/\p{Nd}/gu, digitValue);
  const [, digits] = wholeNumber.exec(latin) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Checks the answer to 'What is X + Y?'. The form and the function use this same rule. */
export function checkAnswer(
  text: string,
  { a, b }: { a: number; b: number },
): FieldError | undefined {
  const field = 'answer';
  if (normalise(text) === '') return { field, code: 'required', detail: 'Enter the sum.' };
  const answer = parseAnswer(text);
  if (answer === null) {
    return { field, code: 'not-a-number', detail: 'Enter the sum as a number, such as 13.' };
  }
  return answer === a + b
    ? undefined
    : { field, code: 'wrong-sum', detail: 'This is not the sum.' };
}

function checkField(name: FieldName, text: string): Omit<FieldError, 'field'> | undefined {
  if (forbiddenCharacter.test(text) || (name !== 'challenge' && text.includes('\t'))) {
    return { code: 'forbidden-character', detail: 'Control characters are not accepted.' };
  }
  if (name !== 'challenge' && lineBreakCharacter.test(text)) {
    return { code: 'line-break', detail: 'One line only.' };
  }
  const { limit, required } = contactFields[name];
  if (required && !visibleCharacter.test(text)) {
    return { code: 'required', detail: 'This field is required.' };
  }
  if (
    ['firstName', 'lastName', 'email'].includes(name) &&
    invisibleCharacter.test(name === 'email' ? text : text.replace(withJoiners, '$1'))
  ) {
    return { code: 'forbidden-character', detail: 'Invisible characters are not accepted.' };
  }
  if (name === 'interest') {
    return text === '' || (interests as readonly string[]).includes(text)
      ? undefined
      : { code: 'not-an-option', detail: `One of ${interests.join(', ')}, or empty.` };
  }
  if ([...text].length > limit) {
    return { code: 'too-long', detail: `At most ${limit} characters.` };
  }
  if (name === 'email' && !emailShape.test(text)) {
    return { code: 'not-an-email', detail: 'An address like name@example.com.' };
  }
  return undefined;
}

/**
 * Normalises and checks the seven fields of an untrusted object. A missing field counts as
 * empty, other properties are ignored. Reports at most one fault for each field.
 */
export function checkFields(input: object): Checked {
  const fields = {} as Fields;
  const faults: FieldError[] = [];
  for (const field of fieldNames) {
    const value: unknown = Object.hasOwn(input, field) ? Reflect.get(input, field) : '';
    if (typeof value !== 'string') {
      faults.push({ field, code: 'not-a-string', detail: 'A string is expected.' });
      continue;
    }
    fields[field] = field === 'email' ? normalEmail(value) : normalise(value);
    const fault = checkField(field, fields[field]);
    if (fault) faults.push({ field, ...fault });
  }
  return faults.length === 0 ? { ok: true, fields } : { ok: false, faults };
}
