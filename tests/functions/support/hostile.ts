/**
 * Generates thousands of hostile bodies and headers, and checks the rules that must hold for each.
 */
import { connect } from 'node:net';
import fc from 'fast-check';
import type postgres from 'postgres';
import { expect } from 'vitest';
import {
  checkFields,
  fieldNames,
  headerNames,
  interests,
} from '../../../supabase/functions/_shared/contact-schema.ts';
import { requestById } from './database.ts';
import { endpoint, person } from './form.ts';

/** The statuses that the design lists; no other may occur. */
const listed = [200, 303, 400, 403, 408, 409, 413, 415, 422, 429, 503];

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('\0', '\n', '\r', '\t', '\ud800', '\u202e', '"', '\\', '<') }),
  fc.constantFrom(...interests, ...Object.values(person), '', ' ', 'a'.repeat(5000)),
  fc.constantFrom("'; drop table contact.request; --", '{{7*7}}', '%00', '\u0000', '=1+1', '$(x)'),
);
const nearlyRight = fc.record(
  Object.fromEntries(
    fieldNames.map((name) => [
      name,
      fc.oneof({ weight: 4, arbitrary: fc.constant(person[name]) }, { weight: 1, arbitrary: text }),
    ]),
  ),
);
/** Valid JSON with some bytes changed: broken escapes, incomplete characters, missing ends. */
const bruised = fc
  .tuple(nearlyRight, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }), fc.nat(40))
  .map(([fields, changes, cut]) => {
    const bytes = new TextEncoder().encode(JSON.stringify(fields));
    for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
    return bytes.slice(0, bytes.length - cut);
  });
/** Inputs on which parsers often fail. */
const traps = fc.constantFrom(
  '['.repeat(16_000),
  `${'{"a":'.repeat(2700)}1${'}'.repeat(2700)}`,
  `{"__proto__":{"firstName":"x"},"constructor":{"prototype":{"email":"x"}}}`,
  `{"firstName":{"toString":"x"},"lastName":["x"],"email":1e999,"role":true}`,
  `{"firstName":"a","firstName":"b","lastName":"c","email":"d@e.f"}`,
  `{"challenge":"\\ud800","firstName":"\\u0000","email":"\\udfff@x"}`,
  `${'1'.repeat(16_000)}`,
  `{"email":"${'a@'.repeat(120)}"}`,
  `{"email":"${'.'.repeat(200)}@${'-'.repeat(200)}"}`,
  '\ufeff{"firstName":"x"}',
  'firstName=%ff%fe&lastName=%&email=%C3&challenge=%0d%0a',
  `${'a=1&'.repeat(12_000)}`,
  'x'.repeat(17_000),
);
const body: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  { weight: 5, arbitrary: nearlyRight.map((body) => JSON.stringify(body)) },
  { weight: 2, arbitrary: fc.json() },
  { weight: 2, arbitrary: bruised },
  { weight: 1, arbitrary: nearlyRight.map((body) => String(new URLSearchParams(body))) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 600 }).map((bytes) => bytes.slice()) },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: traps },
);
const headerText = fc.string({ unit: fc.integer({ min: 33, max: 126 }).map(String.fromCharCode) });
/** Headers similar to those of a browser. */
const mild = {
  'content-type': fc.constantFrom(
    'application/json',
    'application/json; charset=utf-8',
    'application/x-www-form-urlencoded',
  ),
  [headerNames.question]: fc.json({ noUnicodeString: true } as object).map(encodeURI),
  [headerNames.answer]: fc.constantFrom('7', '', 'seven', '1e1', '-1'),
  [headerNames.key]: fc.uuid(),
};
const wild = {
  'content-type': fc.constantFrom('text/plain', 'application/json;;;=', 'application/json'),
  [headerNames.question]: fc.oneof(
    headerText,
    fc.constant(`{"a":1,"b":1,"issued":1e308,"expires":-1,"nonce":"${'x'.repeat(5000)}"}`),
  ),
  [headerNames.answer]: fc.constantFrom('9'.repeat(400), '٧', '0x7').map(encodeURI),
  [headerNames.key]: fc.oneof(headerText, fc.constantFrom('', 'x')),
  [headerNames.honeypot]: headerText,
  origin: fc.constantFrom('null', 'https://evil.example', 'http://[', 'javascript:alert(1)'),
  accept: fc.constantFrom('text/html', '*/*', ''),
  'x-forwarded-for': headerText,
  'x-real-ip': headerText,
};
const requiredKeys: 'content-type'[] = ['content-type'];
const headers = fc.oneof(
  { weight: 3, arbitrary: fc.record(mild, { requiredKeys }) },
  { weight: 1, arbitrary: fc.record(wild, { requiredKeys }) },
);

/** @returns number of answers by status */
export async function hurlBodies(
  url: string,
  sql: postgres.Sql,
  numRuns: number,
): Promise<Record<string, number>> {
  const ids: string[] = [];
  const answers: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(body, headers, async (content, its) => {
      const response = await fetch(endpoint(url), {
        method: 'POST',
        redirect: 'manual',
        headers: its as Record<string, string>,
        body: content,
      });
      answers[response.status] = (answers[response.status] ?? 0) + 1;
      expect(listed).toContain(response.status);
      const answer = await response.text();
      // The database is available, so 503 would be a fault of the function or of the server: its text says whose.
      expect(response.status, answer).not.toBe(503);
      if (response.status === 200) ids.push(JSON.parse(answer).id);
    }),
    { numRuns, endOnFailure: true },
  );
  expect(ids.length).toBeGreaterThan(numRuns / 30);

  for (const id of ids) {
    const { payload: fields } = await requestById(sql, id);
    const checked = checkFields(fields);
    expect(checked.ok).toBe(true);
    // Fields are stored normalised, so checking them again must not change them.
    if (checked.ok) for (const name of fieldNames) expect(checked.fields[name]).toBe(fields[name]);
  }
  expect((await fetch(endpoint(url))).status).toBe(200);
  return answers;
}

/** Requests with invalid framing, which no client library would send. */
export const brokenCalls: Record<string, string> = {
  'a body shorter than announced': 'content-length: 500\r\n\r\n{"firstName":',
  'a chunk without an end': 'transfer-encoding: chunked\r\n\r\n5\r\n{"fir',
  'a chunk size that is none': 'transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  'two lengths': 'content-length: 2\r\ncontent-length: 9\r\n\r\n{}',
  'a length and chunks': 'content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'a negative length': 'content-length: -1\r\n\r\n{}',
  'a length beyond all numbers': `content-length: ${'9'.repeat(30)}\r\n\r\n{}`,
  'a header with a bare line feed': 'x-a: b\nx-c: d\r\ncontent-length: 2\r\n\r\n{}',
  'a header of 100 KB': `x-long: ${'x'.repeat(100_000)}\r\n\r\n`,
  'a NUL in a header': 'x-a: \0\r\ncontent-length: 2\r\n\r\n{}',
};

/**
 * Sends the bytes unchanged and closes the connection.
 *
 * @returns the status received before that; 0 if there was none
 */
export function sendBroken(port: number, rest: string): Promise<number> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST /functions/v1/contact-form HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${rest}`,
      );
      setTimeout(() => socket.destroy(), 150);
    });
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
  });
}
