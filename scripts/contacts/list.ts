import type { Command } from './command.ts';
import { outputRows } from './output.ts';
import { minute, requests } from './requests.ts';
import { table } from './table.ts';

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
