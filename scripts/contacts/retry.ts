import type { Command } from './command.ts';
import { findId } from './requests.ts';

/** For the day after a channel was mended: what was given up, or waits for hours, goes out now. */
export const retry: Command = {
  usage: 'retry [ID]',
  summary: 'sends what has failed again, of one request or of all',
  most: 1,
  async run(sql, { rest }) {
    const id = rest[0] ? await findId(sql, rest[0]) : null;
    const [result] = await sql<{ again: number }[]>`
      select contact.staff_retry(${id}::uuid) as again`;
    const again = result?.again ?? 0;
    console.log(
      `${again} ${again === 1 ? 'message goes' : 'messages go'} out with the next delivery run.`,
    );
  },
};
