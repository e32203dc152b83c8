/** The rules of the contact form's fields, which the page and the function share. */
import { describe, expect, it } from 'vitest';
import { english } from '../../src/features/contact/texts.ts';
import { validate } from '../../src/features/contact/validate.ts';
import {
  checkAnswer,
  checkFields,
  emailKey,
  fieldNames,
  parseAnswer,
} from '../../supabase/functions/_shared/contact-schema.ts';

const person = {
  interest: 'demo',
  firstName: 'Zoë',
  lastName: "O'Neil",
  email: 'zoe@example.com',
  company: 'Example',
  role: 'CFO',
  challenge: 'More data than answers.',
};

describe('the answer', () => {
  const systems = Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
    const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
    const text = format.format(1234567890);
    return /^\p{Nd}{10}$/u.test(text) ? [[numberingSystem, text, format.format(10)] as const] : [];
  });

  it.each([
    [
      'accepted',
      ['13', '+13', '13.0', '13,00', '13.', '00013', '１３', '＋１３', '\u300013\u00a0'],
    ],
    ['accepted', [' 13\t', '١٣', '१३٫०', '\u200b13\u202c']],
    ['required', ['', ' \u3000 ', '\u200b']],
    ['not-a-number', ['0x0d', '0xD', '1.3e1', '13e0', '-13', '13.5', '1 3', '13n', '++13', 'ten']],
    ['wrong-sum', ['12', '130', '0', '1'.repeat(400)]],
  ])('to 8 + 5 is %s: %j', (verdict, texts) => {
    for (const text of texts)
      expect(checkAnswer(text, { a: 8, b: 5 })?.code ?? 'accepted', text).toBe(verdict);
  });

  it('may be typed in the digits of any script', () => {
    expect(systems.length).toBeGreaterThan(50);
    for (const [system, all, ten] of systems) {
      expect(parseAnswer(all), system).toBe(1234567890);
      expect(parseAnswer(` ${ten} `), system).toBe(10);
    }
  });

  it('may have a decimal separator and marks of an Arabic keyboard', () => {
    expect(parseAnswer('\u200f١٠٫٠\u200f')).toBe(10);
    expect(parseAnswer('１０')).toBe(10);
    // Two scripts whose digits follow each other without a gap.
    expect(parseAnswer('\u{116d1}\u{116d0}')).toBe(10);
    expect(parseAnswer('\u{116db}\u{116da}')).toBe(10);
  });
});

/** Characters without a glyph that copying from a mail, a chat or a table leaves round a text. */
const invisible = [
  ...['\u00a0', '\u00ad', '\u061c', '\u115f', '\u1160', '\u180e', '\u2003', '\u200b', '\u200c'],
  ...['\u200d', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u202f'],
  ...['\u2060', '\u2061', '\u2064', '\u2066', '\u2067', '\u2068', '\u2069', '\u206f', '\u2800'],
  ...['\u3000', '\u3164', '\ufeff', '\uffa0'],
];

describe('characters that nobody sees', () => {
  it.each(invisible)('are no part of a field when they stand round it: %j', (sign) => {
    for (const name of fieldNames) {
      const fields = { ...person, [name]: `${sign} ${person[name]}${sign}\ufeff` };
      expect(checkFields(fields), name).toEqual({ ok: true, fields: person });
      expect(validate(fields, english), name).toBeNull();
    }
    expect(emailKey(`${sign}Zoe@Example.com${sign}`)).toBe('zoe@example.com');
  });

  it.each(invisible)('are refused within an address: %j', (sign) => {
    for (const email of [`zo${sign}e@example.com`, `zoe${sign}@example.com`, `zoe@ex${sign}a.com`])
      expect(checkFields({ ...person, email }).ok, JSON.stringify(email)).toBe(false);
  });

  it.each(['\u3164', '\u2800', '\u115f', '\uffa0', '\u200b', '\u2060'])(
    'make no name by themselves: %j',
    (firstName) => {
      const faults = [expect.objectContaining({ field: 'firstName', code: 'required' })];
      expect(checkFields({ ...person, firstName })).toEqual({ ok: false, faults });
    },
  );

  it.each(['\u200b', '\u202a', '\u200e', '\u3164', '\u00ad', '\u{e0041}', '\u2800'])(
    'are refused within a name: %j',
    (sign) => {
      const faults = [expect.objectContaining({ code: 'forbidden-character' })];
      for (const fields of [{ firstName: `Z${sign}oe` }, { lastName: `O'N${sign}eil` }])
        expect(checkFields({ ...person, ...fields })).toEqual({ ok: false, faults });
    },
  );

  it.each(['👩🏽‍🚀', '❤️‍🔥', 'می‌خواهم', '葛󠄀', 'क्‍ष'])(
    'stay in a name that needs them: %s',
    (firstName) => {
      const checked = checkFields({ ...person, firstName });
      expect(checked.ok && checked.fields.firstName).toBe(firstName.normalize('NFC'));
    },
  );

  it('stay where a text needs them', () => {
    for (const challenge of ['❤\ufe0f', '葛\u{e0100}', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e007f}']) {
      const checked = checkFields({ ...person, challenge });
      expect(checked.ok && checked.fields.challenge).toBe(challenge);
    }
  });

  it('do not count where a text is too long', () => {
    const errors = validate({ ...person, role: `\u200b${'x'.repeat(152)}\u200b` }, english)?.errors;
    expect(errors?.role).toContain('by 2 to 150');
  });
});
