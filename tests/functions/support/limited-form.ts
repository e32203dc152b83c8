import { beforeEach } from 'vitest';
import { readConfig } from '../../../supabase/functions/_shared/config.ts';
import { openPool } from '../../../supabase/functions/_shared/database.ts';
import { readProofLevel } from '../../../supabase/functions/contact-form/repository.ts';
import { openOwnDatabase } from './database.ts';
import { formSecret, openForm } from './in-process.ts';

/** A form that limits who sends, on a database of its own, which is emptied before each test. */
export async function openLimitedForm() {
  const { database, sql } = await openOwnDatabase();
  const settings: Record<string, string> = {
    CONTACT_DATABASE_URL: database.url,
    CONTACT_DATABASE_ROLE: 'contact_function',
    CONTACT_SECRET: formSecret,
  };
  const config = readConfig((name) => settings[name]);
  const pool = openPool(config, 4500);
  beforeEach(async () => {
    await sql`truncate contact.request, contact.rate_bucket, contact.consumed_captcha cascade`;
  });
  return {
    databaseUrl: database.url,
    sql,
    form: openForm(database.url, {
      CONTACT_RATE_LIMIT: 'on',
      CONTACT_TRUSTED_PROXIES: '1',
      CONTACT_CHANNELS: 'email',
    }),
    /** How hard the work is for a network; the counter of its challenge is hidden. */
    levelOf: (from: string) => readProofLevel(pool, config, from),
  };
}
