/**
 * Every answer that the form's function may give, and no other. 408 takes long, so it is tested in
 * slow-clients.test.ts.
 */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { toRequest } from '../../src/features/contact/form-request.ts';
import {
  checkAnswer,
  formNames,
  headerNames,
} from '../../supabase/functions/_shared/contact-schema.ts';
import { openSharedSql } from './support/database.ts';
import {
  answered,
  endpoint,
  person,
  post,
  postGood,
  postPlain,
  proofOf,
  questionFrom,
} from './support/form.ts';

const url = inject('url');
const secret = inject('secret');
const sql = openSharedSql();

async function problem(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const body = await response.json();
  expect(body).toMatchObject({ status: response.status, title: expect.any(String) });
  return body;
}

// The page's code reads its own address.
Object.assign(globalThis, { location: new URL('http://localhost/contact') });

describe('success', () => {
  it('200 with the id, for a request that is stored', async () => {
    const response = await postGood(url, secret);
    expect(response.status).toBe(200);
    const { id } = await response.json();
    expect(await sql`select from contact.request where id = ${id}`).toHaveLength(1);
  });

  it('200 with a question of two numbers from 1 to 10, never the same twice', async () => {
    const questions = await Promise.all(
      Array.from({ length: 200 }, async () => (await fetch(endpoint(url))).json()),
    );
    for (const { issued, expires, nonce } of questions) {
      expect(expires).toBeGreaterThan(issued);
      expect(nonce).toMatch(/^[0-9a-f-]{36}$/);
    }
    // All ten numbers, and no other: 400 draws miss one of ten once in 10^17 runs.
    const numbers = new Set<number>(questions.flatMap(({ a, b }) => [a, b]));
    expect([...numbers].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(questions.map(({ nonce }) => nonce)).size).toBe(questions.length);
  });

  it('204 to a preflight, for exactly the headers that the browser sends', async () => {
    const origin = 'https://www.neural-suite.example';
    const response = await fetch(endpoint(url), { method: 'OPTIONS', headers: { origin } });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining([
        ...Object.values(headerNames),
        'authorization',
        'apikey',
        'content-type',
        'x-client-info',
      ]),
    );
    expect(response.headers.get('access-control-allow-methods')?.split(', ')).toContain('POST');
  });

  it('names the calling page of another origin, which may read when to try again', async () => {
    const origin = 'https://www.neural-suite.example';
    const { headers } = await fetch(endpoint(url), { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-expose-headers')).toBe('retry-after');
    // A shared cache must not give one page's answer to another.
    expect(headers.get('vary')?.split(', ')).toContain('origin');
  });

  it('303 to the thank-you anchor, for a form without JavaScript', async () => {
    const { firstName, lastName, challenge } = person;
    const email = `${randomUUID()}@example.com`;
    const response = await postPlain(url, {
      firstName,
      lastName,
      email,
      challenge: `${challenge}\r\nAgain.`,
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('https://www.neural-suite.example/contact#sent');
    const [row] = await sql`
      select moderation_status as status, payload ->> 'challenge' as challenge from contact.request where email = ${email}`;
    expect(row).toEqual({ status: 'unverified', challenge: `${challenge}\nAgain.` });
  });

  it('303 to the failure anchor when a browser shows the page, 422 to a program', async () => {
    const origin = 'https://www.neural-suite.example';
    const page = await postPlain(url, { firstName: 'only' }, { accept: 'text/html', origin });
    expect(page.status).toBe(303);
    expect(page.headers.get('location')).toBe(`${origin}/contact#failed`);
    expect((await postPlain(url, { firstName: 'only' })).status).toBe(422);
  });
});

describe('the sum, 8 + 5', () => {
  // Every spelling: tests/unit/contact-schema.test.ts.
  const spellings = {
    accepted: [' 13\t', '١٣', '१३٫०'],
    required: [' \u3000 '],
    'not-a-number': ['0x0d', '13.5'],
    'wrong-sum': ['130'],
  } as const;
  const rows = Object.entries(spellings).flatMap(([verdict, texts]) =>
    texts.map((text) => [text, verdict] as const),
  );

  it.each(rows)('%j is %s, on the page and in the function', async (text, verdict) => {
    const question = questionFrom(secret, 60_000, { a: 8, b: 5 });
    expect(checkAnswer(text, question)?.code ?? 'accepted').toBe(verdict);

    // The form field carries what was typed, as in a form that is posted without the page's code.
    const email = `${randomUUID()}@example.com`;
    const typed = { [formNames.question]: JSON.stringify(question), [formNames.answer]: text };
    const response = await postPlain(url, { ...person, email, ...typed });
    if (verdict === 'accepted' || verdict === 'required') {
      expect(response.status).toBe(303);
      // Without the page's code there is no proof of work.
      const [row] = await sql`
        select to_json(spam_reasons) as reasons from contact.request where email = ${email}`;
      expect(row?.reasons).toEqual([...(verdict === 'accepted' ? [] : ['no-answer']), 'no-proof']);
    } else {
      expect((await problem(response)).errors).toMatchObject([
        { pointer: '#/answer', code: verdict },
      ]);
    }
    if (verdict !== 'accepted') return;
    const asked = { ...questionFrom(secret, 60_000, { a: 8, b: 5 }) };
    const { body, headers } = toRequest(
      { payload: person, answer: text, honeypot: '' },
      { ...asked, proof: JSON.stringify(asked) },
    );
    const proof = { [headerNames.proof]: proofOf(secret, asked.nonce) };
    const sent = await post(url, body, { ...headers, ...proof });
    const { id } = await sent.json();
    const [row] = await sql`select moderation_status from contact.request where id = ${id}`;
    expect(row?.moderation_status).toBe('new');
  });
});

describe('refusals', () => {
  it('400 for what is not one JSON object in UTF-8', async () => {
    for (const body of ['', '{', '[]', 'null', '"text"', '7']) {
      expect((await problem(await post(url, body))).status, body).toBe(400);
    }
    const latin1 = await fetch(endpoint(url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x7d]),
    });
    expect(latin1.status).toBe(400);
  });

  it('400 for a key that is not a UUID', async () => {
    const response = await post(url, person, { [headerNames.key]: "1' or '1'='1" });
    expect((await problem(response)).status).toBe(400);
  });

  it('403 for pages of other sites, and for pages without an origin', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      'https://www.neural-suite.example.evil',
      // The same host with another scheme is another origin.
      url.replace('http:', 'https:'),
      `${url}0`,
    ]) {
      const response = await post(url, person, { origin });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect((await problem(response)).status, origin).toBe(403);
    }
  });

  it('405 for other methods, naming the right ones', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'HEAD']) {
      const response = await fetch(endpoint(url), { method });
      expect(response.headers.get('allow')).toBe('GET, POST, OPTIONS');
      expect(response.status).toBe(405);
      if (method !== 'HEAD') expect((await problem(response)).status).toBe(405);
    }
  });

  it('200 for a body of which no length was announced', async () => {
    const response = await fetch(endpoint(url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([JSON.stringify(person)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(200);
  });

  it('413 above what the rules can ever admit, announced or not', async () => {
    const challenge = 'x'.repeat(150_000);
    const refused = await problem(await post(url, { ...person, challenge }));
    expect(refused).toMatchObject({ status: 413, errors: [{ pointer: '#' }] });
    // It never ends: what is written after the answer would meet a closed connection.
    const stream = new Blob([JSON.stringify({ ...person, challenge })]).stream();
    const unended = new ReadableStream({
      async start(controller) {
        for await (const chunk of stream) controller.enqueue(chunk);
      },
    });
    const streamed = await fetch(endpoint(url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: unended,
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
    const huge = await post(url, 'x'.repeat(600_000));
    expect(huge.status).toBe(413);
  });

  it('415 for other content types, other charsets and compressed bodies', async () => {
    const types = [
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/json; charset=latin1',
    ];
    for (const type of types) {
      expect((await post(url, person, { 'content-type': type })).status, type).toBe(415);
    }
    expect((await post(url, person, { 'content-encoding': 'gzip' })).status).toBe(415);
  });

  it('422 that names every faulty field with a code', async () => {
    const response = await post(url, {
      interest: 'everything',
      firstName: ' ​ ',
      lastName: 'two\nlines',
      email: 'no address',
      company: 'c'.repeat(151),
      role: 5,
      challenge: 'NUL \0',
    });
    const { errors } = await problem(response);
    expect(
      Object.fromEntries(
        errors.map((error: { pointer: string; code: string }) => [error.pointer, error.code]),
      ),
    ).toEqual({
      '#/interest': 'not-an-option',
      '#/firstName': 'required',
      '#/lastName': 'line-break',
      '#/email': 'not-an-email',
      '#/company': 'too-long',
      '#/role': 'not-a-string',
      '#/challenge': 'forbidden-character',
    });
  });

  it('422 for a wrong sum, which can be corrected with the same question', async () => {
    const headers = answered(questionFrom(secret));
    const wrong = await post(url, person, { ...headers, [headerNames.answer]: '8' });
    const { errors } = await problem(wrong);
    expect(errors).toEqual([expect.objectContaining({ pointer: '#/answer', code: 'wrong-sum' })]);
    const right = await post(url, person, headers);
    const { id } = await right.json();
    const [row] = await sql`select moderation_status from contact.request where id = ${id}`;
    expect(row?.moderation_status).toBe('new');
  });

  it('nothing of a faulty request is repeated in the answer', async () => {
    const response = await post(url, { ...person, email: 'planted-name at example.com' });
    expect(await response.text()).not.toContain('planted');
  });
});
