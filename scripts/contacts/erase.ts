import { StartError } from '../lib/start-error.ts';
import type { Command } from './command.ts';

/** What the law asks for: the person goes, the count stays. */
export const erase: Command = {
  usage: 'erase EMAIL',
  summary: 'removes a person from all of their requests, for good',
  most: 1,
  async run(sql, { rest }) {
    const email = (rest[0] ?? '').normalize('NFC').trim();
    if (!email.includes('@')) {
      throw new StartError('Whose? npm run contacts -- erase name@example.com');
    }
    const erased = await sql.begin(async (transaction) => {
      const found = await transaction<{ id: string }[]>`
        update contact.request
        set status = 'erased', payload_hash = null, ip_hash = null, spam_reasons = '{}',
          interest = '', first_name = '', last_name = '', email = '', company = '', role = '',
          challenge = ''
        where lower(email) = lower(${email}) returning id`;
      const ids = `{${found.map(({ id }) => id).join(',')}}`;
      await transaction`delete from contact.outbox where request_id = any (${ids}::uuid[])`;
      return found.length;
    });
    if (erased === 0) throw new StartError('There is no request with this address.');
    console.log(`${erased} ${erased === 1 ? 'request was' : 'requests were'} erased.`);
    console.error('What was delivered before lies with its receivers: mail, chat, backups.');
  },
};
