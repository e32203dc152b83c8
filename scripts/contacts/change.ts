/**
 * Commands of `npm run contacts` that change contact requests: `release` and `spam` change the
 * status, `retry` sends failed messages to sales again, `settle` ends the alarm about them, `erase`
 * removes a person's data.
 */

import { emailKey } from '../../supabase/functions/_shared/contact-schema.ts';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { confirm } from '../lib/confirm.ts';
import { UserError } from '../lib/user-error.ts';
import { findId, formatCount, formatMinute, readRequests } from './requests.ts';
import { table } from './table.ts';

/**
 * Changes the status of requests. For a request that is released, the database creates the messages
 * to sales; for one that becomes spam, it removes the messages that are not sent yet.
 *
 * @param ids starts of ids
 */
export async function setStatus(sql: Database, ids: readonly string[], status: 'new' | 'spam') {
  for (const typed of ids) {
    const id = await findId(sql, typed);
    const [result] = await sql<{ done: boolean }[]>`
      select contact.set_request_status(${id}::uuid, ${status}::text) as done`;
    if (!result?.done) throw new UserError(`Request ${id} was erased: nothing is left of it.`);
    console.log(`${id} is ${status}.`);
  }
}

/**
 * Makes messages due at once that failed or wait for their next try, for use after a channel was
 * repaired.
 *
 * @param typed start of a request's id; without it all messages
 */
export async function retry(sql: Database, typed: string | undefined) {
  const id = typed ? await findId(sql, typed) : null;
  const [result] = await sql<{ again: number }[]>`
    select contact.staff_retry(${id}::uuid) as again`;
  const messages = formatCount(result?.again ?? 0, 'message goes', 'messages go');
  console.log(`${messages} out with the next delivery run.`);
}

/**
 * Ends the alarm about messages that were given up, or that wait for a channel that is switched off.
 *
 * @param typed start of a request's id; without it all messages
 */
export async function settle(sql: Database, typed: string | undefined) {
  const id = typed ? await findId(sql, typed) : null;
  const [result] = await sql<{ settled: number }[]>`
    select contact.staff_settle(${id}::uuid) as settled`;
  const messages = formatCount(result?.settled ?? 0, 'message counts', 'messages count');
  console.log(`${messages} as dealt with, and will not be sent.`);
}

/** Requests that one statement erases, so that none takes longer than the role allows. */
const eraseBatch = 1000;

/**
 * Removes a person's data, as the law requires. The emptied rows stay, so that counts remain
 * correct.
 *
 * @param typed the person's email address
 * @param yes erases without asking for confirmation
 */
export async function erase(
  sql: Database,
  typed: string,
  yes: boolean | undefined,
  signal: AbortSignal,
) {
  if (!typed.includes('@')) {
    throw new UserError('Name the address to erase: npm run contacts -- erase name@example.com');
  }
  const found = await readRequests(sql, { all: true, email: emailKey(typed) });
  if (found.length === 0) throw new UserError('There is no request with this address.');

  const rows = found.map(({ id, createdAt, moderationStatus, name, email }) => [
    ...[id.slice(0, 8), formatMinute(createdAt), moderationStatus, name, email],
  ]);
  console.error(table(['ID', 'UTC', 'Status', 'Name', 'Email'], rows, process.stderr.columns));
  const what = found.length === 1 ? 'this request' : `these ${found.length} requests`;
  await confirm(
    {
      question: `Erase ${what} for good?`,
      yes: Boolean(yes),
      refusal: 'Nothing was erased',
      advice: 'add --yes to confirm.',
    },
    signal,
  );
  let erased = 0;
  for (let at = 0; at < found.length; at += eraseBatch) {
    const ids = found.slice(at, at + eraseBatch).map(({ id }) => id);
    const [result] = await sql<{ erased: number }[]>`
      select contact.staff_erase(${ids}::uuid[]) as erased`;
    erased += result?.erased ?? 0;
  }
  console.log(`${formatCount(erased, 'request was', 'requests were')} erased.`);
  console.error(
    'The channels are told to delete what they were sent. A backup still has it: keep the list that a restore replays, npm run contacts -- erasures --out FILE',
  );
}
