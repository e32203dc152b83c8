/**
 * The functions of a run, in this process: form and desk for visitors, the delivery on a schedule.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Hono } from 'hono';
import {
  type FunctionName,
  type ReadSetting,
  settingsOf,
} from '../../supabase/functions/_shared/config.ts';
import type { PageEnv } from '../../supabase/functions/_shared/page-app.ts';
import { createApp as createDelivery } from '../../supabase/functions/contact-delivery/app.ts';
import { readDeliveryConfig } from '../../supabase/functions/contact-delivery/config.ts';
import { createApp as createDesk } from '../../supabase/functions/contact-desk/app.ts';
import { createApp as createForm } from '../../supabase/functions/contact-form/app.ts';
import { pick } from '../lib/settings.ts';
import { orUserError, reasonOf, UserError } from '../lib/user-error.ts';
import type { FunctionHandler } from './server.ts';

export interface OpenFunction {
  handle: FunctionHandler;
  stop?: () => Promise<void>;
}

/**
 * Opens one function.
 *
 * @param readSetting returns only the settings that this function reads
 * @param startDelivery starts a delivery run; the form calls it after a commit
 */
export type Opener = (
  name: FunctionName,
  readSetting: ReadSetting,
  startDelivery: (() => Promise<unknown>) | undefined,
) => OpenFunction | Promise<OpenFunction>;

const openHere: Opener = (name, readSetting, startDelivery) => {
  const open = {
    'contact-form': (): Hono<PageEnv> => createForm(readSetting, undefined, startDelivery),
    'contact-desk': (): Hono<PageEnv> => createDesk(readSetting),
    'contact-delivery': () => createDelivery(readSetting),
  } satisfies Record<FunctionName, () => unknown>;
  const app = open[name]();
  return { handle: (request, bindings) => app.fetch(request, bindings) };
};

export interface Functions {
  /** Handlers of the functions that visitors may call. */
  handlers: ReadonlyMap<FunctionName, FunctionHandler>;
  /** Channels through which requests are sent. */
  channels: readonly string[];
  stop: () => Promise<void>;
}

export interface FunctionsOptions {
  env: Readonly<Record<string, string>>;
  /** Milliseconds between delivery runs. With `null` the delivery does not run at all. */
  deliverEvery: number | null;
  /** The functions that visitors may call. */
  served: readonly FunctionName[];
  /** Tests open a function in another way. Default: its app in this process. */
  open?: Opener | undefined;
}

/** Milliseconds for a delivery run in progress to end. What it leaves, the next start sends. */
const stopTimeout = 2000;

/**
 * Runs the delivery at an interval, as Supabase Cron does every minute. The first run is immediate,
 * so that messages of an earlier start are sent first.
 *
 * @returns a function that stops the schedule, and waits for a run in progress
 */
function startScheduler(run: () => Promise<unknown>, every: number): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const repeat = async () => {
    while (!signal.aborted) {
      await run();
      await sleep(every, undefined, { signal }).catch(() => {});
    }
  };
  const ended = repeat();
  return async () => {
    stopping.abort();
    await Promise.race([ended, sleep(stopTimeout, undefined, { ref: false })]);
  };
}

/** @throws {UserError} naming the setting that is missing or wrong */
export async function openFunctions(options: FunctionsOptions): Promise<Functions> {
  const { deliverEvery, served, open = openHere } = options;
  const env: Record<string, string> = {
    CONTACT_DELIVERY_TOKEN: randomBytes(32).toString('hex'),
    ...options.env,
  };
  const { channels } = orUserError(() => readDeliveryConfig((name) => env[name]));
  env.CONTACT_CHANNELS = channels.join(',');

  const opened: OpenFunction[] = [];
  const openOne = async (name: FunctionName, startDelivery?: () => Promise<unknown>) => {
    const own = pick(env, settingsOf[name]);
    const one = await open(name, (setting) => own[setting], startDelivery);
    opened.push(one);
    return one.handle;
  };
  const deliver = (handle: FunctionHandler) => async () => {
    const headers = { authorization: `Bearer ${env.CONTACT_DELIVERY_TOKEN}` };
    try {
      await handle(new Request('http://localhost/', { method: 'POST', headers }), {});
    } catch {
      // The next run finds everything in the outbox.
    }
  };
  try {
    const run = deliverEvery === null ? undefined : deliver(await openOne('contact-delivery'));
    const handlers = new Map<FunctionName, FunctionHandler>();
    for (const name of served) handlers.set(name, await openOne(name, run));
    const stopSchedule = run && deliverEvery !== null && startScheduler(run, deliverEvery);
    const stop = async () => {
      if (stopSchedule) await stopSchedule();
      await Promise.all(opened.map((one) => one.stop?.()));
    };
    return { handlers, channels, stop };
  } catch (error) {
    await Promise.all(opened.map((one) => one.stop?.()));
    throw new UserError(reasonOf(error));
  }
}

/**
 * A sentence for the terminal about the channels.
 *
 * @param channels those that are switched on
 */
export const sayChannels = (channels: readonly string[]): string =>
  channels.length > 0
    ? channels.join(', ')
    : 'nothing yet: requests are kept here (channels: docs/deploy.md)';
