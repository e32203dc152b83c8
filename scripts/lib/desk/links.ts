/**
 * Sign-in links that work once. Each link is a file in the data folder, named by the hash of the
 * link's token. Using the link deletes the file.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeSafely } from '../data-folder.ts';
import { withConnection } from '../postgres/encryption.ts';

/** Milliseconds for which a link is valid. */
export const linkLife = 10 * 60 * 1000;

const folderOf = (dataFolder: string) => join(dataFolder, 'desk-links');
const fileOf = (dataFolder: string, token: string) =>
  join(folderOf(dataFolder), createHash('sha256').update(token).digest('hex'));

/**
 * Whether a link made at this time, in milliseconds since 1970, is valid. One of a time to come is
 * not: the clock was set back, so its age is unknown. A second is left for coarse file times.
 */
function isInTime(madeAt: number): boolean {
  const age = Date.now() - madeAt;
  return age >= -1000 && age <= linkLife;
}

/** @returns the link's token; only its hash is stored */
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
  writeSafely(fileOf(dataFolder, token), email);
  return token;
}

/**
 * @returns the email address for which the link was made; `null` when it is unknown, used or too
 * old
 */
export function redeemLink(dataFolder: string, token: string): string | null {
  const file = fileOf(dataFolder, token);
  try {
    const isGood = isInTime(statSync(file).mtimeMs);
    const email = readFileSync(file, 'utf8');
    // Of two simultaneous calls only one can delete the file, so the link works once.
    rmSync(file);
    return isGood ? email : null;
  } catch {
    return null;
  }
}

/** The link's address. The token is after the `#`, so it is neither sent to a server nor logged. */
export const deskLink = (siteUrl: string, token: string): string =>
  `${siteUrl}/desk#sign-in=${token}`;

/**
 * The person who signs in with the link that `npm start` prints. No mailbox has this address, so
 * nobody can sign in with it on another deployment.
 */
export const localPerson = {
  email: 'desk@localhost',
  name: 'This machine',
  role: 'admin',
} as const;

/**
 * Adds the person to the staff list and makes a link for that person.
 *
 * @param databaseUrl address of the database for the owner of the tables
 * @returns the link's address
 */
export async function localLink(
  siteUrl: string,
  dataFolder: string,
  databaseUrl: string,
): Promise<string> {
  const { email, name, role } = localPerson;
  await withConnection(
    { url: databaseUrl, ssl: false },
    (sql) => sql`select contact.staff_put(${email}, ${name}, ${role})`,
  );
  return deskLink(siteUrl, makeLink(dataFolder, email));
}
