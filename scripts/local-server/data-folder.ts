/**
 * The data folder (`.data` or DATA_DIR) of a site that runs on one machine, with `npm start` or
 * `npm run dev`: database, secrets, logs.
 */
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
  /**
   * Password of the database's owner, `postgres`. The passwords of the other roles derive from it.
   */
  ownerPassword: string;
  /** Key with which the contact form's function signs captchas and hashes addresses. */
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
export function writeAtomically(file: string, content: string): void {
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, content, { mode: 0o600, flush: true });
  renameSync(draft, file);
}

const secretsFile = (folder: string) => join(folder, 'secrets.json');

/**
 * Reads a JSON file that a program of this project wrote; `null` if there is none.
 *
 * @param isWhole tells whether the content is complete
 * @param advice end of the message about a damaged file, which says what to do
 * @throws {UserError} when the file can't be read or has other content
 */
export function readJsonFile<T>(
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
  readJsonFile<Secrets>(
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
      // A folder that root creates is given to the owner of the parent folder, because that user
      // may start the program next time.
      const { uid, gid } = statSync(dirname(folder));
      chownSync(folder, uid, gid);
      // PostgreSQL runs under another account, which must be able to pass through this folder.
      // Files with secrets have mode 600.
      if (uid === 0) chmodSync(folder, 0o711);
    }
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    throw fileError(error, folder);
  }
}

/**
 * Creates or opens the data folder. Call it only after `tryClaim` or `claim` of run-file.ts: two
 * programs at once would create different secrets.
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
  const random = () => randomBytes(32).toString('hex');
  const secrets = { ownerPassword: random(), contactSecret: random() };
  writeAtomically(secretsFile(folder), `${JSON.stringify(secrets, null, 2)}\n`);
  return { path: folder, secrets };
}

export interface Owner {
  uid: number;
  gid: number;
}

/**
 * Makes an account the owner of a file, or of a folder with everything in it. Only root can do
 * this.
 *
 * @param except names in the folder to leave out
 */
export function changeOwner(path: string, owner: Owner, except: readonly string[] = []): void {
  const stats = lstatSync(path);
  if (stats.uid !== owner.uid) lchownSync(path, owner.uid, owner.gid);
  if (!stats.isDirectory()) return;
  for (const name of readdirSync(path)) {
    if (!except.includes(name)) changeOwner(join(path, name), owner);
  }
}

/**
 * Makes the data folder's owner the owner of every file that root has written in it, because that
 * user may start the program next time. The database's folder is left out: it has an owner of its
 * own.
 */
export function giveFilesToFolderOwner({ path }: DataFolder): void {
  if (!isRoot()) return;
  const { uid, gid } = statSync(path);
  if (uid !== 0) changeOwner(path, { uid, gid }, ['database']);
}
