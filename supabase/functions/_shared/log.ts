/** The log of the edge functions: one JSON object per line. */

/**
 * Values of a log line. Only ids, codes and durations are allowed, never a text that a visitor
 * typed and nothing that identifies a visitor.
 */
export type LogFacts = Record<string, string | number | boolean | readonly string[] | null>;

let write = (line: string): void => console.log(line);

/** Replaces the writer of all further lines. By default they go to the standard output. */
export function setLogWriter(writer: (line: string) => void): void {
  write = writer;
}

export const log = (event: string, facts: LogFacts = {}): void =>
  write(JSON.stringify({ event, ...facts }));

/**
 * The facts about an error that may be logged: its name and code. The message is left out because
 * an error of the database can quote a visitor's data.
 */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { error: error.name, code };
}
