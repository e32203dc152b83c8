/** What the fields may contain: all spellings of valid text, and no invisible text. */
import { afterAll, describe, expect, inject, it } from 'vitest';
import { ownerSql, requestById } from './support/database.ts';
import { endpoint, person, post, postGood } from './support/form.ts';

const url = inject('url');
const secret = inject('secret');
const sql = ownerSql();
afterAll(() => sql.end());

const form = (fields: Record<string, string>) =>
  fetch(endpoint(url), { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

async function errorsOf(response: Response): Promise<unknown> {
  expect(response.status).toBe(422);
  return (await response.json()).errors;
}

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
    expect((await form(fields)).status).toBe(303);
    const { id } = await json.json();
    const { payload } = await requestById(sql, id);
    expect([...(payload.challenge ?? '')].length).toBeGreaterThanOrEqual(4000);
  });
});

it.each(['\u3164', '\u2800', '\u115f', '\uffa0', '\u200b', '\u2060'])(
  '422 for a name without a visible character: %j',
  async (firstName) => {
    const errors = await errorsOf(await post(url, { ...person, firstName }));
    expect(errors).toEqual([expect.objectContaining({ pointer: '#/firstName', code: 'required' })]);
  },
);

it.each(['\u200b', '\u202a', '\u200e', '\u3164', '\u00ad', '\u{e0041}', '\u2800'])(
  '422 for invisible characters in names and addresses: %j',
  async (sign) => {
    for (const fields of [
      { email: `zoe${sign}@example.com` },
      { email: `zoe@exam${sign}ple.com` },
      { firstName: `Z${sign}oe` },
      { lastName: `O'N${sign}eil` },
    ]) {
      const errors = await errorsOf(await post(url, { ...person, ...fields }));
      const pointer = `#/${Object.keys(fields)[0]}`;
      expect(errors).toEqual([expect.objectContaining({ pointer, code: 'forbidden-character' })]);
    }
  },
);

it.each(['\u200b', '\u202a', '\u202c', '\u2066', '\u2069', '\ufeff', '\u00a0'])(
  'stores no mark that nobody sees, round an address or a name: %j',
  async (sign) => {
    const spoilt = { email: `${sign}zoe@example.com${sign}`, company: `${sign}Example${sign}` };
    const { id } = await (await postGood(url, secret, spoilt)).json();
    const { payload } = await requestById(sql, id);
    expect(payload).toMatchObject({ email: 'zoe@example.com', company: 'Example' });
  },
);

it.each(['👩🏽‍🚀', '❤️‍🔥', 'می‌خواهم', '葛󠄀', 'क्‍ष'])(
  '200 for joiners that a name needs: %s',
  async (firstName) => {
    const { id } = await (await postGood(url, secret, { firstName })).json();
    const { payload } = await requestById(sql, id);
    expect(payload.firstName).toBe(firstName.normalize('NFC'));
  },
);
