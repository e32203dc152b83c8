/**
 * The rules of a contact request. The browser's form, the edge function and the tests read the same
 * rules from here, so this file imports nothing and runs in all of them.
 */

/**
 * The interests that a visitor can choose, in the specification's order and wording. The form, the
 * desk and the messages read them from here.
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

/** The payload's seven strings, in the specification's order. */
export const fieldNames = [
  'interest',
  'firstName',
  'lastName',
  'email',
  'company',
  'role',
  'challenge',
] as const;
export type FieldName = (typeof fieldNames)[number];
export type Fields = Record<FieldName, string>;

const requiredFields = ['firstName', 'lastName', 'email'] as const satisfies FieldName[];

/** Greatest lengths after normalising, in code points. */
export const lengthLimits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  company: 150,
  role: 150,
  challenge: 4000,
} as const satisfies Partial<Record<FieldName, number>>;

/** Range of the operands of 'What is X + Y?', both ends included. */
export const operands = { smallest: 1, largest: 10 } as const;

/**
 * Headers for everything that is not payload, all optional. `key`: a UUID that is the same for each
 * try of one filled form; `question`: the JSON text of the answer to GET, unchanged; `answer`: the
 * sum; `trap`: the content of the field that people don't see.
 */
export const headerNames = {
  key: 'idempotency-key',
  question: 'x-contact-question',
  answer: 'x-contact-answer',
  trap: 'x-contact-website',
} as const;

/** Names of the same values as form fields, when the form is sent without JavaScript. */
export const formNames = { question: 'question', answer: 'answer', trap: 'website' } as const;

export type FaultCode =
  | 'required'
  | 'not-a-string'
  | 'too-long'
  | 'not-an-option'
  | 'not-an-email'
  | 'line-break'
  | 'forbidden-character'
  | 'not-a-number'
  | 'wrong-sum';

export interface Fault {
  field: FieldName | 'answer';
  code: FaultCode;
  detail: string;
}

export type Checked = { ok: true; fields: Fields } | { ok: false; faults: Fault[] };

const lineBreak = /[\n\u2028\u2029]/u;
/** C0 controls (except tab and line feed), DEL, C1 controls, and unpaired surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const forbidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}/u;
/** A visible character: not a space, a lone combining mark, a format character or a filler. */
const visible = /[^\p{Z}\p{M}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;
/**
 * Characters that no font draws, and the Braille blank: with them, two different names or addresses
 * would look the same.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;
/**
 * Joiners and variation selectors that belong to a visible character: emoji and Persian, Indic and
 * Japanese names need them.
 */
const joined =
  /([\p{L}\p{M}\p{N}\p{P}\p{S}])(?:[\u180b-\u180d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|[\u200c\u200d](?=[\p{L}\p{M}\p{N}\p{P}\p{S}]))+/gu;
/** The pattern that browsers use for `type="email"`, extended to letters of any script. */
const emailShape = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\".]+(?:\.[^\s@<>()[\],;:\\".]+)*$/u;

/** NFC form, line feeds only, without space at the ends. */
const normalise = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').trim();

/**
 * The normal form of an email address, in which it is stored, limited and erased: NFC, the domain
 * in lower case and in its DNS form. Browsers already send `zoe@müller.de` in that form, other
 * programs do not. The part before the @ stays as typed.
 */
export function normalEmail(text: string): string {
  const address = normalise(text);
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).toLowerCase();
  const url = `http://${domain}/`;
  const isForeign = /^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain) && /[^a-z0-9.-]/.test(domain);
  if (at === 0 || !isForeign || !URL.canParse(url)) return address.slice(0, at) + domain;
  return address.slice(0, at) + new URL(url).hostname;
}

/** Key of a person's address for rate limits: the same for any capitalisation. */
export const emailKey = (email: string): string => normalEmail(email).toLowerCase();

/** The digits of a whole number, written with a plus sign or with decimals that are all zero or without. */
const wholeNumber = /^\+?(\d+)(?:[.,]0*)?$/;

/**
 * Reads the answer to 'What is X + Y?'. Leading zeros, a plus sign, zero decimals, full-width
 * digits and surrounding blanks are other spellings of the same number; hexadecimal and
 * scientific notation are not accepted.
 *
 * @example parseAnswer(' +013.0 ') // 13
 * @returns `null` for anything but a whole number
 */
export function parseAnswer(text: string): number | null {
  const [, digits] = wholeNumber.exec(text.normalize('NFKC').trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Checks the answer to 'What is X + Y?'. The form and the function both decide by this rule. */
export function checkAnswer(text: string, { a, b }: { a: number; b: number }): Fault | undefined {
  const field = 'answer';
  if (text.trim() === '') return { field, code: 'required', detail: 'Enter the sum.' };
  const answer = parseAnswer(text);
  if (answer === null) {
    return { field, code: 'not-a-number', detail: 'Enter the sum as a number, such as 13.' };
  }
  return answer === a + b
    ? undefined
    : { field, code: 'wrong-sum', detail: 'This is not the sum.' };
}

const isRequired = (name: FieldName) => (requiredFields as readonly string[]).includes(name);

function faultIn(name: FieldName, text: string): Omit<Fault, 'field'> | undefined {
  if (forbidden.test(text) || (name !== 'challenge' && text.includes('\t'))) {
    return { code: 'forbidden-character', detail: 'Control characters are not accepted.' };
  }
  if (name !== 'challenge' && lineBreak.test(text)) {
    return { code: 'line-break', detail: 'One line only.' };
  }
  if (isRequired(name) && !visible.test(text)) {
    return { code: 'required', detail: 'This field is required.' };
  }
  if (
    ['firstName', 'lastName', 'email'].includes(name) &&
    invisible.test(name === 'email' ? text : text.replace(joined, '$1'))
  ) {
    return { code: 'forbidden-character', detail: 'Invisible characters are not accepted.' };
  }
  if (name === 'interest') {
    return text === '' || (interests as readonly string[]).includes(text)
      ? undefined
      : { code: 'not-an-option', detail: `One of ${interests.join(', ')}, or empty.` };
  }
  const limit = lengthLimits[name];
  if ([...text].length > limit) {
    return { code: 'too-long', detail: `At most ${limit} characters.` };
  }
  if (name === 'email' && !emailShape.test(text)) {
    return { code: 'not-an-email', detail: 'An address like name@example.com.' };
  }
  return undefined;
}

/**
 * Normalises and checks the seven fields of an object from outside. A missing field counts as
 * empty, other properties are ignored. Reports at most one fault for each field.
 */
export function checkFields(input: object): Checked {
  const fields = {} as Fields;
  const faults: Fault[] = [];
  for (const field of fieldNames) {
    const value: unknown = Object.hasOwn(input, field) ? Reflect.get(input, field) : '';
    if (typeof value !== 'string') {
      faults.push({ field, code: 'not-a-string', detail: 'A string is expected.' });
      continue;
    }
    fields[field] = field === 'email' ? normalEmail(value) : normalise(value);
    const fault = faultIn(field, fields[field]);
    if (fault) faults.push({ field, ...fault });
  }
  return faults.length === 0 ? { ok: true, fields } : { ok: false, faults };
}
