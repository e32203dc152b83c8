/** What the fields may contain, however it is spelled. */
import { describe, expect, inject, it } from 'vitest';
import { openSharedSql, requestById } from './support/database.ts';
import { person, post, postPlain } from './support/form.ts';

const url = inject('url');
const sql = openSharedSql();

describe('every body that the rules admit', () => {
  const escaped = (text: string) =>
    text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const fullOf = (sign: string) => ({
    ...person,
    firstName: sign.repeat(100),
    lastName: sign.repeat(100),
    company: sign.repeat(150),
    role: sign.repeat(150),
    challenge: sign.repeat(4000),
  });
  it.each([
    ['umlauts', 'ü'],
    ['emoji', '🙂'],
    ['Greek letters with three marks, decomposed', 'ᾂ'.normalize('NFD')],
    ['Kaithi letters, decomposed', '\u{11099}\u{110ba}'],
    ['Hangul, decomposed', '한'.normalize('NFD')],
    ['line breaks', '\r\n'],
  ])('is accepted however it is escaped: %s', async (_, sign) => {
    const fields =
      sign === '\r\n' ? { ...person, challenge: `a${sign.repeat(3998)}b` } : fullOf(sign);
    const json = await post(url, escaped(JSON.stringify(fields)));
    expect(json.status).toBe(200);
    expect((await postPlain(url, fields)).status).toBe(303);
    const { id } = await json.json();
    const { payload } = await requestById(sql, id);
    expect([...(payload.challenge ?? '')].length).toBeGreaterThanOrEqual(4000);
  });
});
