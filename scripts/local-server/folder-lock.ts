/**
 * A lock of the operating system on a folder, for one holder at a time. It also works between
 * containers that share a folder but can't see each other's processes. The lock ends when the last
 * process that has the file open ends, for whatever reason.
 */
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { projectRequire } from '../lib/project.ts';
import { diskFullAdvice, isDiskFull, systemCode, UserError } from '../lib/user-error.ts';

export interface FolderLock {
  /** Handle of the open file. A child process that inherits it also holds the lock. */
  handle: number;
  release: () => void;
}

/**
 * The package has no types of its own. Its lock belongs to the open file, and child processes
 * inherit it.
 */
const { tryLock } = projectRequire('fs-native-extensions') as {
  tryLock: (handle: number) => boolean;
};

/**
 * @returns the lock; `null` when another process holds it
 * @throws {UserError} when the folder can't be locked at all
 */
export function lockFolder(folder: string): FolderLock | null {
  const file = join(folder, 'lock');
  let handle: number;
  try {
    handle = openSync(file, 'a+', 0o600);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EACCES') {
      throw new UserError(`No permission to open ${file}: it belongs to another user.`);
    }
    if (isDiskFull(error)) throw new UserError(diskFullAdvice);
    throw new UserError(`${file} can't be made (${code}).`);
  }
  try {
    if (tryLock(handle)) return { handle, release: () => closeSync(handle) };
  } catch (error) {
    closeSync(handle);
    throw new UserError(
      `${folder} can't be locked (${systemCode(error) || error}): two programs on it could destroy the data. Choose another folder with DATA_DIR=…`,
    );
  }
  closeSync(handle);
  return null;
}
