/** Each function's process has the settings that it needs, and no secrets of the others. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/lib/project.ts';
import { findDeno } from '../../scripts/lib/deno.ts';
import { commandOf } from '../../scripts/local-server/process.ts';
import type { Stack } from '../../scripts/local-server/stack.ts';
import { type FunctionName, settingsOf } from '../../supabase/functions/_shared/config.ts';
import { ownerSql } from './support/database.ts';
import { channelsAt, deliveryToken, webhookSecret } from './support/edge.ts';
import { postGood } from './support/form.ts';
import { startAlone } from './support/stacks.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startAlone({
    deliverEvery: 600_000,
    desk: true,
    functionEnv: { ...channelsAt('http://127.0.0.1:9'), CONTACT_DELIVERY_TOKEN: deliveryToken },
  });
});
afterAll(async () => {
  await stack?.stop();
});

/** Variables in addition to its settings: the port to listen on, and options of Deno. */
const always = ['FUNCTION_PORT', 'DENO_DIR', 'DENO_NO_UPDATE_CHECK', 'NO_COLOR'];

/** The environment as the operating system reports it, independent of Deno's permissions. */
function environmentOf(name: FunctionName): Record<string, string> {
  const processes = {
    'contact-form': 'contactForm',
    'contact-delivery': 'contactDelivery',
    'contact-desk': 'contactDesk',
  } as const;
  const pid = stack.pids()[processes[name]];
  const entries = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
  return Object.fromEntries(
    entries.map((entry) => {
      const at = entry.indexOf('=');
      return [entry.slice(0, at), entry.slice(at + 1)];
    }),
  );
}

describe.skipIf(process.platform !== 'linux')('the environment (platform: Linux) of', () => {
  it.each(Object.keys(settingsOf) as FunctionName[])('%s holds its own settings only', (name) => {
    const allowed: string[] = [...settingsOf[name], ...always];
    expect(Object.keys(environmentOf(name)).filter((name) => !allowed.includes(name))).toEqual([]);
  });

  it('the form holds no secret of a channel and no password but its own', () => {
    const form = environmentOf('contact-form');
    const { ownerPassword, contactSecret } = stack.data.secrets;
    const delivery = environmentOf('contact-delivery');
    const values = Object.values(form).join('\n');
    for (const secret of [
      're_test',
      webhookSecret,
      '/slack',
      '/webhook',
      'sales@',
      ownerPassword,
    ]) {
      expect(values).not.toContain(secret);
    }
    expect(values).not.toContain(new URL(delivery.CONTACT_DELIVERY_DATABASE_URL ?? '').password);
    expect(form.CONTACT_SECRET).toBe(contactSecret);
    expect(form.CONTACT_CHANNELS).toBe('email,webhook,slack');
  });

  it('the desk can sign nobody in, and log in as nobody else', () => {
    const desk = environmentOf('contact-desk');
    const values = Object.values(desk).join('\n');
    const { ownerPassword, contactSecret, functionPassword } = stack.data.secrets;
    const { CONTACT_DELIVERY_DATABASE_URL: delivery = '' } = environmentOf('contact-delivery');
    for (const secret of [
      ownerPassword,
      contactSecret,
      functionPassword,
      deliveryToken,
      webhookSecret,
      new URL(delivery).password,
    ]) {
      expect(values).not.toContain(secret);
    }
  });

  it('the delivery can sign no question and log in as nobody else', () => {
    const values = Object.values(environmentOf('contact-delivery')).join('\n');
    const { ownerPassword, contactSecret, functionPassword } = stack.data.secrets;
    for (const secret of [ownerPassword, contactSecret, functionPassword]) {
      expect(values).not.toContain(secret);
    }
  });
});

it('the form still writes a row for each channel', async () => {
  const response = await postGood(stack.url, stack.data.secrets.contactSecret);
  const { id } = await response.json();
  const sql = ownerSql(stack.databaseUrl);
  const rows = await sql`
    select channel from contact.outbox where request_id = ${id} order by channel`;
  await sql.end();
  expect(rows.map(({ channel }) => channel)).toEqual(['email', 'slack', 'webhook']);
});

it('no function asks Deno for files, programs or other hosts', () => {
  // The permissions that the runner grants, read from the command line of the running process.
  const command = commandOf(stack.pids().contactForm ?? 0);
  const granted = command.match(/--allow-[a-z]+(?:=\S+)?/g) ?? [];
  expect(granted.map((flag) => flag.replace(/=.*/, ''))).toEqual(['--allow-net', '--allow-env']);
  for (const flag of granted) expect(flag).toContain('=');
  const hosts = granted[0]?.replace('--allow-net=', '').split(',') ?? [];
  for (const host of hosts) expect(host).toMatch(/^127\.0\.0\.1:\d+$/);
  expect(command).toContain(inProject('supabase', 'functions', 'contact-form'));
  expect(command.startsWith(findDeno())).toBe(true);
});
