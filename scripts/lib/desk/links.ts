/**
 * Links that sign in once. Each is a file in the data folder, named by the hash of what the link
 * carries. Using a link deletes its file, so it works once.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { writeSafely } from '../data-folder.ts';

/** Milliseconds for which a link is good. */
export const linkLife = 10 * 60 * 1000;

const folderOf = (dataFolder: string) => join(dataFolder, 'desk-links');
const fileOf = (dataFolder: string, token: string) =>
  join(folderOf(dataFolder), createHash('sha256').update(token).digest('hex'));

/** @returns what the link carries; only its hash is kept */
export function makeLink(dataFolder: string, email: string): string {
  const folder = folderOf(dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > linkLife) rmSync(file, { force: true });
  }
  const token = randomBytes(32).toString('base64url');
  writeSafely(fileOf(dataFolder, token), email);
  return token;
}

/** @returns for whom the link was made; `null` when it is unknown, used or too old */
export function redeemLink(dataFolder: string, token: string): string | null {
  const file = fileOf(dataFolder, token);
  try {
    const isGood = Date.now() - statSync(file).mtimeMs <= linkLife;
    const email = readFileSync(file, 'utf8');
    // Of two calls at the same time, one finds no file here: the link works once.
    rmSync(file);
    return isGood ? email : null;
  } catch {
    return null;
  }
}

/** The whole address: after the `#`, so that no server and no log ever sees the token. */
export const deskLink = (siteUrl: string, token: string): string =>
  `${siteUrl}/desk#sign-in=${token}`;

/**
 * Who signs in with the link that `npm start` prints. Nobody can read mail there, so nobody can
 * sign in as this person anywhere else.
 */
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
