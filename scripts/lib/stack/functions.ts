/** Both edge functions of a run: the form, which the gateway reaches, and the delivery, which it does not. */
import { randomBytes } from 'node:crypto';
import type { FunctionName, SettingName } from '../../../supabase/functions/_shared/config.ts';
import {
  channelHosts,
  type DeliveryConfig,
  readDeliveryConfig,
} from '../../../supabase/functions/contact-delivery/config.ts';
import { StartError } from '../start-error.ts';
import { startClock } from './delivery-clock.ts';
import { type EdgeFunction, startEdgeFunction } from './edge-function.ts';
import { freePort } from './ports.ts';

export const functionNames = {
  form: 'contact-form',
  delivery: 'contact-delivery',
} as const satisfies Record<string, FunctionName>;

export interface Functions {
  form: EdgeFunction;
  delivery: EdgeFunction;
  /** Channels that requests go out by. */
  channels: readonly string[];
  stop: () => Promise<void>;
}

export interface FunctionsOptions {
  dataFolder: string;
  env: Readonly<Record<string, string>>;
  /** Milliseconds between delivery runs; `null` makes none, not even after a commit. */
  deliverEvery: number | null;
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
  const results = await Promise.allSettled([
    start(functionNames.form, [hostOf(env.CONTACT_DATABASE_URL ?? ''), `127.0.0.1:${port}`]),
    start(functionNames.delivery, [hostOf(config.databaseUrl), ...channelHosts(config)], port),
  ]);
  const [form, delivery] = results;
  if (form.status === 'rejected' || delivery.status === 'rejected') {
    for (const it of results) if (it.status === 'fulfilled') await it.value.stop();
    throw form.status === 'rejected' ? form.reason : (delivery as PromiseRejectedResult).reason;
  }
  const stopClock = deliverEvery === null ? () => {} : startClock(url, token, deliverEvery);
  return {
    form: form.value,
    delivery: delivery.value,
    channels: config.channels,
    stop: async () => {
      stopClock();
      // The form first: what it still commits waits in the outbox for the next start.
      await form.value.stop();
      await delivery.value.stop();
    },
  };
}
