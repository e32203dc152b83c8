import type postgres from 'postgres';

/** What commands can be told beside their arguments, as {@link parseArgs} of Node takes it. */
export const options = {
  all: { type: 'boolean', default: false },
  csv: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  out: { type: 'string' },
  separator: { type: 'string' },
  yes: { type: 'boolean', default: false },
  role: { type: 'string' },
  name: { type: 'string' },
  remove: { type: 'boolean', default: false },
  insecure: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export interface CommandInput {
  /** Includes held requests, spam and what was erased. */
  all: boolean;
  /** JSON lines instead of CSV. */
  json: boolean;
  /** File to write to instead of the terminal or the pipe. */
  out?: string | undefined;
  /** Of CSV. */
  separator?: string | undefined;
  /** Does what it would else ask about. */
  yes: boolean;
  /** Of a staff member. */
  role?: string | undefined;
  name?: string | undefined;
  /** Takes a staff member off the list. */
  remove: boolean;
  /** Arguments after the command's name. */
  rest: readonly string[];
  /** Aborted when nobody waits for the rest. */
  leaving: AbortSignal;
}

export interface Command {
  /** How it is typed; names every option that it takes. */
  usage: string;
  summary: string;
  /** Arguments that it takes after its name, at most. */
  most: number;
  run: (sql: postgres.Sql, input: CommandInput) => Promise<void>;
}
