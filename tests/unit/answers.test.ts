/** Which answers to a call count: only those in the form that the functions give them. */
import { describe, expect, it } from 'vitest';
import { isAcknowledgement, readRefusal, readRetryAfter } from '../../src/lib/answer.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const json = 'application/json';
const problem = 'application/problem+json';

const answer = (status: number, type: string, body: unknown, headers = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': type, ...headers },
  });

describe('an acknowledgement', () => {
  it('is JSON with the UUID of the stored request', () => {
    for (const type of [json, 'Application/JSON; charset=utf-8']) {
      expect(isAcknowledgement(answer(200, type, ''), { id })).toBe(true);
    }
  });

  it.each([
    ['a page of a Wi-Fi network', 'text/html', '<title>Sign in</title>'],
    ['a page that calls itself JSON', json, '<title>Sign in</title>'],
    ['JSON without an id', json, { ok: true }],
    ['JSON with another id', json, { id: '17' }],
    ['JSON with a longer id', json, { id: `${id}-1` }],
    ['an id in another type', 'text/plain', { id }],
    ['nothing', json, null],
  ])('is not %s', (_, type, data) => {
    expect(isAcknowledgement(answer(200, type, ''), data)).toBe(false);
  });

  it('is not an error that has an id', () => {
    expect(isAcknowledgement(answer(500, json, ''), { id })).toBe(false);
  });
});

describe('a refusal', () => {
  const errors = [{ pointer: '#/email', code: 'required', detail: 'This field is required.' }];

  it.each([400, 403, 404, 409, 413, 422])('is status %d as problem+json', async (status) => {
    expect(await readRefusal(answer(status, problem, { errors }))).toEqual({ errors });
  });

  it.each([
    ['a server error', 500, problem, { errors }],
    ['a service that is unavailable', 503, problem, { errors }],
    ['a body that arrived too slowly', 408, problem, { errors }],
    ['too many requests', 429, problem, { errors }],
    ['a page of a proxy', 403, 'text/html', '<h1>Forbidden</h1>'],
    ['JSON of a gateway', 422, json, { errors }],
    ['a body that broke off', 422, problem, '{"errors":['],
    ['a list', 422, problem, []],
  ])('is not %s', async (_, status, type, body) => {
    expect(await readRefusal(answer(status, type, body))).toBeNull();
  });
});

describe('Retry-After', () => {
  const read = (value: string, date?: string) =>
    readRetryAfter(answer(503, problem, {}, { 'retry-after': value, ...(date && { date }) }));

  it('has seconds, or a date that is compared with that of the response', () => {
    expect(read('120')).toBe(120);
    expect(read('Fri, 01 Jan 2038 00:02:00 GMT', 'Fri, 01 Jan 2038 00:00:00 GMT')).toBe(120);
    expect(read('Fri, 01 Jan 2038 00:00:00 GMT', 'Fri, 01 Jan 2038 00:02:00 GMT')).toBe(0);
  });

  it('is ignored where it can not be read', () => {
    expect(read('soon')).toBeNull();
    expect(read('Fri, 01 Jan 2038 00:02:00 GMT')).toBeNull();
    expect(readRetryAfter(answer(503, problem, {}))).toBeNull();
  });
});
