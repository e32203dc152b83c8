import type { Command } from './command.ts';
import { print } from './requests.ts';
import { table } from './table.ts';

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
      select 'requests' as what, status as state, count(*)::int as count,
        to_json(min(created_at)) #>> '{}' as oldest
      from contact.request group by status
      union all
      select o.channel, case when r.status = 'new' then o.state else 'waiting' end, count(*)::int,
        to_json(min(r.created_at)) #>> '{}'
      from contact.outbox o join contact.request r on r.id = o.request_id
      group by 1, 2
      order by 1, 2`;
    if (!process.stdout.isTTY) {
      await print(counts.map((row) => `${JSON.stringify(row)}\n`).join(''));
      return;
    }
    const rows = counts.map(({ what, state, count, oldest }) => [
      what,
      state,
      String(count),
      oldest?.slice(0, 16).replace('T', ' ') ?? '',
    ]);
    const heads = ['Of', 'State', 'Count', 'Oldest'];
    console.log(rows.length === 0 ? 'No requests.' : table(heads, rows, process.stdout.columns));
  },
};
