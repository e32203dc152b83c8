/** Commands for the desk: its staff list, and sign-in links. */

import { resolve } from 'node:path';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import type { Person, StaffRole } from '../../supabase/functions/_shared/desk.ts';
import { dataDir } from '../lib/settings.ts';
import { UserError } from '../lib/user-error.ts';
import { readRun } from '../local-server/run-file.ts';
import { deskLink, localPerson, makeLink } from '../local-server/sign-in-links.ts';
import { table } from './table.ts';

async function people(sql: Database): Promise<Person[]> {
  const [row] = await sql<{ people: Person[] }[]>`select contact.staff_people() as people`;
  return row?.people ?? [];
}

const normal = (typed: string) => typed.trim().toLowerCase();

interface StaffOptions {
  role: StaffRole;
  name?: string;
  /** Removes the person from the staff list. */
  remove?: boolean;
}

/** Prints or changes the list of people who may use the desk. */
export async function staff(
  sql: Database,
  typed: string | undefined,
  { role, name, remove }: StaffOptions,
) {
  const email = normal(typed ?? '');
  if (!email) {
    const rows = (await people(sql)).map((person) => [person.email, person.name, person.role]);
    if (rows.length === 0) console.log('Nobody is on the list.');
    else console.log(table(['Email', 'Name', 'Role'], rows, process.stdout.columns));
  } else if (remove) {
    const [done] = await sql<{ ok: boolean }[]>`
      select contact.staff_remove(${email}::text) as ok`;
    if (!done?.ok) throw new UserError(`${email} is not on the list.`);
    console.log(
      `${email} was removed from the list. All sign-ins have ended: everybody has to sign in again.`,
    );
  } else {
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new UserError(`${email} is not an email address.`);
    const known = (await people(sql)).find((person) => person.email === email)?.name;
    const shown = name?.trim() || known || email.split('@')[0] || email;
    await sql`select contact.staff_put(${email}::text, ${shown}::text, ${role}::text)`;
    console.log(`${email} is on the list as ${role}.`);
  }
}

/**
 * Prints a sign-in link for a site that runs with `npm start`. In production people get their links
 * by email.
 */
export async function desk(sql: Database, typed: string = localPerson.email) {
  const email = normal(typed);
  const folder = resolve(dataDir());
  const url = readRun(folder)?.url;
  if (!url)
    throw new UserError(
      'The site is not running. Start it with npm start, which also prints a sign-in link.',
    );
  if (!(await people(sql)).some((person) => person.email === email)) {
    throw new UserError(
      `${email} is not on the list: npm run contacts -- staff ${email} --role agent`,
    );
  }
  console.log(deskLink(url, makeLink(folder, email)));
}
