/**
 * One JSON object a line. Only ids, codes and durations: what a visitor typed, and
 * what can be traced to one, must never be passed here.
 */
export type LogFacts = Record<string, string | number | boolean | readonly string[] | null>;

export const log = (event: string, facts: LogFacts = {}): void =>
  console.log(JSON.stringify({ event, ...facts }));

/** What may be said about an error: its name and code. Messages can quote a row. */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { error: error.name, code };
}
