/** `supabase/schema.sql` shows the schema as the migrations make it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { printSchema } from '../../scripts/lib/print-schema.ts';
import { inProject } from '../../scripts/lib/project.ts';
import { withConnection } from '../../scripts/lib/tls.ts';

const file = inProject('supabase', 'schema.sql');

it('is what the migrations make; UPDATE_SCHEMA=1 writes it', async () => {
  const printed = await withConnection({ url: inject('databaseUrl'), ssl: false }, printSchema);
  if (process.env.UPDATE_SCHEMA) writeFileSync(file, printed);
  expect(readFileSync(file, 'utf8')).toBe(printed);
});
