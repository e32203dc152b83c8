/**
 * The delivery with a pause before or after a send. The pause is in its dependencies, so its code
 * is unchanged.
 */
import type { Read } from '../../../supabase/functions/_shared/config.ts';
import { openPool, type Pool } from '../../../supabase/functions/_shared/database.ts';
import { serve } from '../../../supabase/functions/_shared/serve.ts';
import { createApp } from '../../../supabase/functions/contact-delivery/app.ts';
import { readDeliveryConfig } from '../../../supabase/functions/contact-delivery/config.ts';
import { send } from '../../../supabase/functions/contact-delivery/send.ts';
import { pauseAt } from './pause.ts';

const [point] = Deno.args;
const readSetting: Read = (name) => Deno.env.get(name);
const pool = openPool(readDeliveryConfig(readSetting), 18_000);
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

serve('contact-delivery', createApp(readSetting, paused, pausedSend));
