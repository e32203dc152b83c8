/**
 * Doubtful requests are stored and filed separately, and their answer does not differ from a normal
 * one.
 */
import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { formNames, headerNames } from '../../supabase/functions/_shared/contact-schema.ts';
import { openSharedSql, requestById } from './support/database.ts';
import { answered, person, post, postPlain, proofOf, questionFrom } from './support/form.ts';
import { repeated } from './support/length.ts';

const url = inject('url');
const secret = inject('secret');
const sql = openSharedSql();

async function filed(headers: Record<string, string>) {
  const response = await post(url, person, headers);
  expect(response.status).toBe(200);
  const { moderation_status: status, spam_reasons } = await requestById(
    sql,
    (await response.json()).id,
  );
  return { status, reasons: spam_reasons };
}

const minute = 60_000;
const trap = { [headerNames.honeypot]: 'https%3A%2F%2Fx' };

it('a question of the last two hours is good, and one without an answer is not', async () => {
  const asked = questionFrom(secret, 119 * minute);
  expect(await filed(answered(asked))).toEqual({ status: 'new', reasons: [] });
  const { [headerNames.answer]: _, ...headers } = answered(questionFrom(secret));
  expect(await filed(headers)).toEqual({ status: 'unverified', reasons: ['no-answer'] });
});

it('only marks a filled trap, which an extension of the browser may have filled in', async () => {
  const headers = { ...answered(questionFrom(secret)), ...trap };
  expect(await filed(headers)).toEqual({ status: 'unverified', reasons: ['trap'] });
  const again = { ...headers, [headerNames.key]: randomUUID() };
  expect(await filed(again)).toEqual({ status: 'unverified', reasons: ['trap', 'question-used'] });
  expect((await filed(trap)).status).toBe('unverified');
});

it('takes a filled trap with a forged question for spam', async () => {
  const headers = { ...answered(questionFrom('another secret of thirty-two chars')), ...trap };
  expect(await filed(headers)).toEqual({ status: 'spam', reasons: ['question-forged', 'trap'] });
});

it('reads the trap of a form without script, and of no field of an older page', async () => {
  for (const [name, reasons] of [
    [formNames.honeypot, ['no-question', 'trap']],
    ['website', ['no-question']],
  ] as const) {
    const email = `${randomUUID()}@example.com`;
    const response = await postPlain(url, { ...person, email, [name]: 'https://x' });
    expect(response.headers.get('location')).toMatch(/#sent$/);
    const [row] = await sql`
      select moderation_status as status, to_json(spam_reasons) as reasons
      from contact.request where email = ${email}`;
    expect(row).toEqual({ status: 'unverified', reasons });
  }
});

it('lets no forged, spliced, expired, replayed or garbled question through as new', async () => {
  const used = questionFrom(secret);
  await filed(answered(used));
  // Each night more than 1,000 of them.
  for (let round = 0; round < repeated(1, 70); round += 1) await expectUnverified(used);
  const headers = { [headerNames.question]: '{broken', [headerNames.answer]: '7' };
  expect(await filed(headers)).toEqual({ status: 'unverified', reasons: ['question-forged'] });
});

async function expectUnverified(used: ReturnType<typeof questionFrom>) {
  const question = questionFrom(secret);
  const other = questionFrom(secret, 120_000);
  const foreign = questionFrom('another secret of thirty-two chars');
  const forgeries: unknown[] = [
    foreign,
    used,
    questionFrom(secret, 180 * minute),
    { ...question, a: 1, b: 1 },
    { ...question, expires: question.expires + 1 },
    { ...question, nonce: other.nonce },
    { ...question, signature: other.signature },
    { ...question, signature: question.signature.toUpperCase() },
    { ...question, signature: '' },
    // The delimiter inside a part must not give two different questions the same signed text.
    { ...question, a: `${question.a}|${question.b}`, b: question.issued },
    { ...question, nonce: `${question.nonce}|` },
    null,
    [],
    'text',
    { __proto__: question },
  ];
  for (const forgery of forgeries) {
    const { a, b, nonce = '' } = (forgery ?? {}) as Record<string, unknown>;
    const sum = typeof a === 'number' && typeof b === 'number' ? a + b : 7;
    // The sum and the work are right, so that the question alone decides.
    const found = await filed({
      [headerNames.question]: JSON.stringify(forgery),
      [headerNames.answer]: String(sum),
      [headerNames.proof]: proofOf(secret, String(nonce)),
    });
    expect(found.status, JSON.stringify(forgery)).toBe('unverified');
  }
}
