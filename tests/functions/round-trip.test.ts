/** Sales reads exactly what a visitor wrote, character by character. */
import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { contacts } from './support/contacts.ts';
import { openSharedSql, requestById } from './support/database.ts';
import { person, post, postGood } from './support/form.ts';

const url = inject('url');
const secret = inject('secret');
const sql = openSharedSql();

const idOf = async (response: Response) => (await response.json()).id as string;

const hard = {
  interest: 'partnership',
  firstName: 'Зоя 👩🏽‍🚀',
  lastName: `d'Arc "the" \\ ; drop table contact.request; --`,
  email: 'jürgen+test@bücher.example',
  company: 'شركة الأمثلة المحدودة',
  role: '数据负责人 <b>&amp;</b> {{y}} %s $1',
};

it('keeps emoji, quotes, Arabic and a challenge of 4,000 code points whole', async () => {
  const lines = ['"quoted" \'single\'', 'مرحبا بالعالم', '🙂'.repeat(3000), '=cmd|tab\there'];
  const start = lines.join('\n');
  const challenge = start + 'é'.repeat(4000 - [...start].length);
  const id = await idOf(await postGood(url, secret, { ...hard, challenge }));
  const row = await requestById(sql, id);
  expect(row).toMatchObject({
    moderation_status: 'new',
    spam_reasons: [],
    // The normal form of the address, by which erasing finds it however it was typed.
    payload: { ...hard, email: 'jürgen+test@xn--bcher-kva.example', challenge },
  });
});

it('stores a bare call with the seven fields, unverified', async () => {
  const row = await requestById(sql, await idOf(await post(url, person)));
  expect(row).toMatchObject({ moderation_status: 'unverified', spam_reasons: ['no-question'] });
});

it('is listed by the staff command: one JSON object a line, every field whole', async () => {
  const challenge = `line one\nline "two"\t${'🙂'.repeat(500)}`;
  const id = await idOf(await postGood(url, secret, { ...hard, challenge }));
  const run = contacts(['list', '--json']);
  expect(run.status).toBe(0);
  const rows = run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(rows.find((row) => row.id === id)).toMatchObject({
    ...hard,
    email: 'jürgen+test@xn--bcher-kva.example',
    challenge,
    status: 'new',
  });
});

it('logs no name and no address', async () => {
  const planted = { firstName: 'Planted-Name', email: 'planted@address.example' };
  await postGood(url, secret, planted);
  await post(url, { ...planted, lastName: '\0' });
  const log = readFileSync(inject('logFile'), 'utf8');
  expect(log).toContain('contact.stored');
  expect(log).not.toMatch(/planted/i);
});
