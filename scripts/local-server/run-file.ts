/**
 * Makes sure that only one program at a time uses a data folder. The program that runs the site
 * holds an operating system's lock on `run.json` in the data folder, and writes its addresses into
 * this file. If the file is not locked, its content is left from an earlier run and means nothing.
 */
import { closeSync, constants, ftruncateSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { projectRequire } from '../lib/project.ts';
import { fileError, systemCode, UserError } from '../lib/user-error.ts';
import { readJsonFile } from './data-folder.ts';

export interface FileLock {
  /** Handle of the open file. A child process that inherits it also holds the lock. */
  handle: number;
  release: () => void;
}

/** The package has no types. `tryLock` returns whether this process got the lock. */
const { tryLock } = projectRequire('fs-native-extensions') as {
  tryLock: (handle: number) => boolean;
};

/**
 * Locks a file for one holder at a time, also between containers that share a folder but can't see
 * each other's processes. The operating system releases the lock when the last process that has the
 * file open has ended, even if it was killed.
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

/** The content of `run.json`. */
export interface Run {
  /** Id of the process that holds the lock. */
  pid: number;
  /** The site's URL; empty during the start. */
  url: string;
  /** Port of PostgreSQL on the loopback address; missing until PostgreSQL runs. */
  databasePort?: number;
}

const runFile = (folder: string) => join(folder, 'run.json');

/**
 * Reads `run.json`; `null` if it is missing or empty, as after a run that was stopped. A run that
 * was killed leaves its content, so the caller must know that the file is locked.
 *
 * @throws {UserError} when the file can't be read or is damaged
 */
export function readRun(folder: string): Run | null {
  const file = runFile(folder);
  if (!statSync(file, { throwIfNoEntry: false })?.size) return null;
  return readJsonFile<Run>(
    file,
    ({ pid }) => Boolean(pid),
    '. Stop the run on this folder, then delete it.',
  );
}

/** Held while this process is the only one that may use a data folder. */
export interface Claim {
  folder: string;
  /** Writes values into `run.json`, from which other programs read them. */
  update: (change: Partial<Pick<Run, 'url' | 'databasePort'>>) => void;
  release: () => void;
}

/**
 * Claims the data folder for this process.
 *
 * @returns `null` when another process uses the folder
 * @throws {UserError} when the folder can't be claimed at all
 */
export function tryClaim(folder: string): Claim | null {
  const lock = lockFile(runFile(folder));
  if (!lock) return null;
  let run: Run = { pid: process.pid, url: '' };
  const update: Claim['update'] = (change) => {
    run = { ...run, ...change };
    const text = `${JSON.stringify(run, null, 2)}\n`;
    // The file is cut to its new length only after the write, so that a write that fails on a full
    // disk does not remove the old content.
    writeSync(lock.handle, text, 0);
    ftruncateSync(lock.handle, Buffer.byteLength(text));
  };
  try {
    update({});
  } catch (error) {
    lock.release();
    throw fileError(error, runFile(folder));
  }
  const release = () => {
    // The file is emptied and not removed. Otherwise a process that has just opened it would lock a
    // file that no other process can find.
    ftruncateSync(lock.handle);
    lock.release();
  };
  return { folder, update, release };
}

/**
 * Claims the data folder for this process.
 *
 * @throws {UserError} when another process uses the folder
 */
export function claim(folder: string): Claim {
  const claimed = tryClaim(folder);
  if (claimed) return claimed;
  // The process may run in another container, where its id means another process. The message gives
  // it only as a hint.
  const { pid, url } = readRun(folder) ?? {};
  throw new UserError(
    `${folder} is in use by ${pid ? `process ${pid}` : 'another program'}${url ? ` at ${url}` : ''}. Stop it, or choose another folder with DATA_DIR=…`,
  );
}
