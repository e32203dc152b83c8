/** Settings of the delivery's channels, and the passing of its time. */
import type postgres from 'postgres';

export const deliveryToken = 'a token of the tests, longer than 32';
export const webhookSecret = `whsec_${Buffer.alloc(32, 'delivery').toString('base64')}`;

/** Settings of all three channels, with one receiver. */
export const channelsAt = (url: string): Record<string, string> => ({
  RESEND_API_KEY: 're_test',
  CONTACT_RESEND_URL: `${url}/resend`,
  CONTACT_EMAIL_RATE: '1000',
  // No test asks a name server of the network.
  CONTACT_DNS_SERVERS: 'off',
  CONTACT_EMAIL_FROM: 'Site <site@example.com>',
  CONTACT_EMAIL_TO: 'sales@example.com, second@example.com',
  CONTACT_WEBHOOK_URL: `${url}/webhook`,
  CONTACT_WEBHOOK_SECRET: webhookSecret,
  CONTACT_SLACK_WEBHOOK_URL: `${url}/slack`,
});

/** Moves the outbox's due times, leases and refusals this many seconds into the past. */
export async function advanceOutboxClock(sql: postgres.Sql, seconds: number): Promise<void> {
  const by = `${seconds} seconds`;
  await sql`
    update contact.outbox
    set next_at = next_at - ${by}::interval, lease_until = lease_until - ${by}::interval,
      refused_since = refused_since - ${by}::interval
    where state in ('pending', 'processing')`;
}
