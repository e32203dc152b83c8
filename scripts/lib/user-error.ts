/**
 * An error whose message tells a person what to do. Programs print the message as one line, without
 * a stack.
 */
export class UserError extends Error {
  override name = 'UserError';
}

/** The message of an error, for a person. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Runs work that reads settings, and turns each of its errors into a {@link UserError}. */
export function orUserError<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new UserError(reasonOf(error));
  }
}

/**
 * Runs a program that ends by itself. If it fails, prints the reason in one line and exits with 1.
 */
export async function runOnce(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`✗ ${reasonOf(error)}`);
    process.exitCode = 1;
  }
}

/** The code of an error, e.g. `EACCES` from the operating system; empty if it has none. */
export const systemCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Message for the case of {@link isDiskFull}. */
export const diskFullAdvice =
  'There is no room left on the disk. Make room on it, or choose a data folder on another disk with DATA_DIR=…';

/** Whether an error means that the disk, or the user's quota on it, is full. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(systemCode(error));

/** An error that says why a file or folder can't be used, and what to do about it. */
export function fileError(error: unknown, path: string): UserError {
  const code = systemCode(error);
  if (isDiskFull(error)) return new UserError(diskFullAdvice);
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return new UserError(`${path} can't be made: a file is in its place.`);
  }
  // For a folder below a read-only disk, Node reports that it does not exist.
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(code)) {
    return new UserError(
      `No permission to write to ${path}: it belongs to another user, or to a read-only disk. Choose another data folder with DATA_DIR=…`,
    );
  }
  return new UserError(`${path} can't be used (${code || reasonOf(error)}).`);
}

/** The last line of a program's output that is not empty. */
export const lastLine = (output: string): string =>
  output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .at(-1) ?? '';
