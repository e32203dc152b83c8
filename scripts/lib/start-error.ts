/** A reason that a person can act on. Programs print its message as one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** What went wrong, for a person. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Work whose complaints are about what a person has set. */
export function orStartError<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new StartError(reasonOf(error));
  }
}

/** What the operating system calls a failure, e.g. `EACCES`; empty for anything else. */
export const systemCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** The last line of a program's output that says something. */
export const lastLine = (output: string): string =>
  output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .at(-1) ?? '';
