/** The functions of the release before work on the newest schema, as after a rollback. */
import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportRelease, releaseBefore } from '../../scripts/lib/release.ts';
import { type ReleaseProcess, startRelease } from '../../scripts/rehearse/release-process.ts';
import { headerNames } from '../../supabase/functions/_shared/contact-schema.ts';
import { openOwnDatabase } from './support/database.ts';
import { goodClaims, sign } from './support/desk.ts';
import { channelsAt, deliveryToken } from './support/edge.ts';
import { answered, person, questionFrom } from './support/form.ts';
import { formSecret } from './support/in-process.ts';
import { openReceiver } from './support/receiver.ts';
import { tempFolder } from './support/temp.ts';

const commit = releaseBefore();

describe.skipIf(commit === null)(
  'the release before (platform: a clone with its history)',
  async () => {
    const { database, sql } = await openOwnDatabase();
    const folder = tempFolder();
    const receiver = await openReceiver();
    const pair = await generateKeyPair('ES256', { extractable: true });
    const named = { kid: 'release', alg: 'ES256' };
    const published = { keys: [{ ...(await exportJWK(pair.publicKey)), ...named }] };
    const key = { ...(await exportJWK(pair.privateKey)), ...named };
    let release: ReleaseProcess;

    beforeAll(async () => {
      receiver.behave(({ path }) =>
        path === '/keys'
          ? (response) => void response.end(JSON.stringify(published))
          : (response) => void response.end('{}'),
      );
      exportRelease(commit ?? '', `${folder.path}/release`);
      release = await startRelease(`${folder.path}/release`, {
        CONTACT_DATABASE_URL: database.url,
        CONTACT_DATABASE_ROLE: 'contact_function',
        CONTACT_DELIVERY_DATABASE_URL: database.url,
        CONTACT_DELIVERY_DATABASE_ROLE: 'contact_delivery',
        CONTACT_DESK_DATABASE_URL: database.url,
        CONTACT_DESK_DATABASE_ROLE: 'contact_desk',
        CONTACT_SECRET: formSecret,
        CONTACT_DELIVERY_TOKEN: deliveryToken,
        CONTACT_DESK_ISSUER: 'http://localhost/auth/v1',
        CONTACT_DESK_KEYS_URL: `${receiver.url}/keys`,
        ...channelsAt(receiver.url),
      });
    });
    afterAll(async () => {
      await release?.stop();
      await receiver.close();
      folder.remove();
    });

    const post = (name: string, body: object, headers: Record<string, string>) =>
      fetch(`${release.url}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const submit = (idempotencyKey: string, fields: object = {}) =>
      post(
        'contact-form',
        { ...person, ...fields },
        answered(questionFrom(formSecret), idempotencyKey),
      );

    it('stores a request once, with its limits, and is well', async () => {
      const idempotencyKey = randomUUID();
      const first = await (await submit(idempotencyKey)).json();
      expect((await submit(idempotencyKey)).status).toBe(200);
      expect((await submit(idempotencyKey, { role: 'CEO' })).status).toBe(409);
      const [row] = await sql`select moderation_status from contact.request where id = ${first.id}`;
      expect(row).toBeDefined();
      expect((await post('contact-form', person, {})).status).toBe(200);
      const wrong = { ...answered(questionFrom(formSecret)), [headerNames.answer]: '9' };
      expect((await post('contact-form', person, wrong)).status).toBe(422);
    });

    it('delivers to every channel, and health says so', async () => {
      const { id } = await (await submit(randomUUID())).json();
      const run = await post('contact-delivery', {}, { authorization: `Bearer ${deliveryToken}` });
      expect(await run.json()).toMatchObject({ retrying: 0, failed: 0 });
      const states = await sql`select channel, state from contact.outbox where request_id = ${id}`;
      expect(states).toHaveLength(3);
      expect(states.every(({ state }) => state === 'sent')).toBe(true);
      expect((await fetch(`${release.url}/contact-form/health`)).status).toBe(200);
    });

    it('serves the desk: every action', async () => {
      await sql`select contact.staff_put('adi@example.com', 'Adi', 'admin')`;
      const token = await sign(goodClaims('adi@example.com'), key);
      const call = async (body: object) => {
        const response = await post('contact-desk', body, { authorization: `Bearer ${token}` });
        expect(response.status, JSON.stringify(body)).toBe(200);
        return response;
      };
      const { id } = await (await submit(randomUUID())).json();
      const filter = { view: 'all' };
      for (const body of [
        { action: 'bootstrap' },
        { action: 'list', filter },
        { action: 'poll', filter, since: new Date().toISOString() },
        { action: 'read', id },
        {
          action: 'change',
          key: randomUUID(),
          changes: [{ id, version: 1, set: { progress: 'answered', assignee: 'adi@example.com' } }],
        },
        { action: 'note', id, note: randomUUID(), words: 'Called' },
        { action: 'statistics', zone: 'UTC' },
        { action: 'export', filter },
        { action: 'people', person: { email: 'new@example.com', name: 'New', role: 'reader' } },
        { action: 'erase', ids: [id] },
        { action: 'leave' },
      ]) {
        await (await call(body)).arrayBuffer();
      }
    });
  },
);
