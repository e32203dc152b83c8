/** `supabase/schema.sql` shows the schema as the migrations make it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { printSchema } from '../../scripts/lib/print-schema.ts';
import { inProject } from '../../scripts/lib/project.ts';
import { withConnection } from '../../scripts/lib/tls.ts';
import { contactFields, interests } from '../../supabase/functions/_shared/contact-schema.ts';
import { ownerSql } from './support/database.ts';

const file = inProject('supabase', 'schema.sql');

it('is what the migrations make; UPDATE_SCHEMA=1 writes it', async () => {
  const printed = await withConnection({ url: inject('databaseUrl'), ssl: false }, printSchema);
  if (process.env.UPDATE_SCHEMA) writeFileSync(file, printed);
  expect(readFileSync(file, 'utf8')).toBe(printed);
});

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
