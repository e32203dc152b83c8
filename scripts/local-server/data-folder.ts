/** The folder with all data of a local run: database, secrets, logs. */
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileError, systemCode, UserError } from '../lib/user-error.ts';

export interface Secrets {
  /** Password of the database's owner, `postgres`, from which those of the roles are derived. */
  ownerPassword: string;
  /** Signs questions and is the key of hashes. */
  contactSecret: string;
}

export interface DataFolder {
  path: string;
  secrets: Secrets;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Writes a file so that after a crash it has either the old or the new content. Its mode is 600.
 */
export function writeSafely(file: string, content: string): void {
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, content, { mode: 0o600, flush: true });
  renameSync(draft, file);
}

/**
 * Number of the present schema. A folder is marked by an empty file `schema-N`, the oldest by none.
 */
const schema = 5;
const markFile = (folder: string, version: number) => join(folder, `schema-${version}`);

/** The last commits whose migrations, and whose staff command, fit the earlier schemas. */
export const lastCommits = { 1: 'd52eab9', 2: '867a956', 3: 'a663793', 4: '48c79c9' } as const;

/** The last commit that reads a folder whose schema is an earlier one; else `null`. */
export function lastCommitOf(folder: string): string | null {
  const isEmpty = !existsSync(join(folder, 'database', 'cluster', 'PG_VERSION'));
  if (isEmpty || existsSync(markFile(folder, schema))) return null;
  const marked = ([4, 3, 2] as const).find((version) => existsSync(markFile(folder, version)));
  return lastCommits[marked ?? 1];
}

/** The folder itself, or the one beside it if its database is of an earlier schema. */
export const presentFolder = (folder: string): string =>
  lastCommitOf(folder) ? `${resolve(folder)}-${schema}` : folder;

const secretsFile = (folder: string) => join(folder, 'secrets.json');

/**
 * Reads a JSON file that this project wrote; `null` if there is none.
 *
 * @param isWhole whether the content is complete
 * @param advice what to do with a damaged file
 * @throws {UserError} when the file can't be read or has other content
 */
export function readOwn<T>(
  file: string,
  isWhole: (found: Partial<T>) => boolean,
  advice: string,
): T | null {
  if (!existsSync(file)) return null;
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Partial<T> | null;
    if (found && isWhole(found)) return found as T;
  } catch (error) {
    if (systemCode(error)) throw fileError(error, file);
  }
  throw new UserError(`${file} is damaged${advice}`);
}

/** @throws {UserError} when the file exists but can't be read */
export const readSecrets = (folder: string): Secrets | null =>
  readOwn<Secrets>(
    secretsFile(folder),
    (found) => Boolean(found.ownerPassword && found.contactSecret),
    `. Restore it from a backup, or move ${folder} away.`,
  );

/**
 * Creates the data folder unless it exists.
 *
 * @returns its absolute path
 * @throws {UserError} when the folder can't be written
 */
export function makeDataFolder(path: string): string {
  const folder = resolve(path);
  try {
    const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined;
    if (isNew && isRoot()) {
      // When root creates the folder, it belongs to the owner of the parent folder, who may start
      // the next run.
      const { uid, gid } = statSync(dirname(folder));
      chownSync(folder, uid, gid);
      // The database's account must be able to pass through this folder. Files with secrets have
      // mode 600.
      if (uid === 0) chmodSync(folder, 0o711);
    }
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    throw fileError(error, folder);
  }
}

/**
 * Creates or opens the data folder. Only a run that has claimed the folder may do this: two runs at
 * once would each create different secrets.
 *
 * @throws {UserError} when the folder can't be written, or its secrets are damaged or lost
 */
export function openDataFolder(path: string): DataFolder {
  const folder = makeDataFolder(path);
  const known = readSecrets(folder);
  if (known) return { path: folder, secrets: known };
  if (existsSync(join(folder, 'database'))) {
    throw new UserError(
      `${secretsFile(folder)} is missing, and the database beside it can't be opened without. Restore it from a backup, or move ${folder} away.`,
    );
  }
  writeFileSync(markFile(folder, schema), '');
  const random = () => randomBytes(32).toString('hex');
  const secrets = { ownerPassword: random(), contactSecret: random() };
  writeSafely(secretsFile(folder), `${JSON.stringify(secrets, null, 2)}\n`);
  return { path: folder, secrets };
}

export interface Owner {
  uid: number;
  gid: number;
}

/**
 * Makes an account the owner of a file, or of a folder with everything in it. Only root can do
 * this.
 */
export function giveTo(path: string, owner: Owner, except: readonly string[] = []): void {
  const stats = lstatSync(path);
  if (stats.uid !== owner.uid) lchownSync(path, owner.uid, owner.gid);
  if (!stats.isDirectory()) return;
  for (const name of readdirSync(path)) {
    if (!except.includes(name)) giveTo(join(path, name), owner);
  }
}

/**
 * Makes the folder's owner the owner of everything that root has written, because that account may
 * start the next run. The database's folder is left out: it has an owner of its own.
 */
export function handBack({ path }: DataFolder): void {
  if (!isRoot()) return;
  const { uid, gid } = statSync(path);
  if (uid !== 0) giveTo(path, { uid, gid }, ['database']);
}
