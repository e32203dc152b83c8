/**
 * Locks of the operating system on files, and `run.json` in the data folder: the run that uses the
 * folder holds its lock and writes its addresses there. Without a lock its content means nothing.
 */
import { closeSync, constants, ftruncateSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { projectRequire } from '../lib/project.ts';
import { fileError, systemCode, UserError } from '../lib/user-error.ts';
import { readOwn } from './data-folder.ts';

export interface FileLock {
  /** Handle of the open file. A child process that inherits it also holds the lock. */
  handle: number;
  release: () => void;
}

/** The package has no types of its own. */
const { tryLock } = projectRequire('fs-native-extensions') as {
  tryLock: (handle: number) => boolean;
};

/**
 * Locks a file for one holder at a time, also between containers that share a folder but can't see
 * each other's processes. The lock ends when the last process that has the file open ends, for
 * whatever reason.
 *
 * @returns `null` when another process holds the lock
 * @throws {UserError} when the file can't be locked at all
 */
export function lockFile(file: string): FileLock | null {
  let handle: number;
  try {
    handle = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  } catch (error) {
    throw fileError(error, file);
  }
  try {
    if (tryLock(handle)) return { handle, release: () => closeSync(handle) };
  } catch (error) {
    closeSync(handle);
    throw new UserError(
      `${file} can't be locked (${systemCode(error) || error}): two programs on one folder could destroy the data. Choose another folder with DATA_DIR=…`,
    );
  }
  closeSync(handle);
  return null;
}

export interface Run {
  /** Process id of the runner. */
  pid: number;
  /** The site's address; empty during the start. */
  url: string;
  /** Port of PostgreSQL on the loopback address; missing until PostgreSQL runs. */
  databasePort?: number;
}

const fileIn = (folder: string) => join(folder, 'run.json');

/**
 * What the run that holds the folder has written; `null` if that is nothing yet, or if it ended in
 * order. A killed run leaves its text.
 *
 * @throws {UserError} when it can't be read, or has other content
 */
export function readRun(folder: string): Run | null {
  const file = fileIn(folder);
  if (!statSync(file, { throwIfNoEntry: false })?.size) return null;
  return readOwn<Run>(
    file,
    ({ pid }) => Boolean(pid),
    '. Stop the run on this folder, then delete it.',
  );
}

/** The right of this process alone to use a data folder. */
export interface Claim {
  folder: string;
  /** Adds to what other programs read about this run. */
  update: (change: Partial<Pick<Run, 'url' | 'databasePort'>>) => void;
  release: () => void;
}

/**
 * Claims the data folder for this process.
 *
 * @returns `null` when another run uses the folder
 * @throws {UserError} when the folder can't be claimed at all
 */
export function tryClaim(folder: string): Claim | null {
  const lock = lockFile(fileIn(folder));
  if (!lock) return null;
  let run: Run = { pid: process.pid, url: '' };
  const update: Claim['update'] = (change) => {
    run = { ...run, ...change };
    const text = `${JSON.stringify(run, null, 2)}\n`;
    // Cut after the writing, so that a full disk takes nothing away.
    writeSync(lock.handle, text, 0);
    ftruncateSync(lock.handle, Buffer.byteLength(text));
  };
  try {
    update({});
  } catch (error) {
    lock.release();
    throw fileError(error, fileIn(folder));
  }
  const release = () => {
    // The file stays: who opened it before its removal would lock a file that nobody else sees.
    ftruncateSync(lock.handle);
    lock.release();
  };
  return { folder, update, release };
}

/** @throws {UserError} when another run uses the folder */
export function claim(folder: string): Claim {
  const claimed = tryClaim(folder);
  if (claimed) return claimed;
  // A process number from another container has no meaning here: it is only a hint.
  const { pid, url } = readRun(folder) ?? {};
  throw new UserError(
    `${folder} is in use by ${pid ? `process ${pid}` : 'another program'}${url ? ` at ${url}` : ''}. Stop it, or choose another folder with DATA_DIR=…`,
  );
}
