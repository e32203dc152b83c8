/**
 * Runs the edge functions in this process, for a site on one machine; contact-delivery on a timer.
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
import { pickSettings } from '../lib/settings.ts';
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
 * @param startDelivery starts a run of contact-delivery; the form calls it after it has stored a
 *   request
 */
export type Opener = (
  name: FunctionName,
  readSetting: ReadSetting,
  startDelivery: (() => Promise<unknown>) | undefined,
) => OpenFunction | Promise<OpenFunction>;

const openInProcess: Opener = (name, readSetting, startDelivery) => {
  const open = {
    'contact-form': (): Hono<PageEnv> => createForm(readSetting, undefined, startDelivery),
    'contact-desk': (): Hono<PageEnv> => createDesk(readSetting),
    'contact-delivery': () => createDelivery(readSetting),
  } satisfies Record<FunctionName, () => unknown>;
  const app = open[name]();
  return { handle: (request, bindings) => app.fetch(request, bindings) };
};

export interface Functions {
  /** Handlers of the functions that a browser may call. */
  handlers: ReadonlyMap<FunctionName, FunctionHandler>;
  /** Enabled channels (`email`, `webhook`, `slack`) by which requests are sent to sales. */
  channels: readonly string[];
  stop: () => Promise<void>;
}

export interface FunctionsOptions {
  env: Readonly<Record<string, string>>;
  /** Milliseconds between runs of contact-delivery. With `null` it does not run at all. */
  deliverEvery: number | null;
  /** The functions that a browser may call. */
  served: readonly FunctionName[];
  /** Tests open a function in another way. Default: its app in this process. */
  open?: Opener | undefined;
}

/** Time to wait for a delivery run at the stop. The next start sends the messages that are left. */
const stopTimeoutMs = 2000;

/**
 * Runs contact-delivery at an interval, as Supabase Cron does on a hosted project. The first run is
 * immediate, for messages that are left from an earlier start.
 *
 * @returns a function that stops the schedule, and waits for a run in progress
 */
function startScheduler(run: () => Promise<unknown>, intervalMs: number): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const repeat = async () => {
    while (!signal.aborted) {
      await run();
      await sleep(intervalMs, undefined, { signal }).catch(() => {});
    }
  };
  const ended = repeat();
  return async () => {
    stopping.abort();
    await Promise.race([ended, sleep(stopTimeoutMs, undefined, { ref: false })]);
  };
}

/** @throws {UserError} naming the setting that is missing or wrong */
export async function openFunctions(options: FunctionsOptions): Promise<Functions> {
  const { deliverEvery, served, open = openInProcess } = options;
  const env: Record<string, string> = {
    CONTACT_DELIVERY_TOKEN: randomBytes(32).toString('hex'),
    ...options.env,
  };
  const { channels } = orUserError(() => readDeliveryConfig((name) => env[name]));
  env.CONTACT_CHANNELS = channels.join(',');

  const opened: OpenFunction[] = [];
  const openOne = async (name: FunctionName, startDelivery?: () => Promise<unknown>) => {
    const settings = pickSettings(env, settingsOf[name]);
    const opening = await open(name, (setting) => settings[setting], startDelivery);
    opened.push(opening);
    return opening.handle;
  };
  const deliver = (handle: FunctionHandler) => async () => {
    const headers = { authorization: `Bearer ${env.CONTACT_DELIVERY_TOKEN}` };
    try {
      await handle(new Request('http://localhost/', { method: 'POST', headers }), {});
    } catch {
      // Nothing is lost: the next run finds all messages in the table `contact.outbox`.
    }
  };
  try {
    const delivery = deliverEvery === null ? undefined : await openOne('contact-delivery');
    const run = delivery && deliver(delivery);
    const handlers = new Map<FunctionName, FunctionHandler>();
    // The mail service reports there; everything else asks for the token.
    if (delivery && env.CONTACT_RESEND_WEBHOOK_SECRET) handlers.set('contact-delivery', delivery);
    for (const name of served) handlers.set(name, await openOne(name, run));
    const stopSchedule = run && deliverEvery !== null && startScheduler(run, deliverEvery);
    const stop = async () => {
      if (stopSchedule) await stopSchedule();
      await Promise.all(opened.map((openFunction) => openFunction.stop?.()));
    };
    return { handlers, channels, stop };
  } catch (error) {
    await Promise.all(opened.map((openFunction) => openFunction.stop?.()));
    throw new UserError(reasonOf(error));
  }
}

/**
 * A text for the terminal about the enabled channels.
 */
export const describeChannels = (channels: readonly string[]): string =>
  channels.length > 0
    ? channels.join(', ')
    : 'nothing yet: requests are kept here (channels: docs/deploy.md)';
