import type { Command } from './command.ts';
import { minute, printAll, requests, statesOf } from './requests.ts';
import { table } from './table.ts';

/** In a terminal; the rest is there in a pipe. */
const shownRows = 50;
/** Columns of a terminal from which a challenge fits beside the rest; `show` has it whole. */
const roomForChallenge = 110;

/** New requests, the newest first. */
export const list: Command = {
  usage: 'list [--all]',
  summary: 'new requests, the newest first',
  most: 0,
  async run(sql, { all }) {
    const isTerminal = Boolean(process.stdout.isTTY);
    const query = requests(sql, { all, limit: isTerminal ? shownRows : null });

    if (isTerminal) {
      const rows = await query;
      const { columns = 100 } = process.stdout;
      const isWide = columns >= roomForChallenge;
      const cells = rows.map((row) => [
        row.id.slice(0, 8),
        minute(row.createdAt),
        ...(all ? [row.status] : []),
        `${row.firstName} ${row.lastName}`,
        row.email,
        row.interest,
        ...(isWide ? [row.challenge] : []),
      ]);
      const heads = [
        'ID',
        'UTC',
        ...(all ? ['Status'] : []),
        'Name',
        'Email',
        'Interest',
        ...(isWide ? ['Challenge'] : []),
      ];
      console.log(rows.length === 0 ? 'No requests.' : table(heads, cells, columns));
    } else {
      await printAll(query, (row) => `${JSON.stringify(row)}\n`);
    }

    const [counts] = await sql<{ shown: number; aside: number }[]>`
      select count(*) filter (where status = any (${statesOf(all)}::text[]))::int as shown,
        count(*) filter (where status = 'held')::int as aside
      from contact.request`;
    if (isTerminal && counts && counts.shown > shownRows) {
      console.log(`The newest ${shownRows} of ${counts.shown}; a pipe gets them all.`);
    }
    if (!all && counts && counts.aside > 0) {
      console.error(`${counts.aside} held for a second look: add --all.`);
    }
  },
};
