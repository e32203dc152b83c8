/**
 * Runs the long-running programs of this folder, such as `npm start`: handles signals, prints
 * errors in one line, and makes sure that the program ends when the npm that started it has ended.
 */
import { existsSync, readFileSync } from 'node:fs';
import { diskFullAdvice, isDiskFull, systemCode, UserError } from './user-error.ts';

interface Stoppable {
  stop: () => Promise<void>;
}

/** Interval between checks of whether npm still runs. */
const parentCheckMs = 1000;

/**
 * Process ids of npm, which started this program, and of the shell between them if there is one.
 * The result changes when one of them has ended, because the system then gives its child another
 * parent.
 */
function readParentIds(): string {
  const folder = `/proc/${process.ppid}`;
  if (!existsSync(folder)) return String(process.ppid);
  const isShell = /^\S*sh\0-c\0/.test(readFileSync(`${folder}/cmdline`, 'utf8'));
  const [, parent] = readFileSync(`${folder}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return isShell ? `${process.ppid} ${parent}` : String(process.ppid);
}

function printError(error: unknown): void {
  if (error instanceof UserError) {
    console.error(`✗ ${error.message}`);
    return;
  }
  if (isDiskFull(error)) {
    console.error(`✗ ${diskFullAdvice}`);
    return;
  }
  const wantsTrace = Boolean(process.env.DEBUG) && error instanceof Error;
  console.error(`✗ Unexpected: ${wantsTrace ? error.stack : error}`);
}

/**
 * Runs a program until a signal (such as Ctrl-C) arrives, then stops it and exits with 0. A failed
 * start prints one line and exits with 1. A signal during the start aborts the `signal` that is
 * passed to `start`, and the program exits after the start has ended.
 */
export function runProgram(start: (signal: AbortSignal) => Promise<Stoppable>): void {
  const abort = new AbortController();
  let running: Promise<Stoppable> | undefined;

  const stopAndExit = async (code: number) => {
    if (abort.signal.aborted) return;
    abort.abort();
    try {
      await (await running)?.stop();
    } catch {
      // `fail` has already reported the error, and a failed start has cleaned up after itself.
    }
    process.exit(code);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stopAndExit(0));
  }
  // When the reader of the output has closed the pipe, the program ends. Output that can't be
  // written for another reason, such as a full disk, is lost.
  process.stdout.on('error', (error) => {
    if (systemCode(error) === 'EPIPE') void stopAndExit(0);
  });
  process.stderr.on('error', () => {});

  let isUp = false;
  const fail = (error: unknown) => {
    if (!abort.signal.aborted) printError(error);
    // An error after the start is only reported, so that the site is still served.
    if (!isUp) void stopAndExit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);

  // If npm is killed with SIGKILL, it can't stop this program, so the program checks for itself.
  const firstParentIds = readParentIds();
  if (process.env.npm_lifecycle_event) {
    setInterval(() => {
      if (readParentIds() !== firstParentIds) void stopAndExit(0);
    }, parentCheckMs).unref();
  }

  running = start(abort.signal);
  running.then(() => {
    isUp = true;
  }, fail);
}

/** @throws {UserError} when the variable is not a port number */
export function portFrom(name: string, fallback: number): number {
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UserError(`${name} must be a number from 0 to 65535, not '${text}'.`);
}
