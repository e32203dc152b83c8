/**
 * The product with a pause at a named point, to be killed there: `node paused-server.ts POINT`. The
 * pause is in the functions' dependencies, so their code is unchanged.
 */
import { runProgram } from '../../../scripts/lib/run-program.ts';
import { databaseUrl, dataDir, functionSettings } from '../../../scripts/lib/settings.ts';
import type { Opener } from '../../../scripts/local-server/functions.ts';
import { startLocalServer } from '../../../scripts/local-server/local-server.ts';
import { type ReadSetting, readConfig } from '../../../supabase/functions/_shared/config.ts';
import { openPool, type Pool } from '../../../supabase/functions/_shared/database.ts';
import { createApp as createDelivery } from '../../../supabase/functions/contact-delivery/app.ts';
import { readDeliveryConfig } from '../../../supabase/functions/contact-delivery/config.ts';
import { send } from '../../../supabase/functions/contact-delivery/send.ts';
import { createApp as createForm } from '../../../supabase/functions/contact-form/app.ts';

/** Before and after the form's commit; after a claim, after a send, and before its mark. */
export type PausePoint =
  | 'before-commit'
  | 'after-commit'
  | 'after-claim'
  | 'after-send'
  | 'before-mark';

const [, , wanted] = process.argv;

/** Reports the point, and stops for ever if it is the wanted one. */
async function pauseAt(point: PausePoint): Promise<void> {
  if (point !== wanted) return;
  console.log(`paused ${point}`);
  await new Promise(() => {});
}

function pausedForm(readSetting: ReadSetting) {
  // The transaction stays open during the pause, and the pool must not replace it as stuck.
  const pool = openPool(readConfig(readSetting), 60_000);
  const paused: Pool = {
    async use(work) {
      const done = await pool.use(async (sql) => {
        await sql`begin`;
        const result = await work(sql);
        await pauseAt('before-commit');
        await sql`commit`;
        return result;
      });
      await pauseAt('after-commit');
      return done;
    },
  };
  return createForm(readSetting, paused);
}

function pausedDelivery(readSetting: ReadSetting) {
  const pool = openPool(readDeliveryConfig(readSetting), 18_000);
  let isSent = false;
  const paused: Pool = {
    async use(work) {
      // The first use of the database after a send marks the message.
      if (isSent) await pauseAt('before-mark');
      return await pool.use(work);
    },
  };
  const pausedSend: typeof send = async (call) => {
    await pauseAt('after-claim');
    const outcome = await send(call);
    isSent = true;
    await pauseAt('after-send');
    return outcome;
  };
  return createDelivery(readSetting, paused, pausedSend);
}

const openFunction: Opener = (name, readSetting) => {
  const app = name === 'contact-form' ? pausedForm(readSetting) : pausedDelivery(readSetting);
  return { handle: (request) => app.fetch(request) };
};

runProgram(async () => {
  const localServer = await startLocalServer({
    dataDir: dataDir(),
    siteDir: null,
    databaseUrl: databaseUrl(),
    functionEnv: functionSettings(),
    // The first run is immediate.
    deliverEvery: wanted?.endsWith('-commit') ? null : 600_000,
    openFunction,
  });
  console.log(`ready ${localServer.url}`);
  return localServer;
});
