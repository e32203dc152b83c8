/** Whatever comes in: only listed answers, and no row that breaks a rule. */
import fc from 'fast-check';
import { afterAll, expect, inject, it } from 'vitest';
import {
  checkFields,
  fieldNames,
  headerNames,
  interests,
} from '../../supabase/functions/_shared/rules.ts';
import { ownerSql, requestById } from './support/database.ts';
import { endpoint, person } from './support/form.ts';

const url = inject('url');
const sql = ownerSql();
afterAll(() => sql.end());

const listed = [200, 303, 400, 403, 408, 409, 413, 415, 422, 429, 503];
const numRuns = Number(process.env.BODIES ?? 400);

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('\0', '\n', '\r', '\t', '\ud800', '\u202e', '"', '\\', '<') }),
  fc.constantFrom(...interests, ...Object.values(person), '', ' ', 'a'.repeat(5000)),
);
const nearlyRight = fc.record(
  Object.fromEntries(
    fieldNames.map((name) => [
      name,
      fc.oneof({ weight: 4, arbitrary: fc.constant(person[name]) }, { weight: 1, arbitrary: text }),
    ]),
  ),
);
const body = fc.oneof(
  { weight: 5, arbitrary: nearlyRight.map((it) => JSON.stringify(it)) },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: text },
);
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'application/x-www-form-urlencoded',
      'text/plain',
    ),
    [headerNames.question]: fc.json({ noUnicodeString: true } as object).map(encodeURI),
    [headerNames.answer]: fc.constantFrom('7', '', 'seven', '1e1', '-1'),
    [headerNames.key]: fc.oneof(fc.uuid(), fc.constantFrom('', 'x')),
  },
  { requiredKeys: ['content-type'] },
);

it(`${numRuns} generated bodies get listed answers and leave clean rows`, {
  timeout: 600_000,
}, async () => {
  const ids: string[] = [];
  await fc.assert(
    fc.asyncProperty(body, headers, async (content, its) => {
      const response = await fetch(endpoint(url), {
        method: 'POST',
        redirect: 'manual',
        headers: its as Record<string, string>,
        body: content,
      });
      expect(listed).toContain(response.status);
      const answer = await response.text();
      if (response.status === 200) ids.push(JSON.parse(answer).id);
    }),
    { numRuns, endOnFailure: true },
  );
  expect(ids.length).toBeGreaterThan(numRuns / 20);

  for (const id of ids) {
    const row = await requestById(sql, id);
    const fields = { ...row, firstName: row.first_name, lastName: row.last_name };
    const checked = checkFields(fields);
    expect(checked.ok).toBe(true);
    // Stored normalised: checking again changes nothing.
    if (checked.ok) for (const name of fieldNames) expect(checked.fields[name]).toBe(fields[name]);
  }
  expect((await fetch(endpoint(url))).status).toBe(200);
});
