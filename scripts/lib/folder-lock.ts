/**
 * The operating system's lock on a folder: one holder at a time, on this machine and, where
 * folders are shared, between containers, which can't see each other's processes. It ends with
 * the last process that has the file open, however that ends.
 */
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { projectRequire } from './project.ts';
import { StartError, systemCode } from './start-error.ts';

export interface FolderLock {
  /** Of the open file; a child that inherits it holds the lock as well. */
  handle: number;
  release: () => void;
}

/** The package comes without types; its lock belongs to the open file, and children inherit it. */
const { tryLock } = projectRequire('fs-native-extensions') as {
  tryLock: (handle: number) => boolean;
};

/**
 * @returns `null` when another holds it
 * @throws {StartError} when the folder can't be locked at all
 */
export function lockFolder(folder: string): FolderLock | null {
  const file = join(folder, 'lock');
  let handle: number;
  try {
    handle = openSync(file, 'a+', 0o600);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EACCES') {
      throw new StartError(`No permission to open ${file}: it belongs to another user.`);
    }
    throw new StartError(`${file} can't be made (${code}).`);
  }
  try {
    if (tryLock(handle)) return { handle, release: () => closeSync(handle) };
  } catch (error) {
    closeSync(handle);
    throw new StartError(
      `${folder} can't be locked (${systemCode(error) || error}): two programs on it could destroy the data. Choose another folder with DATA_DIR=…`,
    );
  }
  closeSync(handle);
  return null;
}
