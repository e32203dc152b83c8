/** The schema that the migrations make. */
import { expect, it } from 'vitest';
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
