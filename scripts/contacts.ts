/** `npm run contacts -- <command>`: the commands with which sales handles contact requests. */
import './lib/node-version.ts';
import { constants } from 'node:os';

/** Ends the command, not the program: processes that the command started must be stopped first. */
const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    process.exitCode = 128 + constants.signals[signal];
    abort.abort();
  });
}
// A closed pipe is no error: a reader like `head` closes it when it has enough lines.
process.stdout.on('error', () => abort.abort());

// Imported here, because an old Node fails on it before node-version.ts can say why.
const { runContacts } = await import('./contacts/program.ts');
const code = await runContacts(process.argv.slice(2), abort.signal);
// What a reader has not yet taken from the pipe would keep an aborted program from ending.
if (abort.signal.aborted) process.exit();
process.exitCode = code;
