/**
 * The command `person` of `npm run contacts`: everything that is stored about a person, as JSON or
 * as text that the person can read.
 */
import { emailKey } from '../../supabase/functions/_shared/contact-schema.ts';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { UserError } from '../lib/user-error.ts';
import { writePrivately } from './output.ts';
import { formatCount } from './requests.ts';
import { plain } from './table.ts';
import { formatTime, type StoredRequest, toText } from './text.ts';

/**
 * Prints text in a terminal and JSON in a pipe, or writes a file.
 *
 * @param typed the person's email address
 * @param out name of the file, which contains text if it ends in `.txt`, else JSON
 */
export async function exportPerson(sql: Database, typed: string, out: string | undefined) {
  const [row] = await sql<{ requests: StoredRequest[] }[]>`
    select contact.staff_person(${emailKey(typed)}::text) as requests`;
  const requests = row?.requests ?? [];
  if (requests.length === 0) throw new UserError('There is no request with this address.');
  const exportedAt = new Date().toISOString();
  const asText = out === undefined ? process.stdout.isTTY : out.endsWith('.txt');
  const heading = `${plain(typed)}: ${formatCount(requests.length, 'request')}, as of ${formatTime(exportedAt)}`;
  const content = asText
    ? `${[heading, ...requests.map(toText)].join('\n\n')}\n`
    : `${JSON.stringify({ email: typed, exportedAt, requests }, null, 2)}\n`;
  if (out === undefined) process.stdout.write(content);
  else writePrivately(out, content, formatCount(requests.length, 'request'));
}
