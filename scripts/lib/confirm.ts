/** Asks a person at the terminal to agree before something is changed permanently. */
import { stderr, stdin } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { UserError } from './user-error.ts';

interface Confirmation {
  question: string;
  /** Whether the person has already agreed, such as by the option `--yes`. */
  yes: boolean;
  /** Message when the person does not agree. */
  refusal: string;
  /** How to agree without a terminal; ends the message. */
  advice: string;
}

/**
 * Resolves when the person agrees. Any answer but `y` or `yes` counts as no.
 *
 * @param signal aborts the question when the program is told to end
 * @throws {UserError} when the person does not agree or there is no terminal
 */
export async function confirm(
  { question, yes, refusal, advice }: Confirmation,
  signal: AbortSignal,
): Promise<void> {
  if (yes) return;
  if (!stdin.isTTY) throw new UserError(`${refusal}: without a terminal, ${advice}`);
  // With `terminal: false`, Ctrl-C still sends a signal to the program, which ends it.
  const lines = createInterface({ input: stdin, output: stderr, terminal: false });
  try {
    const answer = await lines.question(`${question} [y/N] `, { signal });
    if (!/^\s*y(?:es)?\s*$/i.test(answer)) throw new UserError(`${refusal}.`);
  } finally {
    lines.close();
  }
}
