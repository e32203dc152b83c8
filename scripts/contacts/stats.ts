import type { Command } from './command.ts';
import { print } from './output.ts';
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
      select what, state, count, to_json(oldest) #>> '{}' as oldest from contact.staff_stats()`;
    for (const { what, state, oldest } of counts) {
      const [, reason] = /^refused: (.*)$/.exec(state) ?? [];
      if (!reason) continue;
      const since = oldest?.slice(0, 16).replace('T', ' ');
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
      oldest?.slice(0, 16).replace('T', ' ') ?? '',
    ]);
    const heads = ['Of', 'State', 'Count', 'Oldest'];
    console.log(rows.length === 0 ? 'No requests.' : table(heads, rows, process.stdout.columns));
  },
};
