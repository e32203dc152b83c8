import type { Command } from './command.ts';
import { table } from './table.ts';

interface Row {
  id: string;
  createdAt: string;
  status: string;
  reasons: string[];
  interest: string;
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  role: string;
  challenge: string;
  deleteAfter: string;
}

/** Rows fetched at a time: the whole history fits no memory for ever. */
const batch = 500;
/** In a terminal; the rest is there in a pipe. */
const shownRows = 50;

const ago = (time: string) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** New requests, the newest first. */
export const list: Command = {
  usage: 'list [--all]',
  summary: 'new requests, the newest first',
  async run(sql, { all }) {
    const isTerminal = Boolean(process.stdout.isTTY);
    const states = all ? '{new,held,spam,erased}' : '{new}';
    const query = sql<Row[]>`
      select id, to_json(created_at) as "createdAt", status, to_json(spam_reasons) as reasons,
        interest, first_name as "firstName", last_name as "lastName", email, company, role,
        challenge, to_json(delete_after) as "deleteAfter"
      from contact.request
      where status = any (${states}::text[])
      order by created_at desc, id
      limit ${isTerminal ? shownRows : null}`;

    if (isTerminal) {
      const rows = await query;
      const cells = rows.map((row) => [
        row.id.slice(0, 8),
        ago(row.createdAt),
        ...(all ? [row.status] : []),
        `${row.firstName} ${row.lastName}`,
        row.email,
        row.interest,
        row.challenge,
      ]);
      const heads = [
        'ID',
        'UTC',
        ...(all ? ['Status'] : []),
        'Name',
        'Email',
        'Interest',
        'Challenge',
      ];
      console.log(rows.length === 0 ? 'No requests.' : table(heads, cells, process.stdout.columns));
    } else {
      for await (const rows of query.cursor(batch)) {
        const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
        // Waits for a slow reader instead of piling up in memory.
        if (!process.stdout.write(text)) {
          await new Promise((resolve) => process.stdout.once('drain', resolve));
        }
      }
    }

    const [counts] = await sql<{ shown: number; aside: number }[]>`
      select count(*) filter (where status = any (${states}::text[]))::int as shown,
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
