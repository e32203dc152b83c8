/**
 * Starts one edge function next to a stack, with its own settings, so that a test can pause and
 * kill it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { inProject } from '../../../scripts/lib/project.ts';
import { startEdgeFunction } from '../../../scripts/lib/stack/edge-function.ts';
import type { Stack } from '../../../scripts/lib/stack/stack.ts';
import { channelsOn } from '../../../supabase/functions/_shared/config.ts';
import type { Report } from '../../../supabase/functions/contact-delivery/report.ts';
import type { PausePoint } from './pause.ts';

export const deliveryToken = 'a token of the tests, longer than 32';
export const webhookSecret = `whsec_${Buffer.alloc(32, 'delivery').toString('base64')}`;

/** Settings of all three channels, with one receiver. */
export const channelsAt = (url: string): Record<string, string> => ({
  RESEND_API_KEY: 're_test',
  CONTACT_RESEND_URL: `${url}/resend`,
  CONTACT_EMAIL_FROM: 'Site <site@example.com>',
  CONTACT_EMAIL_TO: 'sales@example.com, second@example.com',
  CONTACT_WEBHOOK_URL: `${url}/webhook`,
  CONTACT_WEBHOOK_SECRET: webhookSecret,
  CONTACT_SLACK_WEBHOOK_URL: `${url}/slack`,
});

export interface Edge {
  url: string;
  lines: string[];
  /** Resolves when the function has stopped at its pause point. */
  paused: () => Promise<void>;
  /** kill -9, and no restart. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

const pausedEntries = {
  'contact-form': inProject('tests/functions/support/paused-form.deno.ts'),
  'contact-delivery': inProject('tests/functions/support/paused-delivery.deno.ts'),
} as const;

/** @param pauseAt point at which the function stops for ever */
export async function startEdge(
  name: 'contact-form' | 'contact-delivery',
  { data, databaseUrl }: Stack,
  env: Record<string, string>,
  pauseAt?: PausePoint,
): Promise<Edge> {
  const lines: string[] = [];
  const { host } = new URL(databaseUrl);
  const hosts = Object.values(env).flatMap((value) =>
    /^http:/.test(value) ? [new URL(value).host] : [],
  );
  const edge = await startEdgeFunction({
    name,
    dataFolder: data.path,
    hosts: [host, ...hosts],
    ...(pauseAt && { entry: { file: pausedEntries[name], args: [pauseAt] } }),
    // As on an external server: logs in as the owner, then switches to the function's role.
    env: {
      CONTACT_DATABASE_URL: databaseUrl,
      CONTACT_DATABASE_ROLE: 'contact_function',
      CONTACT_DELIVERY_DATABASE_URL: databaseUrl,
      CONTACT_DELIVERY_DATABASE_ROLE: 'contact_delivery',
      CONTACT_DELIVERY_TOKEN: deliveryToken,
      CONTACT_SECRET: data.secrets.contactSecret,
      CONTACT_RATE_LIMIT: 'off',
      CONTACT_CHANNELS: channelsOn((setting) => env[setting]).join(','),
      ...env,
    },
    onPid: () => {},
    onLog: (line) => lines.push(line),
  });
  return {
    url: `http://127.0.0.1:${edge.port}`,
    lines,
    paused: async () => {
      while (!lines.some((line) => line.includes('"paused"'))) await sleep(10);
    },
    kill: async () => {
      const pid = edge.pid();
      if (pid) process.kill(pid, 'SIGKILL');
      await edge.stop();
    },
    stop: edge.stop,
  };
}

export const callDelivery = (edge: Edge, token = deliveryToken): Promise<Response> =>
  fetch(edge.url, { method: 'POST', headers: { authorization: `Bearer ${token}` } });

export async function deliver(edge: Edge): Promise<Report> {
  const response = await callDelivery(edge);
  if (response.status !== 200) throw new Error(`The run ended with ${response.status}.`);
  return (await response.json()) as Report;
}

/** Moves the outbox's due times, leases and refusals this many seconds into the past. */
export async function pass(sql: postgres.Sql, seconds: number): Promise<void> {
  const by = `${seconds} seconds`;
  await sql`
    update contact.outbox
    set next_at = next_at - ${by}::interval, lease_until = lease_until - ${by}::interval,
      refused_since = refused_since - ${by}::interval
    where state in ('pending', 'leased')`;
}
