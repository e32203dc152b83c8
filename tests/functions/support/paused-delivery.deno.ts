/**
 * The delivery with a pause before or after a send. The pause is in its dependencies, so its code
 * is unchanged.
 */
import { openPool, type Pool } from '../../../supabase/functions/_shared/database.ts';
import { serve } from '../../../supabase/functions/_shared/serve.ts';
import { readDeliveryConfig } from '../../../supabase/functions/contact-delivery/config.ts';
import { createHandler } from '../../../supabase/functions/contact-delivery/handler.ts';
import { runDelivery } from '../../../supabase/functions/contact-delivery/run.ts';
import { send } from '../../../supabase/functions/contact-delivery/send.ts';
import { pauseAt } from './pause.ts';

const [point] = Deno.args;
const config = readDeliveryConfig((name) => Deno.env.get(name));
const pool = openPool(config, 18_000);
let isSent = false;

const paused: Pool = {
  async use(work) {
    // The first use of the database after a send marks the message.
    if (isSent) await pauseAt('before-mark', point);
    return await pool.use(work);
  },
};

const pausedSend: typeof send = async (call) => {
  await pauseAt('after-claim', point);
  const outcome = await send(call);
  isSent = true;
  await pauseAt('after-send', point);
  return outcome;
};

serve(
  'contact-delivery',
  createHandler(config.token, () => runDelivery(paused, config, pausedSend)),
);
