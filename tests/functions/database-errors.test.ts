/**
 * What a caller is told when the database refuses a statement: to try again only if that may help.
 */
import { beforeEach, expect, it } from 'vitest';
import { openOwnDatabase } from './support/database.ts';
import { answered, person, post, questionFrom } from './support/form.ts';
import { collectLog, formSecret, openDelivery, openForm } from './support/in-process.ts';

const lines = collectLog();
const { database, sql } = await openOwnDatabase();
// Raises the error whose code is the company of the request.
await sql.unsafe(`
  create function contact.fail() returns trigger language plpgsql as $$
  begin
    raise exception 'planted words' using errcode = new.payload ->> 'company';
  end $$;
  create trigger fail before insert on contact.request
    for each row when (new.payload ->> 'company' ~ '^[0-9A-Z]{5}$') execute function contact.fail()`);
beforeEach(() => {
  lines.length = 0;
});

const form = openForm(database.url);
const send = (company: string) =>
  post(form, { ...person, company }, answered(questionFrom(formSecret)));
const lastLine = () => JSON.parse(lines.at(-1) ?? '{}');

it.each([
  ['40001', 'two transactions met'],
  ['40P01', 'a deadlock'],
  ['55P03', 'a lock that others hold'],
  ['53100', 'a full disk'],
  ['53300', 'too many connections'],
  ['57014', 'the time limit of a statement'],
  ['57P01', 'a shutdown'],
  ['58030', 'a disk that can not be read'],
  ['25006', 'a database that only reads, as during a failover'],
  ['08006', 'a lost connection'],
])('503 with Retry-After for %s, %s', async (code) => {
  const response = await send(code);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(lastLine()).toMatchObject({ event: 'contact.unavailable', code });
});

it.each([
  ['22001', 'a value that is too long'],
  ['22P05', 'a character that can not be stored'],
  ['23502', 'a value that is missing'],
  ['23514', 'a rule that is broken'],
])('422 that names the whole body, for %s, %s: no later try can pass', async (code) => {
  const response = await send(code);
  expect([response.status, response.headers.get('retry-after')]).toEqual([422, null]);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const { errors } = await response.json();
  expect(errors).toEqual([{ pointer: '#', code: 'refused', detail: expect.any(String) }]);
  expect(JSON.stringify(errors)).not.toContain('planted');
  expect(lastLine()).toMatchObject({ event: 'contact.rejected', code });
});

it('422 for a field that breaks a rule which only the schema has', async () => {
  await sql`update contact.field set max_length = 3 where name = 'role'`;
  try {
    const response = await post(form, { ...person, role: 'long' });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toHaveLength(1);
  } finally {
    await sql`update contact.field set max_length = 150 where name = 'role'`;
  }
});

it.each([
  ['42883', 'a function that does not exist'],
  ['42501', 'a missing grant'],
  ['P0001', 'an error that no code expects'],
])('500 for %s, %s: a fault of ours, which the log names', async (code) => {
  const response = await send(code);
  expect([response.status, response.headers.get('retry-after')]).toEqual([500, null]);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect((await response.json()).errors).toBeUndefined();
  expect(lastLine()).toMatchObject({ event: 'contact.fault', code });
});

it('503 while nobody can log in, as between the two steps of a new password', async () => {
  const url = new URL(database.url);
  url.username = 'nobody';
  for (const [connection, role, code] of [
    [url.href, 'contact_function', '28P01'],
    [database.url, 'contact_nobody', '22023'],
  ] as const) {
    const closed = openForm(connection, { CONTACT_DATABASE_ROLE: role });
    expect((await post(closed, person)).status).toBe(503);
    expect(lastLine()).toMatchObject({ event: 'contact.unavailable', code });
  }
});

it('a delivery run says the same to its caller', async () => {
  const delivery = openDelivery(database.url, {});
  const fail = async (code: string) => {
    await sql.unsafe(`
      create or replace function contact.fail() returns trigger language plpgsql as
        $$ begin raise exception 'planted' using errcode = '${code}'; end $$;
      create or replace trigger fail before insert or update on contact.delivery_run
        for each row execute function contact.fail()`);
    return (await delivery.call()).status;
  };
  expect([await fail('53300'), await fail('42501'), await fail('23514')]).toEqual([503, 500, 500]);
});
