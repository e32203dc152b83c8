/**
 * Commands of `npm run contacts` for the desk: the list of people who may use it, and sign-in
 * links.
 */

import { resolve } from 'node:path';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import type { Person, StaffRole } from '../../supabase/functions/_shared/desk.ts';
import { dataDir } from '../lib/settings.ts';
import { UserError } from '../lib/user-error.ts';
import { readRun } from '../local-server/run-file.ts';
import { deskLink, localPerson, makeLink } from '../local-server/sign-in-links.ts';
import { table } from './table.ts';

async function readPeople(sql: Database): Promise<Person[]> {
  const [row] = await sql<{ people: Person[] }[]>`select contact.staff_people() as people`;
  return row?.people ?? [];
}

const normalizeEmail = (typed: string) => typed.trim().toLowerCase();

interface StaffOptions {
  role: StaffRole;
  name?: string;
  /** Removes the person from the staff list. */
  remove?: boolean;
}

/**
 * Prints or changes the list of people who may use the desk.
 *
 * @param typed email address of the person to change; without it the list is printed
 */
export async function staff(
  sql: Database,
  typed: string | undefined,
  { role, name, remove }: StaffOptions,
) {
  const email = normalizeEmail(typed ?? '');
  if (!email) {
    const rows = (await readPeople(sql)).map((person) => [person.email, person.name, person.role]);
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
    const known = (await readPeople(sql)).find((person) => person.email === email)?.name;
    const shownName = name?.trim() || known || email.split('@')[0] || email;
    await sql`select contact.staff_put(${email}::text, ${shownName}::text, ${role}::text)`;
    console.log(`${email} is on the list as ${role}.`);
  }
}

/**
 * Prints a sign-in link for a site that runs with `npm start`. On a hosted site people get their
 * links by email.
 *
 * @param typed the person's email address
 */
export async function desk(sql: Database, typed: string = localPerson.email) {
  const email = normalizeEmail(typed);
  const folder = resolve(dataDir());
  const url = readRun(folder)?.url;
  if (!url)
    throw new UserError(
      'The site is not running. Start it with npm start, which also prints a sign-in link.',
    );
  if (!(await readPeople(sql)).some((person) => person.email === email)) {
    throw new UserError(
      `${email} is not on the list: npm run contacts -- staff ${email} --role agent`,
    );
  }
  console.log(deskLink(url, makeLink(folder, email)));
}
