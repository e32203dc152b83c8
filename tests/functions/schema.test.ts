/** The schema that the migrations make. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../../scripts/lib/project.ts';
import { contactFields, interests } from '../../supabase/functions/_shared/contact-schema.ts';
import { ownerSql } from './support/database.ts';

it('checks the fields of the form by the same table', async () => {
  const sql = ownerSql();
  const rows = await sql`
    select name, max_length as "limit", is_required as required, to_json(options) as options
    from contact.field`;
  await sql.end();
  const fields = Object.entries(contactFields).map(([name, { limit, required }]) => ({
    ...{ name, limit, required },
    options: name === 'interest' ? ['', ...interests] : null,
  }));
  expect(new Set(rows)).toEqual(new Set(fields));
});

it('has each function once', () => {
  const folder = inProject('supabase', 'migrations');
  const names = readdirSync(folder)
    .sort()
    .flatMap((file) =>
      [
        ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
          /^create (?:or replace )?function (contact\.\w+)/gm,
        ),
      ].map(([, name]) => name),
    );
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
