/**
 * The edge functions of a run: the gateway reaches form and desk; the delivery can't be reached
 * from outside.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import type { FunctionName } from '../../supabase/functions/_shared/config.ts';
import {
  channelHosts,
  readDeliveryConfig,
} from '../../supabase/functions/contact-delivery/config.ts';
import { orStartError } from '../lib/start-error.ts';
import { anyHost, type EdgeFunction, startEdgeFunction } from './edge-function.ts';

export interface Functions {
  /** The running functions by name; desk and delivery may be missing. */
  running: ReadonlyMap<FunctionName, EdgeFunction>;
  /** Channels through which requests are sent. */
  channels: readonly string[];
  stop: () => Promise<void>;
}

export interface FunctionsOptions {
  dataFolder: string;
  env: Readonly<Record<string, string>>;
  /** Milliseconds between delivery runs. With `null` the delivery does not run at all. */
  deliverEvery: number | null;
  /** Whether the desk's function also runs. */
  withDesk: boolean;
  onPid: (name: string, pid: number | null) => void;
  onLog: (line: string) => void;
}

/** The database's address; any host if it is a name, whose look-up Deno permits only without a list. */
function databaseHosts(databaseUrl: string): string[] {
  const { hostname, port } = new URL(databaseUrl);
  const isNumeric = /^(?:[\d.]+|\[.*\])$/.test(hostname);
  return [isNumeric ? `${hostname}:${port || '5432'}` : anyHost];
}

/**
 * Milliseconds for one delivery run, which takes up to a minute. The next call waits for its end.
 */
const deliveryTimeout = 120_000;

/**
 * Calls the delivery at an interval, as Supabase Cron does every minute. The first call is
 * immediate, so that messages of an earlier run are sent first.
 *
 * @returns a function that stops the calls
 */
function startClock(url: string, token: string, every: number): () => void {
  const leaving = new AbortController();
  const run = async () => {
    while (!leaving.signal.aborted) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(deliveryTimeout)]),
        });
        await response.body?.cancel();
      } catch {
        // The function is restarting. The next call finds everything in the outbox.
      }
      await sleep(every, undefined, { signal: leaving.signal }).catch(() => {});
    }
  };
  void run();
  return () => leaving.abort();
}

/** @throws {StartError} after stopping everything that it started */
export async function startFunctions(options: FunctionsOptions): Promise<Functions> {
  const { dataFolder, deliverEvery, onPid, onLog } = options;
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}/contact-delivery`;
  const token = options.env.CONTACT_DELIVERY_TOKEN || randomBytes(32).toString('hex');
  const env: Record<string, string> = { ...options.env, CONTACT_DELIVERY_TOKEN: token };
  if (deliverEvery !== null) env.CONTACT_DELIVERY_URL = url;
  const config = orStartError(() => readDeliveryConfig((name) => env[name]));
  env.CONTACT_CHANNELS = config.channels.join(',');

  const hosts = {
    'contact-form': [...databaseHosts(env.CONTACT_DATABASE_URL ?? ''), `127.0.0.1:${port}`],
    ...(options.withDesk && {
      'contact-desk': [
        ...databaseHosts(env.CONTACT_DESK_DATABASE_URL ?? ''),
        new URL(env.CONTACT_DESK_KEYS_URL ?? '').host,
      ],
    }),
    ...(deliverEvery !== null && {
      'contact-delivery': [...databaseHosts(config.databaseUrl), ...channelHosts(config)],
    }),
  } satisfies Partial<Record<FunctionName, string[]>>;
  const names = Object.keys(hosts) as (keyof typeof hosts)[];
  const running = new Map<FunctionName, EdgeFunction>();
  // Stops the form first. What it still commits waits in the outbox for the next start.
  const stopAll = async () => {
    for (const name of names) await running.get(name)?.stop();
  };

  const starts = names.map(async (name) => {
    const started = await startEdgeFunction({
      ...{ name, dataFolder, env, onLog },
      hosts: hosts[name] ?? [],
      ...(name === 'contact-delivery' && { port }),
      onPid: (pid) => onPid(name, pid),
    });
    running.set(name, started);
  });
  const failed = (await Promise.allSettled(starts)).find(({ status }) => status === 'rejected');
  if (failed) {
    await stopAll();
    throw (failed as PromiseRejectedResult).reason;
  }
  const stopClock = deliverEvery === null ? () => {} : startClock(url, token, deliverEvery);
  const stop = async () => {
    stopClock();
    await stopAll();
  };
  return { running, channels: config.channels, stop };
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
