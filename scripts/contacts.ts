/** `npm run contacts -- <command>`: commands with which staff read and change contact requests. */
import { constants } from 'node:os';
import { runContacts } from './contacts/program.ts';

/**
 * Aborts the command. The program ends after the processes that the command started have stopped.
 */
const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    process.exitCode = 128 + constants.signals[signal];
    abort.abort();
  });
}
// A closed pipe is no error: a reader like `head` closes it when it has enough lines.
process.stdout.on('error', () => abort.abort());

const code = await runContacts(process.argv.slice(2), abort.signal);
// After an abort, output that nobody has read from the pipe would keep the program from ending.
if (abort.signal.aborted) process.exit();
process.exitCode = code;
