/** Asks a person at the terminal before something is changed for good. */
import { stderr, stdin } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { UserError } from './user-error.ts';

interface Confirmation {
  question: string;
  /** Whether the person agreed beforehand. */
  yes: boolean;
  /** What is told when nobody agrees. */
  refusal: string;
  /** How to agree beforehand, for those without a terminal. */
  advice: string;
}

/**
 * Any answer but `y` or `yes` is a no.
 *
 * @param signal a signal to the program, which ends the question
 * @throws {UserError} when nobody agrees
 */
export async function confirm(
  { question, yes, refusal, advice }: Confirmation,
  signal: AbortSignal,
): Promise<void> {
  if (yes) return;
  if (!stdin.isTTY) throw new UserError(`${refusal}: without a terminal, ${advice}`);
  // Not a terminal for readline: Ctrl-C stays a signal, which ends the program.
  const lines = createInterface({ input: stdin, output: stderr, terminal: false });
  try {
    const answer = await lines.question(`${question} [y/N] `, { signal });
    if (!/^\s*y(?:es)?\s*$/i.test(answer)) throw new UserError(`${refusal}.`);
  } finally {
    lines.close();
  }
}
