/** Filing a request anew: `release` takes it for verified, and lets spam out; `spam` keeps it in. */
import { StartError } from '../lib/start-error.ts';
import type { Command } from './command.ts';
import { findId } from './requests.ts';

/** Its outbox rows wait since it was stored, so the status alone decides. */
const filing = (name: string, status: 'new' | 'spam', summary: string): Command => ({
  usage: `${name} ID…`,
  summary,
  most: Number.POSITIVE_INFINITY,
  async run(sql, { rest }) {
    if (rest.length === 0) throw new StartError(`Which? npm run contacts -- ${name} ID`);
    for (const typed of rest) {
      const id = await findId(sql, typed);
      const [filed] = await sql<{ done: boolean }[]>`
        select contact.staff_file(${id}::uuid, ${status}::text) as done`;
      if (!filed?.done) throw new StartError(`Request ${id} was erased: nothing is left of it.`);
      console.log(`${id} is ${status}.`);
    }
  },
});

export const release = filing(
  'release',
  'new',
  'takes a request for verified; sends on what was taken for spam',
);
export const spam = filing('spam', 'spam', 'marks as spam; it is delivered no more');
