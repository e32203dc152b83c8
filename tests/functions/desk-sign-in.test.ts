/** Sign-ins of a team at the desk: by link, SAML and OAuth, each with a signed token. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../../supabase/functions/contact-desk/app.ts';
import { readDeskConfig } from '../../supabase/functions/contact-desk/config.ts';
import { listen } from '../support/listen.ts';
import { openOwnDatabase } from './support/database.ts';
import { goodClaims, sign } from './support/desk.ts';
import { collectLog } from './support/in-process.ts';

const { database, sql } = await openOwnDatabase();
const pair = await generateKeyPair('RS256', { extractable: true });
const named = { kid: 'project', alg: 'RS256' };
const key = { ...(await exportJWK(pair.privateKey)), ...named };
const published = { keys: [{ ...(await exportJWK(pair.publicKey)), ...named }] };
let isUp = true;
const keys = createServer((_, response) =>
  response.writeHead(isUp ? 200 : 503).end(JSON.stringify(published)),
);
const project = `http://127.0.0.1:${await listen(keys)}`;
afterAll(() => keys.close());

const connection = randomUUID();
const settings: Record<string, string> = {
  SUPABASE_URL: project,
  CONTACT_DESK_DATABASE_URL: database.url,
  CONTACT_DESK_DATABASE_ROLE: 'contact_desk',
  CONTACT_DESK_DOMAINS: `suite.example, partner.example=agent, agency.example=reader@${connection}`,
};
collectLog();
const app = createApp((name) => settings[name]);

const now = Math.floor(Date.now() / 1000);
type Entry = { method: string; timestamp?: number; provider?: string };

/** Calls an action with a token of these sign-ins. */
async function call(email: string, entries: Entry[], action: object = { action: 'bootstrap' }) {
  await sql`select contact.staff_put(${email.toLowerCase()}, 'Somebody', 'admin')`;
  await sql`update contact.desk_staff set added_at = '2026-01-01'`;
  const amr = entries.map((entry) => ({ timestamp: now, ...entry }));
  const token = await sign({ ...goodClaims(email), iss: `${project}/auth/v1`, amr }, key, 'RS256');
  return await app.request('/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(action),
  });
}
/** The role that the desk gives; the status when it is not 200. */
async function roleOf(email: string, ...entries: Entry[]) {
  const response = await call(email, entries);
  return response.status === 200 ? (await response.json()).me.role : response.status;
}

const saml = { method: 'sso/saml', provider: connection };
const oauth = { method: 'oauth' };
const link = { method: 'otp' };

it('503 while the project’s keys can not be had', async () => {
  isUp = false;
  const response = await call('adi@suite.example', [saml]);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  isUp = true;
});

describe('an admin of the staff list', () => {
  it.each([
    ['by link from any domain', 'adi@other.example', link, 'admin'],
    ['by SAML from a domain without a limit', 'adi@suite.example', saml, 'admin'],
    ['by OAuth from it, in capitals', 'Adi@Suite.Example', oauth, 'admin'],
    ['by SAML from a domain with a limit', 'adi@partner.example', saml, 'agent'],
    ['by OAuth from it', 'adi@partner.example', oauth, 'agent'],
    ['by the SAML connection of a domain', 'adi@agency.example', saml, 'reader'],
    ['by link from it', 'adi@agency.example', link, 'admin'],
    ['by another connection', 'adi@agency.example', { ...saml, provider: randomUUID() }, 401],
    ['by one without an id', 'adi@agency.example', { method: 'sso/saml' }, 401],
    ['by OAuth from a domain with a connection', 'adi@agency.example', oauth, 401],
    ['by SAML from a domain that is not named', 'adi@other.example', saml, 401],
    ['by OAuth from one that ends alike', 'adi@notsuite.example', oauth, 401],
    ['with the domain before the last sign', 'adi@suite.example@other.example', oauth, 401],
    ['by password from a named domain', 'adi@suite.example', { method: 'password' }, 401],
  ])('%s', async (_, email, entry, expected) => {
    expect(await roleOf(email, entry)).toBe(expected);
  });

  it('who also followed a link has what the link gives', async () => {
    expect(await roleOf('both@partner.example', oauth, link)).toBe('admin');
  });
});

it('the limit holds for every action, and a stranger of the domain stays out', async () => {
  const statusOf = async (email: string, action: object) =>
    (await call(email, [saml], action)).status;
  expect(await statusOf('adi@partner.example', { action: 'people' })).toBe(403);
  expect(await statusOf('adi@suite.example', { action: 'people' })).toBe(200);
  const exporting = { action: 'export', filter: { view: 'all' } };
  expect(await statusOf('adi@agency.example', exporting)).toBe(403);
  expect(await statusOf('adi@partner.example', exporting)).toBe(200);
  await sql`select contact.staff_put('keep@suite.example', 'Keep', 'admin')`;
  const token = await sign(
    {
      ...goodClaims('eve@suite.example'),
      iss: `${project}/auth/v1`,
      amr: [{ ...saml, timestamp: now }],
    },
    key,
    'RS256',
  );
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ action: 'bootstrap' });
  expect((await app.request('/', { method: 'POST', headers, body })).status).toBe(403);
});

it('ends after twelve hours however it began', async () => {
  expect(await roleOf('late@suite.example', { ...saml, timestamp: now - 13 * 3600 })).toBe(401);
});

it('without the setting only links are accepted, and a wrong one is named', async () => {
  const read = (domains: string) => () => {
    const all: Record<string, string> = { ...settings, CONTACT_DESK_DOMAINS: domains };
    return readDeskConfig((name) => all[name]).domains.size;
  };
  expect(read('')()).toBe(0);
  expect(read('a.example,b.example=agent')()).toBe(2);
  for (const wrong of ['*', 'example', 'a.example=owner', 'a.example@google', '@a.example']) {
    expect(read(wrong), wrong).toThrow('CONTACT_DESK_DOMAINS');
  }
});
