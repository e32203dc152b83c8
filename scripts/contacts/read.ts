/** Commands of `npm run contacts` that only read contact requests: `list`, `show` and `stats`. */

import type { Database } from '../../supabase/functions/_shared/database.ts';
import { UserError } from '../lib/user-error.ts';
import { type OutputOptions, printRows } from './output.ts';
import { findId, formatCount, formatMinute, readRequests, rowOf } from './requests.ts';
import { table } from './table.ts';
import { toText } from './text.ts';

/** Requests listed in a terminal. A pipe gets all of them. */
const maxTerminalRows = 50;
/**
 * Width of a terminal, in columns, from which the list also shows the field `challenge`, the
 * visitor's free text.
 */
const minColumnsForChallenge = 110;

/** Lists requests, the newest first. Without `--all` spam and erased requests are left out. */
export async function list(sql: Database, options: OutputOptions) {
  const { all } = options;
  const isTerminal = process.stdout.isTTY && !options.json;
  if (isTerminal) {
    const { columns } = process.stdout;
    const isWide = columns >= minColumnsForChallenge;
    const rows = (await readRequests(sql, { all, limit: maxTerminalRows }))
      .map(rowOf)
      .map((row) => [
        row.id.slice(0, 8),
        formatMinute(row.createdAt),
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
  const listed = countOf(all ? ['new', 'unverified', 'spam', 'erased'] : ['new', 'unverified']);
  if (isTerminal && listed > maxTerminalRows) {
    console.log(`The newest ${maxTerminalRows} of ${listed}; a pipe gets them all.`);
  }
  const spam = countOf(['spam']);
  if (!all && spam > 0) console.error(`${spam} taken for spam: add --all.`);
}

/** Prints one request with all fields and the state of its delivery. */
export async function show(sql: Database, typed: string | undefined) {
  const id = await findId(sql, typed);
  const [request] = await readRequests(sql, { all: true, id });
  if (!request) throw new UserError(`There is no request ${id}.`);
  if (process.stdout.isTTY) {
    console.log(toText(request));
    return;
  }
  const delivery = request.delivery.map(({ failedChannel: about, ...rest }) => ({
    ...rest,
    about,
  }));
  console.log(JSON.stringify({ ...rowOf(request), delivery }));
}

/** A row of the SQL function `contact.staff_stats`. */
interface Count {
  /** `requests`, or the name of a channel that delivers them. */
  what: string;
  /**
   * State of these requests or messages; `refused: REASON` for those that a channel refused;
   * `settled` for those that were not sent and with which a person has dealt.
   */
  state: string;
  count: number;
  oldest: string | null;
}

/**
 * Prints counts of requests and messages, and an error for each channel with a wrong setting or with
 * messages that were given up.
 */
export async function stats(sql: Database) {
  const counts = await sql<Count[]>`
    select what, state, count, to_json(oldest) #>> '{}' as oldest from contact.staff_stats()`;
  for (const { what, state, count, oldest } of counts) {
    if (what !== 'requests' && state === 'failed') {
      console.error(
        `✗ ${formatCount(count, 'message')} to ${what} ${count === 1 ? 'was' : 'were'} given up. npm run contacts -- retry tries again; settle ends the alarm.`,
      );
    }
    const [, reason] = /^refused: (.*)$/.exec(state) ?? [];
    if (!reason) continue;
    console.error(
      `✗ ${what} refuses every message since ${oldest && formatMinute(oldest)} UTC (${reason}): its address or key is wrong. Mend it, then: npm run contacts -- retry`,
    );
  }
  if (!process.stdout.isTTY) {
    for (const count of counts) console.log(JSON.stringify(count));
    return;
  }
  const rows = counts.map(({ what, state, count, oldest }) => [
    ...[what, state, String(count), oldest ? formatMinute(oldest) : ''],
  ]);
  const heads = ['Of', 'State', 'Count', 'Oldest'];
  console.log(rows.length === 0 ? 'No requests.' : table(heads, rows, process.stdout.columns));
}
