/**
 * Commands of `npm run contacts` about erasures, which the database records: `erasures` lists the
 * erased requests. After a backup was restored, `replay-erasures` erases them again.
 */
import { readFileSync } from 'node:fs';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { systemCode, UserError } from '../lib/user-error.ts';
import { writePrivately } from './output.ts';
import { formatCount } from './requests.ts';

/** Prints the list, one line for each erased request: its id and the time of the erasure. */
export async function listErasures(sql: Database, out: string | undefined) {
  const rows = await sql<{ line: string }[]>`
    select request_id || ' ' || to_json(erased_at)::text as line from contact.staff_erasures()`;
  const lines = rows.map(({ line }) => `${line.replaceAll('"', '')}\n`).join('');
  if (out === undefined) process.stdout.write(lines);
  else writePrivately(out, lines, formatCount(rows.length, 'erasure'));
}

/** Reads a list that {@link listErasures} has written. Each line begins with an id. */
function readErasureIds(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`${file} can't be read (${systemCode(error)}).`);
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, index) => {
    const [id] = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\s|$)/i.exec(line) ?? [];
    if (id) return id;
    throw new UserError(`${file}, line ${index + 1} does not begin with the ID of a request.`);
  });
}

/**
 * Erases again all requests that were erased before.
 *
 * @param file written by {@link listErasures}; without it only the database's own records are used
 */
export async function replayErasures(sql: Database, file: string | undefined) {
  const ids = file === undefined ? [] : readErasureIds(file);
  const [result] = await sql<{ erased: number }[]>`
    select contact.staff_replay_erasures(${ids}::uuid[]) as erased`;
  console.log(`${formatCount(result?.erased ?? 0, 'request was', 'requests were')} erased again.`);
}
