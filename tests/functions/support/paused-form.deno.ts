/**
 * The form's function with a pause before or after the commit. The pause is in its dependencies, so
 * its code is unchanged.
 */
import { type Read, readConfig } from '../../../supabase/functions/_shared/config.ts';
import { openPool, type Pool } from '../../../supabase/functions/_shared/database.ts';
import { serve } from '../../../supabase/functions/_shared/serve.ts';
import { createApp } from '../../../supabase/functions/contact-form/app.ts';
import { pauseAt } from './pause.ts';

const [point] = Deno.args;
const readSetting: Read = (name) => Deno.env.get(name);
// The transaction stays open during the pause, and the pool must not replace it as stuck.
const pool = openPool(readConfig(readSetting), 60_000);

const paused: Pool = {
  async use(work) {
    const done = await pool.use(async (sql) => {
      await sql`begin`;
      const result = await work(sql);
      await pauseAt('before-commit', point);
      await sql`commit`;
      return result;
    });
    await pauseAt('after-commit', point);
    return done;
  },
};

serve('contact-form', createApp(readSetting, paused));
