/**
 * Links that sign a person in at the desk of a site on one machine. Each link works once: it is a
 * file in the data folder, named by the hash of the link's token, and using the link deletes the
 * file.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withConnection } from '../lib/connection.ts';
import { writeAtomically } from './data-folder.ts';

/** Milliseconds for which a link is valid. */
export const linkLife = 10 * 60 * 1000;

const folderOf = (dataFolder: string) => join(dataFolder, 'desk-links');
const fileOf = (dataFolder: string, token: string) =>
  join(folderOf(dataFolder), createHash('sha256').update(token).digest('hex'));

/**
 * Whether a link made at this time is still valid. A time in the future is not valid: it means that
 * the clock was set back, so the link's age is unknown. One second is tolerated, because file
 * systems round times.
 *
 * @param madeAt milliseconds since 1970
 */
function isInTime(madeAt: number): boolean {
  const age = Date.now() - madeAt;
  return age >= -1000 && age <= linkLife;
}

/**
 * Creates a link for the person with this email address, and deletes links that are too old.
 *
 * @returns the link's token; only its hash is stored
 */
export function makeLink(dataFolder: string, email: string): string {
  const folder = folderOf(dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!isInTime(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)) {
      rmSync(file, { force: true });
    }
  }
  const token = randomBytes(32).toString('base64url');
  writeAtomically(fileOf(dataFolder, token), email);
  return token;
}

/**
 * Uses a link.
 *
 * @returns the email address for which the link was made; `null` when the link is unknown, used or
 *   too old
 */
export function redeemLink(dataFolder: string, token: string): string | null {
  const file = fileOf(dataFolder, token);
  try {
    const isValid = isInTime(statSync(file).mtimeMs);
    const email = readFileSync(file, 'utf8');
    // If two calls come at once, only one of them can delete the file, so the link works once.
    rmSync(file);
    return isValid ? email : null;
  } catch {
    return null;
  }
}

/** The link's URL. The token is after the `#`, so it is neither sent to a server nor logged. */
export const deskLink = (siteUrl: string, token: string): string =>
  `${siteUrl}/desk#sign-in=${token}`;

/**
 * The staff member who signs in with the link that `npm start` prints. No mailbox has this address,
 * so on a hosted site nobody can get a sign-in link for it.
 */
export const localPerson = {
  email: 'desk@localhost',
  name: 'This machine',
  role: 'admin',
} as const;

/**
 * Adds {@link localPerson} to the staff list, unless it is on it, perhaps with another role.
 *
 * @param databaseUrl URL of the database for the owner of the tables
 */
export async function addLocalPerson(databaseUrl: string): Promise<void> {
  const { email, name, role } = localPerson;
  await withConnection(
    { url: databaseUrl, ssl: false },
    (sql) => sql`
      select contact.staff_put(${email}, ${name}, ${role})
      where not exists (select from contact.desk_staff s where s.email = ${email})`,
  );
}
