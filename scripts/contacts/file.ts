/** Filing a request anew: `release` lets it out to sales, `spam` keeps it in. */
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
      const [changed] = await sql<{ id: string }[]>`
        update contact.request set status = ${status}
        where id = ${id} and status <> 'erased' returning id`;
      if (!changed) throw new StartError(`Request ${id} was erased: nothing is left of it.`);
      console.log(`${id} is ${status}.`);
    }
  },
});

export const release = filing('release', 'new', 'sends a held request, or one taken for spam, on');
export const spam = filing('spam', 'spam', 'marks as spam; it is delivered no more');
