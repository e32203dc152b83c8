/** What the mail service reports of mails: signed, shown at the request, alarmed once and resolved once. */
import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../supabase/functions/contact-delivery/app.ts';
import { channelsAt, deliveryToken } from './support/edge.ts';
import { openDelivery } from './support/in-process.ts';
import { openPipeline } from './support/pipeline.ts';

const { receiver, database, sql, submit, callsTo, alarms, health } = await openPipeline();
const key = Buffer.alloc(32, 'reports');
const settings: Record<string, string> = {
  ...channelsAt(receiver.url),
  CONTACT_RESEND_WEBHOOK_SECRET: `whsec_${key.toString('base64')}`,
  CONTACT_DELIVERY_DATABASE_URL: database.url,
  CONTACT_DELIVERY_DATABASE_ROLE: 'contact_delivery',
  CONTACT_DELIVERY_TOKEN: deliveryToken,
};
const app = createApp((name) => settings[name]);
const { deliver } = openDelivery(database.url, settings);

/** Reports as Resend does; `change` spoils what is sent after it was signed. */
async function report(
  type: string,
  row: string,
  { at = new Date(), age = 0, change = (text: string) => text } = {},
): Promise<number> {
  const body = JSON.stringify({
    type,
    created_at: at.toJSON(),
    data: { email_id: 'an id of theirs', tags: { outbox: row } },
  });
  const timestamp = String(Math.floor(Date.now() / 1000) - age);
  const signature = createHmac('sha256', key).update(`msg_1.${timestamp}.${body}`).digest('base64');
  const response = await app.request('/functions/v1/contact-delivery/mail-events', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'svix-id': 'msg_1',
      'svix-timestamp': timestamp,
      'svix-signature': `v1,${Buffer.alloc(32).toString('base64')} v1,${signature}`,
    },
    body: change(body),
  });
  return response.status;
}

const tagOf = (body: string): string => JSON.parse(body).tags[0].value;
const stateOf = async (id: string) => {
  const [row] = await sql`
    select d ->> 'mailState' as state from contact.request r,
      jsonb_array_elements(contact.request_detail(r) -> 'delivery') d
    where r.id = ${id} and d ->> 'channel' = 'email'`;
  return row?.state;
};

let id: string;
let row: string;
beforeEach(async () => {
  id = await submit();
  await deliver();
  row = tagOf(callsTo('/resend')[0]?.body ?? '');
});

describe('a report', () => {
  it('is shown at its request; the latest counts, in whatever order they come', async () => {
    expect(await stateOf(id)).toBeNull();
    const later = new Date(Date.now() + 5000);
    expect(await report('email.bounced', row, { at: later })).toBe(200);
    expect(await report('email.delivered', row)).toBe(200);
    expect(await stateOf(id)).toBe('bounced');
  });

  it.each([
    ['an old signature', { age: 400 }],
    ['a spoiled body', { change: (text: string) => text.replace('email.', 'email..') }],
    ['another row', { change: (text: string) => text.replace(/"outbox":"\d+"/, '"outbox":"1"') }],
  ])('with %s is refused', async (_, spoiled) => {
    expect(await report('email.bounced', row, spoiled)).toBe(401);
    expect(await stateOf(id)).toBeNull();
  });

  it('of another mail of the account, or another kind, changes nothing', async () => {
    expect(await report('email.bounced', 'no number')).toBe(200);
    expect(await report('email.bounced', '999999999999')).toBe(200);
    expect(await report('email.opened', row)).toBe(200);
    expect(await stateOf(id)).toBeNull();
  });
});

it('a bounce alarms once and is over once: health, and the channels beside mail', async () => {
  await report('email.complained', row);
  for (let runs = 0; runs < 4; runs += 1) await deliver();
  expect(alarms()).toEqual(['mail-bounced raised']);
  expect(await health()).toMatchObject({ alarms: ['mail-bounced'], isOverdue: true });
  await sql`update contact.outbox set mail_state_at = mail_state_at - interval '25 hours'`;
  for (let runs = 0; runs < 4; runs += 1) await deliver();
  expect(alarms()).toEqual(['mail-bounced raised', 'mail-bounced resolved']);
  expect(await health()).toMatchObject({ alarms: [], isOverdue: false });
  expect(callsTo('/resend')).toHaveLength(1);
});
