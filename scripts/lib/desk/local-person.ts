/** Who signs in with the link that `npm start` prints. */
import postgres from 'postgres';
import { deskLink, makeLink } from './links.ts';

/** Nobody can read mail there, so nobody can sign in as this person anywhere else. */
export const localPerson = {
  email: 'desk@localhost',
  name: 'This machine',
  role: 'admin',
} as const;

/**
 * Puts the person on the staff list and makes a link for them.
 *
 * @param databaseUrl of the tables' owner
 * @returns the link's address
 */
export async function localLink(
  siteUrl: string,
  dataFolder: string,
  databaseUrl: string,
): Promise<string> {
  const { email, name, role } = localPerson;
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {}, fetch_types: false });
  try {
    await sql`select contact.staff_put(${email}, ${name}, ${role})`;
  } finally {
    await sql.end({ timeout: 2 });
  }
  return deskLink(siteUrl, makeLink(dataFolder, email));
}
