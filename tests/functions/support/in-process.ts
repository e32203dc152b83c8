/**
 * The functions' apps in this process, on a real database: all of their code but Deno's server,
 * which the tests on the wire cover.
 */
import { vi } from 'vitest';
import { channelsOn, type ReadSetting } from '../../../supabase/functions/_shared/config.ts';
import type { Pool } from '../../../supabase/functions/_shared/database.ts';
import { createApp as createDelivery } from '../../../supabase/functions/contact-delivery/app.ts';
import type { Report } from '../../../supabase/functions/contact-delivery/worker.ts';
import { createApp as createForm } from '../../../supabase/functions/contact-form/app.ts';
import { deliveryToken } from './edge.ts';

type Settings = Readonly<Record<string, string>>;

/** Signs the questions of forms in this process. */
export const formSecret = 'the secret of a form in this process';

const reading =
  (settings: Settings): ReadSetting =>
  (name) =>
    settings[name];

/**
 * @param databaseUrl of the owner; the form switches to its role, as on a hosted project
 * @param pool shared by tests that open many; default: its own
 */
export const openForm = (databaseUrl: string, settings: Settings = {}, pool?: Pool) =>
  createForm(
    reading({
      CONTACT_DATABASE_URL: databaseUrl,
      CONTACT_DATABASE_ROLE: 'contact_function',
      CONTACT_SECRET: formSecret,
      CONTACT_RATE_LIMIT: 'off',
      CONTACT_CHANNELS: channelsOn(reading(settings)).join(),
      ...settings,
    }),
    pool,
  );

export interface Delivery {
  /** Calls the function as the schedule does. */
  call: (token?: string, method?: string) => Promise<Response>;
  /** One run. */
  deliver: () => Promise<Report>;
}

/** Parameters as in {@link openForm}. */
export function openDelivery(databaseUrl: string, settings: Settings, pool?: Pool): Delivery {
  const app = createDelivery(
    reading({
      CONTACT_DELIVERY_DATABASE_URL: databaseUrl,
      CONTACT_DELIVERY_DATABASE_ROLE: 'contact_delivery',
      CONTACT_DELIVERY_TOKEN: deliveryToken,
      ...settings,
    }),
    pool,
  );
  const call = async (token = deliveryToken, method = 'POST') =>
    await app.request('/', { method, headers: { authorization: `Bearer ${token}` } });
  const deliver = async () => {
    const response = await call();
    if (response.status !== 200) throw new Error(`The run ended with ${response.status}.`);
    return (await response.json()) as Report;
  };
  return { call, deliver };
}

/** Collects what the functions log from now on, instead of printing it. */
export function collectLog(): string[] {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => {
    lines.push(String(line));
  });
  return lines;
}
