/** The form's function, stopped before or after the commit: what it is given stops, not itself. */
import { readConfig } from '../../../supabase/functions/_shared/config.ts';
import {
  type Database,
  openPool,
  type Pool,
} from '../../../supabase/functions/_shared/database.ts';
import { serve } from '../../../supabase/functions/_shared/serve.ts';
import { createHandler } from '../../../supabase/functions/contact-form/handler.ts';
import { pauseAt } from './pause.ts';

const [point] = Deno.args;
const config = readConfig((name) => Deno.env.get(name));
// While it is paused its transaction stays open: the pool must not take it for stuck.
const pool = openPool(config, 60_000);

const paused: Pool = {
  async use(work) {
    const done = await pool.use(
      async (sql) =>
        await sql.begin(async (transaction) => {
          const result = await work(transaction as unknown as Database);
          await pauseAt('before-commit', point);
          return result;
        }),
    );
    await pauseAt('after-commit', point);
    // The client's types unwrap what a transaction gives; at run time it is the same.
    return done as never;
  },
};

serve(
  'contact-form',
  createHandler(config, paused, () => {}),
);
