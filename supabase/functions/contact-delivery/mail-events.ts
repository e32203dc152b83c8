/**
 * What Resend reports of the mails that it has accepted: delivered, bounced, or called spam by who
 * got it. Each report is signed as Standard Webhooks say, in headers that begin with `svix-`.
 */
import { parseBody } from '../_shared/body.ts';
import type { Pool } from '../_shared/database.ts';
import { log } from '../_shared/log.ts';
import { problem } from '../_shared/problem.ts';
import { mailTag } from './channels/email.ts';
import { isSigned, type WebhookSettings } from './channels/webhook.ts';

const states: Record<string, string> = {
  'email.delivered': 'delivered',
  'email.bounced': 'bounced',
  'email.failed': 'bounced',
  'email.suppressed': 'bounced',
  'email.complained': 'complained',
};

/** Greatest difference in seconds between the time of a signature and now. */
const toleranceSeconds = 300;

interface MailEvent {
  type: string;
  created_at: string;
  data?: { tags?: Record<string, string> };
}

/**
 * Stores one report. A report about another mail of the same account, or of another kind, changes
 * nothing.
 *
 * @param body text of the call, whose signature counts
 * @param now milliseconds since 1970
 * @throws {HTTPException} 401 unless it is signed with one of the keys, within the last minutes
 */
export async function storeMailEvent(
  pool: Pool,
  keys: WebhookSettings['keys'],
  headers: Headers,
  body: string,
  now: number,
): Promise<void> {
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map(
    (name) => headers.get(`svix-${name}`) ?? '',
  ) as [string, string, string];
  const isRecent = Math.abs(now / 1000 - Number(timestamp)) <= toleranceSeconds;
  if (!isRecent || !isSigned(keys, `${id}.${timestamp}.${body}`, signature)) {
    throw problem(401, 'The signature is missing, wrong or old.');
  }
  const { type, created_at: at, data } = parseBody(body, 'json') as MailEvent;
  const state = states[type];
  const row = data?.tags?.[mailTag] ?? '';
  if (!state || !/^\d{1,18}$/.test(row)) return;
  await pool.use(
    (sql) => sql`select contact.mail_event(${row}::bigint, ${state}::text, ${at}::timestamptz)`,
  );
  log('delivery.mail', { row, state });
}
