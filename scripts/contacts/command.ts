import type postgres from 'postgres';

export interface CommandInput {
  /** Includes held requests and spam. */
  all: boolean;
  /** CSV instead of JSON. */
  csv: boolean;
  /** Arguments after the command's name. */
  rest: readonly string[];
}

export interface Command {
  /** How it is typed. */
  usage: string;
  summary: string;
  /** Arguments that it takes after its name, at most. */
  most: number;
  run: (sql: postgres.Sql, input: CommandInput) => Promise<void>;
}
