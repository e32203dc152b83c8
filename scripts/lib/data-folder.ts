/** The folder that holds everything a local run keeps: database, secrets, logs. */
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
import { StartError, systemCode } from './start-error.ts';

export interface Secrets {
  /** Of the database's owner, `postgres`. */
  ownerPassword: string;
  /** Of the role that the contact function logs in with. */
  functionPassword: string;
  /** Signs questions and keys hashes. */
  contactSecret: string;
}

export interface DataFolder {
  path: string;
  secrets: Secrets;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Writes a file so that a crash leaves either the old or the new content. Mode 600. */
export function writeSafely(file: string, content: string): void {
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, content, { mode: 0o600, flush: true });
  renameSync(draft, file);
}

const secretsFile = (folder: string) => join(folder, 'secrets.json');

/** @throws {StartError} when the file is there but can't be read */
export function readSecrets(folder: string): Secrets | null {
  const file = secretsFile(folder);
  if (!existsSync(file)) return null;
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
    const { ownerPassword, functionPassword, contactSecret } = found;
    if (ownerPassword && functionPassword && contactSecret) {
      return { ownerPassword, functionPassword, contactSecret };
    }
  } catch (error) {
    if (systemCode(error) === 'EACCES') {
      throw new StartError(`No permission to read ${file}: it belongs to another user.`);
    }
  }
  throw new StartError(`${file} is damaged. Restore it from a backup, or move ${folder} away.`);
}

/**
 * Makes the data folder, unless it is there.
 *
 * @returns its absolute path
 * @throws {StartError} when it can't be written
 */
export function makeDataFolder(path: string): string {
  const folder = resolve(path);
  try {
    const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined;
    if (isNew && isRoot()) {
      // Root gives the data to the owner of the folder around them, who may be the next to start.
      const { uid, gid } = statSync(dirname(folder));
      chownSync(folder, uid, gid);
      // The database's account passes through. Secrets inside have mode 600.
      if (uid === 0) chmodSync(folder, 0o711);
    }
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EEXIST' || code === 'ENOTDIR') {
      throw new StartError(`The data folder ${folder} can't be made: a file is in its place.`);
    }
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
      throw new StartError(
        `No permission to write to the data folder ${folder}. Choose another with DATA_DIR=…`,
      );
    }
    throw new StartError(`The data folder ${folder} can't be used (${code || String(error)}).`);
  }
}

/**
 * Makes or opens the data folder. Only who has claimed it may make it: of two, each would make
 * secrets of its own.
 *
 * @throws {StartError} when it can't be written or its secrets are damaged or lost
 */
export function openDataFolder(path: string): DataFolder {
  const folder = makeDataFolder(path);
  const known = readSecrets(folder);
  if (known) return { path: folder, secrets: known };
  if (existsSync(join(folder, 'database'))) {
    throw new StartError(
      `${secretsFile(folder)} is missing, and the database beside it can't be opened without. Restore it from a backup, or move ${folder} away.`,
    );
  }
  const random = () => randomBytes(32).toString('hex');
  const secrets = { ownerPassword: random(), functionPassword: random(), contactSecret: random() };
  writeSafely(secretsFile(folder), `${JSON.stringify(secrets, null, 2)}\n`);
  return { path: folder, secrets };
}

export interface Owner {
  uid: number;
  gid: number;
}

/** Gives a file, or a folder with everything in it, to an account. For root only. */
export function giveTo(path: string, owner: Owner, except: readonly string[] = []): void {
  const stats = lstatSync(path);
  if (stats.uid !== owner.uid) lchownSync(path, owner.uid, owner.gid);
  if (!stats.isDirectory()) return;
  for (const name of readdirSync(path)) {
    if (!except.includes(name)) giveTo(join(path, name), owner);
  }
}

/** What root has written goes to the folder's owner, who may be the next to start. The database has its own. */
export function handBack({ path }: DataFolder): void {
  if (!isRoot()) return;
  const { uid, gid } = statSync(path);
  if (uid !== 0) giveTo(path, { uid, gid }, ['database']);
}
