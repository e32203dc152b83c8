/**
 * A visitor is told that a request is stored only after its commit, and not if the commit itself
 * fails.
 */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openOwnDatabase } from './support/database.ts';
import { answered, person, post, questionFrom } from './support/form.ts';
import { formSecret, openForm } from './support/in-process.ts';

const { database, sql } = await openOwnDatabase();
// Runs during the commit, after the statement has returned its row.
await sql.unsafe(`
  create function contact.refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused at commit' using errcode = '40001'; end $$;
  create constraint trigger refuse after insert on contact.request
    deferrable initially deferred for each row
    when (new.email = 'refused@example.com') execute function contact.refuse();`);

it('503 when everything but the commit went well; the same key works once it can', async () => {
  const form = openForm(database.url);
  const key = randomUUID();
  const fields = { ...person, email: 'refused@example.com' };
  const headers = answered(questionFrom(formSecret), key);
  for (let tries = 0; tries < 3; tries += 1) {
    const refused = await post(form, fields, headers);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
  }
  expect(await sql`select from contact.request`).toHaveLength(0);
  expect(await sql`select from contact.consumed_captcha`).toHaveLength(0);

  await sql.unsafe('drop trigger refuse on contact.request');
  const { id } = await (await post(form, fields, headers)).json();
  expect(await sql`select id, moderation_status from contact.request`).toEqual([
    { id, moderation_status: 'new' },
  ]);
});
