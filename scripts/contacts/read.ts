/** Commands that only read: `list`, `show` and `stats`. */
import { StartError } from '../lib/start-error.ts';
import type { Command } from './command.ts';
import { outputRows, print } from './output.ts';
import { findId, minute, requests } from './requests.ts';
import { plain, table } from './table.ts';

/** In a terminal; the rest is there in a pipe. */
const shownRows = 50;
/** Columns of a terminal from which a challenge fits beside the rest; `show` has it whole. */
const roomForChallenge = 110;

/** What was sent on, the newest first. */
export const list: Command = {
  usage: 'list [--all] [--json] [--separator ;]',
  summary: 'the requests, the newest first; not verified ones are `held`',
  most: 0,
  async run(sql, input) {
    const { all } = input;
    const isTerminal = Boolean(process.stdout.isTTY) && !input.json;
    const query = requests(sql, { all, limit: isTerminal ? shownRows : null });

    if (isTerminal) {
      const rows = await query;
      const { columns = 100 } = process.stdout;
      const isWide = columns >= roomForChallenge;
      const cells = rows.map((row) => [
        row.id.slice(0, 8),
        minute(row.createdAt),
        row.status,
        `${row.firstName} ${row.lastName}`,
        row.email,
        row.interest,
        ...(isWide ? [row.challenge] : []),
      ]);
      const heads = [
        'ID',
        'UTC',
        'Status',
        'Name',
        'Email',
        'Interest',
        ...(isWide ? ['Challenge'] : []),
      ];
      console.log(rows.length === 0 ? 'No requests.' : table(heads, cells, columns));
    } else {
      await outputRows(query, input);
    }

    const counts = await sql<{ state: string; count: number }[]>`
      select state, count from contact.staff_stats() where what = 'requests'`;
    const countOf = (states: readonly string[]) =>
      counts.reduce((sum, { state, count }) => sum + (states.includes(state) ? count : 0), 0);
    const shown = countOf(all ? ['new', 'held', 'spam', 'erased'] : ['new', 'held']);
    if (isTerminal && shown > shownRows) {
      console.log(`The newest ${shownRows} of ${shown}; a pipe gets them all.`);
    }
    const aside = countOf(['spam']);
    if (!all && aside > 0) console.error(`${aside} taken for spam: add --all.`);
  },
};

interface Way {
  channel: string;
  about: string;
  state: string;
  attempts: number;
  nextAt: string;
  lastError: string | null;
}

function wayLine({ channel, about, state, attempts, nextAt, lastError }: Way): string {
  const what = about ? `${channel} (alert about ${about})` : channel;
  const next = state === 'pending' ? `, next ${minute(nextAt)} UTC` : '';
  const error = lastError ? `, ${lastError}` : '';
  return `${what}: ${state} after ${attempts} ${attempts === 1 ? 'try' : 'tries'}${next}${error}`;
}

/** One request whole, with how its delivery went. */
export const show: Command = {
  usage: 'show ID',
  summary: 'one request, and how its delivery went',
  most: 1,
  async run(sql, { rest }) {
    const id = await findId(sql, rest[0]);
    const [row] = await requests(sql, { all: true, id });
    if (!row) throw new StartError(`There is no request ${id}.`);
    const delivery = await sql<Way[]>`
      select channel, about, state, attempts, to_json(next_at) as "nextAt",
        last_error as "lastError"
      from contact.staff_delivery(${id}::uuid)`;
    if (!process.stdout.isTTY) {
      await print(`${JSON.stringify({ ...row, delivery })}\n`);
      return;
    }
    const facts: [string, string][] = [
      ['ID', row.id],
      ['Sent', `${minute(row.createdAt)} UTC`],
      ['Status', [row.status, ...row.reasons].join(', ')],
      ['Name', `${row.firstName} ${row.lastName}`],
      ['Email', row.email],
      ['Company', row.company],
      ['Role', row.role],
      ['Interest', row.interest],
      ['From page', row.page],
      ['Campaign', row.campaign],
      [
        'Came with',
        [row.device, row.language, row.view && `${row.view} view`].filter(Boolean).join(', '),
      ],
      ['At the desk', [row.work, row.assignee].filter(Boolean).join(', ')],
      ['Kept until', minute(row.deleteAfter).slice(0, 10)],
      ...delivery.map((way): [string, string] => ['Delivery', wayLine(way)]),
    ];
    for (const [label, value] of facts) console.log(`${label.padEnd(12)}${plain(value)}`);
    if (row.challenge) console.log(`\n${row.challenge.split('\n').map(plain).join('\n')}`);
  },
};

interface Count {
  what: string;
  state: string;
  count: number;
  oldest: string | null;
}

/** How many of what, and whether delivery keeps up. */
export const stats: Command = {
  usage: 'stats',
  summary: 'counts, and whether delivery keeps up',
  most: 0,
  async run(sql) {
    const counts = await sql<Count[]>`
      select what, state, count, to_json(oldest) #>> '{}' as oldest from contact.staff_stats()`;
    for (const { what, state, oldest } of counts) {
      const [, reason] = /^refused: (.*)$/.exec(state) ?? [];
      if (!reason) continue;
      const since = oldest && minute(oldest);
      console.error(
        `✗ ${what} refuses every message since ${since} UTC (${reason}): its address or key is wrong. Mend it, then: npm run contacts -- retry`,
      );
    }
    if (!process.stdout.isTTY) {
      await print(counts.map((row) => `${JSON.stringify(row)}\n`).join(''));
      return;
    }
    const rows = counts.map(({ what, state, count, oldest }) => [
      what,
      state,
      String(count),
      oldest ? minute(oldest) : '',
    ]);
    const heads = ['Of', 'State', 'Count', 'Oldest'];
    console.log(rows.length === 0 ? 'No requests.' : table(heads, rows, process.stdout.columns));
  },
};
