/**
 * Writes one JSON object per line. Pass only ids, codes and durations: never pass what a visitor
 * typed, or anything that identifies a visitor.
 */
export type LogFacts = Record<string, string | number | boolean | readonly string[] | null>;

export const log = (event: string, facts: LogFacts = {}): void =>
  console.log(JSON.stringify({ event, ...facts }));

/**
 * The facts about an error that may be logged: its name and code. Its message is left out because
 * it can quote a row.
 */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { error: error.name, code };
}
