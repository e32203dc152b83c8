/** The edge functions of a run: form and desk, which the gateway reaches, and the delivery, which it does not. */
import { randomBytes } from 'node:crypto';
import type { FunctionName, SettingName } from '../../../supabase/functions/_shared/config.ts';
import {
  channelHosts,
  type DeliveryConfig,
  readDeliveryConfig,
} from '../../../supabase/functions/contact-delivery/config.ts';
import { StartError } from '../start-error.ts';
import { type EdgeFunction, startEdgeFunction } from './edge-function.ts';
import { freePort } from './ports.ts';

export const functionNames = {
  form: 'contact-form',
  delivery: 'contact-delivery',
  desk: 'contact-desk',
} as const satisfies Record<string, FunctionName>;

export interface Functions {
  form: EdgeFunction;
  delivery: EdgeFunction;
  /** `null` in a run without it. */
  desk: EdgeFunction | null;
  /** Channels that requests go out by. */
  channels: readonly string[];
  stop: () => Promise<void>;
}

export interface FunctionsOptions {
  dataFolder: string;
  env: Readonly<Record<string, string>>;
  /** Milliseconds between delivery runs; `null` makes none, not even after a commit. */
  deliverEvery: number | null;
  /** Whether the desk's function runs as well. */
  withDesk: boolean;
  onPid: (name: string, pid: number | null) => void;
  onLog: (line: string) => void;
}

function hostOf(databaseUrl: string): string {
  const { hostname, port } = new URL(databaseUrl);
  return `${hostname}:${port || '5432'}`;
}

const readable = (env: Readonly<Record<string, string>>) => (name: SettingName) => env[name];

function readDelivery(env: Readonly<Record<string, string>>): DeliveryConfig {
  try {
    return readDeliveryConfig(readable(env));
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/** Milliseconds for one delivery run, which takes up to a minute; the next call waits for it. */
const deliveryTimeout = 120_000;

/**
 * Calls the delivery every few seconds, as Supabase Cron does every minute. Starts at once, so
 * that what an earlier run has left goes out first.
 *
 * @returns stops it
 */
function startClock(url: string, token: string, every: number): () => void {
  const leaving = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tick = async () => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(deliveryTimeout)]),
      });
      await response.body?.cancel();
    } catch {
      // The function is being started again: the next call finds everything in the outbox.
    }
    if (!leaving.signal.aborted) timer = setTimeout(tick, every);
  };
  void tick();
  return () => {
    leaving.abort();
    clearTimeout(timer);
  };
}

/** @throws {StartError} with nothing left running */
export async function startFunctions(options: FunctionsOptions): Promise<Functions> {
  const { dataFolder, deliverEvery, onPid, onLog } = options;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/${functionNames.delivery}`;
  const token = options.env.CONTACT_DELIVERY_TOKEN || randomBytes(32).toString('hex');
  const env: Record<string, string> = { ...options.env, CONTACT_DELIVERY_TOKEN: token };
  if (deliverEvery !== null) env.CONTACT_DELIVERY_URL = url;
  const config = readDelivery(env);
  env.CONTACT_CHANNELS = config.channels.join(',');

  const start = (name: FunctionName, hosts: readonly string[], ownPort?: number) =>
    startEdgeFunction({
      name,
      dataFolder,
      env,
      hosts,
      ...(ownPort && { port: ownPort }),
      onPid: (pid) => onPid(name, pid),
      onLog,
    });
  const startDesk = () => {
    const { CONTACT_DESK_DATABASE_URL: database = '', CONTACT_DESK_KEYS_URL: keys = '' } = env;
    return start(functionNames.desk, [hostOf(database), new URL(keys).host]);
  };
  const results = await Promise.allSettled([
    start(functionNames.form, [hostOf(env.CONTACT_DATABASE_URL ?? ''), `127.0.0.1:${port}`]),
    start(functionNames.delivery, [hostOf(config.databaseUrl), ...channelHosts(config)], port),
    ...(options.withDesk ? [startDesk()] : []),
  ]);
  const [form, delivery, desk = null] = results.map((result) =>
    result.status === 'fulfilled' ? result.value : null,
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed || !form || !delivery) {
    for (const running of [form, delivery, desk]) await running?.stop();
    throw failed?.reason;
  }
  const stopClock = deliverEvery === null ? () => {} : startClock(url, token, deliverEvery);
  return {
    form,
    delivery,
    desk,
    channels: config.channels,
    stop: async () => {
      stopClock();
      // The form first: what it still commits waits in the outbox for the next start.
      await form.stop();
      await desk?.stop();
      await delivery.stop();
    },
  };
}

/**
 * Which ways requests go out, for the person at the terminal.
 *
 * @param channels those that are switched on
 */
export const sayChannels = (channels: readonly string[]): string =>
  channels.length > 0
    ? channels.join(', ')
    : 'nothing yet: requests are kept here (channels: docs/deploy.md)';
