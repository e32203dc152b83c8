import { StartError } from '../lib/start-error.ts';
import type { Command } from './command.ts';
import { print } from './output.ts';
import { findId, minute, requests } from './requests.ts';
import { plain } from './table.ts';

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
