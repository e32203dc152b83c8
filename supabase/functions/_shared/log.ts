/**
 * Writes one JSON object per line. Pass only ids, codes and durations: never pass what a visitor
 * typed, or anything that identifies a visitor.
 */
export type LogFacts = Record<string, string | number | boolean | readonly string[] | null>;

let write = (line: string): void => console.log(line);

/** Hands all further lines to a writer. By default they go to the standard output. */
export function setLogWriter(writer: (line: string) => void): void {
  write = writer;
}

export const log = (event: string, facts: LogFacts = {}): void =>
  write(JSON.stringify({ event, ...facts }));

/**
 * The facts about an error that may be logged: its name and code. Its message is left out because
 * it can quote a row.
 */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { error: error.name, code };
}
