/** Commands that only read: `list`, `show` and `stats`. */

import { describeFields } from '../../supabase/functions/_shared/contact-schema.ts';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import type { Delivery } from '../../supabase/functions/_shared/desk.ts';
import { UserError } from '../lib/user-error.ts';
import { type OutputOptions, printRows } from './output.ts';
import { counted, findId, minute, requests, rowOf } from './requests.ts';
import { plain, table } from './table.ts';

/** Rows shown in a terminal. A pipe gets all rows. */
const shownRows = 50;
/**
 * Width of a terminal, in columns, from which the list also shows the challenge; `show` always
 * prints all of it.
 */
const roomForChallenge = 110;

/** Lists the requests that were sent on, the newest first. */
export async function list(sql: Database, options: OutputOptions) {
  const { all } = options;
  const isTerminal = process.stdout.isTTY && !options.json;
  if (isTerminal) {
    const { columns } = process.stdout;
    const isWide = columns >= roomForChallenge;
    const rows = (await requests(sql, { all, limit: shownRows }))
      .map(rowOf)
      .map((row) => [
        row.id.slice(0, 8),
        minute(row.createdAt),
        row.status,
        `${row.firstName} ${row.lastName}`,
        row.email,
        row.interest,
        ...(isWide ? [row.challenge] : []),
      ]);
    const heads = ['ID', 'UTC', 'Status', 'Name', 'Email', 'Interest'];
    if (isWide) heads.push('Challenge');
    console.log(rows.length === 0 ? 'No requests.' : table(heads, rows, columns));
  } else await printRows(sql, options);

  const counts = await sql<{ state: string; count: number }[]>`
    select state, count from contact.staff_stats() where what = 'requests'`;
  const countOf = (states: readonly string[]) =>
    counts.reduce((sum, { state, count }) => sum + (states.includes(state) ? count : 0), 0);
  const shown = countOf(all ? ['new', 'unverified', 'spam', 'erased'] : ['new', 'unverified']);
  if (isTerminal && shown > shownRows) {
    console.log(`The newest ${shownRows} of ${shown}; a pipe gets them all.`);
  }
  const aside = countOf(['spam']);
  if (!all && aside > 0) console.error(`${aside} taken for spam: add --all.`);
}

function wayLine({ channel, failedChannel, state, attempts, nextAt, lastError }: Delivery): string {
  const what = failedChannel ? `${channel} (alert about ${failedChannel})` : channel;
  const next = state === 'pending' ? `, next ${minute(nextAt)} UTC` : '';
  const error = lastError ? `, ${lastError}` : '';
  return `${what}: ${state} after ${counted(attempts, 'try', 'tries')}${next}${error}`;
}

/** Prints one request with all fields and the state of its delivery. */
export async function show(sql: Database, typed: string | undefined) {
  const id = await findId(sql, typed);
  const [request] = await requests(sql, { all: true, id });
  if (!request) throw new UserError(`There is no request ${id}.`);
  const { delivery } = request;
  const row = rowOf(request);
  if (!process.stdout.isTTY) {
    const ways = delivery.map(({ failedChannel: about, ...way }) => ({ ...way, about }));
    console.log(JSON.stringify({ ...row, delivery: ways }));
    return;
  }
  const joined = (...parts: string[]) => parts.filter(Boolean).join(', ');
  const facts: [string, string][] = [
    ['ID', row.id],
    ['Sent', `${minute(row.createdAt)} UTC`],
    ['Status', joined(row.status, ...row.reasons)],
    ...describeFields(row),
    ['Interest', row.interest],
    ['From page', row.page],
    ['Campaign', row.campaign],
    ['Came with', joined(row.device, row.language, row.view && `${row.view} view`)],
    ['At the desk', joined(row.work, row.assignee)],
    ['Kept until', minute(row.deleteAfter).slice(0, 10)],
    ...delivery.map((way): [string, string] => ['Delivery', wayLine(way)]),
  ];
  for (const [label, value] of facts) console.log(`${label.padEnd(12)}${plain(value)}`);
  if (row.challenge) console.log(`\n${row.challenge.split('\n').map(plain).join('\n')}`);
}

interface Count {
  what: string;
  state: string;
  count: number;
  oldest: string | null;
}

/** Prints counts, and whether delivery keeps up. */
export async function stats(sql: Database) {
  const counts = await sql<Count[]>`
    select what, state, count, to_json(oldest) #>> '{}' as oldest from contact.staff_stats()`;
  for (const { what, state, oldest } of counts) {
    const [, reason] = /^refused: (.*)$/.exec(state) ?? [];
    if (!reason) continue;
    console.error(
      `✗ ${what} refuses every message since ${oldest && minute(oldest)} UTC (${reason}): its address or key is wrong. Mend it, then: npm run contacts -- retry`,
    );
  }
  if (!process.stdout.isTTY) {
    for (const count of counts) console.log(JSON.stringify(count));
    return;
  }
  const rows = counts.map(({ what, state, count, oldest }) => [
    ...[what, state, String(count), oldest ? minute(oldest) : ''],
  ]);
  const heads = ['Of', 'State', 'Count', 'Oldest'];
  console.log(rows.length === 0 ? 'No requests.' : table(heads, rows, process.stdout.columns));
}
