/** Asks a person at the terminal for a yes. */
import { stderr, stdin } from 'node:process';
import { createInterface } from 'node:readline/promises';

/**
 * Any answer but `y` or `yes` is a no.
 *
 * @param signal a signal to the program, which ends the question
 */
export async function agrees(question: string, signal: AbortSignal): Promise<boolean> {
  // Not a terminal for readline: Ctrl-C stays a signal, which ends the program.
  const lines = createInterface({ input: stdin, output: stderr, terminal: false });
  try {
    return /^y(?:es)?$/i.test((await lines.question(question, { signal })).trim());
  } finally {
    lines.close();
  }
}
