/**
 * A request that is sent again under its key is recognised across a deployment, whichever version of
 * the functions stored it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { headerNames } from '../../supabase/functions/_shared/contact-schema.ts';
import { openOwnDatabase } from './support/database.ts';
import { answered, person, post, questionFrom } from './support/form.ts';
import { collectLog, formSecret, openForm } from './support/in-process.ts';

const { database, sql } = await openOwnDatabase();
const form = openForm(database.url);

/** The hash of a release that hashed the values of all of its fields. */
const hashOf = (fields: object) =>
  createHash('sha256')
    .update(JSON.stringify(Object.values(fields)))
    .digest('hex');

/** Calls the SQL function as the release does that has these fields. */
async function storeAs(fields: Record<string, string>, key: string) {
  const [receipt] = await sql<{ outcome: string; id: string }[]>`
    select outcome, id from contact.submit(
      gen_random_uuid(), ${key}, ${hashOf(fields)}, ${sql.json(fields)}, 'new', '{}', null, null,
      '{}', '{}', '1 month', null)`;
  return receipt;
}
const send = async (body: object, key: string) => {
  const response = await post(form, body, answered(questionFrom(formSecret), key));
  return { status: response.status, id: (await response.json()).id as string };
};
const filled = { ...person, role: '' };
const { role: _, ...withoutRole } = filled;

it.each([
  ['with the same fields', filled],
  ['before a field was added', withoutRole],
])('stored by an earlier release, %s', async (_, fields) => {
  const key = randomUUID();
  const first = await storeAs(fields, key);
  expect(first?.outcome).toBe('stored');
  expect(await send(filled, key)).toEqual({ status: 200, id: first?.id });
  expect(await sql`select from contact.request where idempotency_key = ${key}`).toHaveLength(1);
});

it('stored by this release, sent again to an earlier one', async () => {
  const key = randomUUID();
  const { id } = await send(filled, key);
  for (const fields of [filled, withoutRole]) {
    expect(await storeAs(fields, key)).toEqual({ outcome: 'replayed', id });
  }
});

it('sent by a page that has a field which this function does not know', async () => {
  const key = randomUUID();
  const body = { ...filled, planet: 'Mars' };
  const { id } = await send(body, key);
  expect(await send(body, key)).toEqual({ status: 200, id });
  expect(await send({ ...body, planet: '' }, key)).toEqual({ status: 200, id });
});

it('in another order of fields, and with other blanks around them', async () => {
  const key = randomUUID();
  const { id } = await send(filled, key);
  const turned = Object.fromEntries(Object.entries(filled).reverse());
  expect(await send(turned, key)).toEqual({ status: 200, id });
  expect(await send({ ...filled, company: ` ${filled.company} ` }, key)).toEqual({
    status: 200,
    id,
  });
});

it('stored before the rules for a text changed: what was sent counts', async () => {
  const key = randomUUID();
  const { id } = await send(filled, key);
  await sql`update contact.request set payload = payload || '{"company": "Stored otherwise"}'
    where id = ${id}`;
  expect(await send(filled, key)).toEqual({ status: 200, id });
});

it('but other words, or an erased request, are a conflict', async () => {
  const key = randomUUID();
  const { id } = await send(filled, key);
  expect((await send({ ...filled, role: 'CEO' }, key)).status).toBe(409);
  expect((await storeAs({ ...filled, role: 'CEO' }, key))?.outcome).toBe('conflict');
  await sql`select contact.staff_erase(array[${id}]::uuid[])`;
  expect((await send(filled, key)).status).toBe(409);
  expect((await storeAs(filled, key))?.outcome).toBe('conflict');
});

it('a device’s queue that is refused for good leaves a line in the log, without what was typed', async () => {
  const lines = collectLog();
  const replay = { [headerNames.replay]: '1' };
  expect((await post(form, { ...person, email: 'planted' }, replay)).status).toBe(422);
  expect((await post(form, { ...person, email: 'planted' })).status).toBe(422);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { event: 'contact.replay-refused', status: 422, reasons: ['#/email not-an-email'] },
  ]);
});
