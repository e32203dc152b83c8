import type { Command } from './command.ts';
import { findId } from './requests.ts';

/** For the day after a channel was mended: what was given up, or waits for hours, goes out now. */
export const retry: Command = {
  usage: 'retry [ID]',
  summary: 'sends what has failed again, of one request or of all',
  most: 1,
  async run(sql, { rest }) {
    const id = rest[0] ? await findId(sql, rest[0]) : null;
    const again = await sql`
      update contact.outbox
      set state = 'pending', attempts = 0, next_at = now()
      where state in ('dead', 'pending') and last_error is not null
        and (${id}::uuid is null or request_id = ${id}::uuid)
      returning id`;
    const messages = again.length === 1 ? 'message goes' : 'messages go';
    console.log(`${again.length} ${messages} out with the next delivery run.`);
  },
};
