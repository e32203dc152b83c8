/**
 * Shared by every long-running program of this folder: handles signals, prints clear errors, and
 * leaves no orphan processes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { diskFullAdvice, isDiskFull, systemCode, UserError } from './user-error.ts';

interface Stoppable {
  stop: () => Promise<void>;
}

/** Milliseconds between checks of whether npm still runs. */
const parentCheck = 1000;

/**
 * Ids of the npm that started this program, and of the shell between them if there is one. A
 * process whose parent has ended gets another one.
 */
function starters(): string {
  const folder = `/proc/${process.ppid}`;
  if (!existsSync(folder)) return String(process.ppid);
  const isShell = /^\S*sh\0-c\0/.test(readFileSync(`${folder}/cmdline`, 'utf8'));
  const [, parent] = readFileSync(`${folder}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return isShell ? `${process.ppid} ${parent}` : String(process.ppid);
}

function complain(error: unknown): void {
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
 * Runs until a signal arrives, then stops everything and exits with 0. A failed start prints one
 * line and exits with 1. A signal during the start aborts `signal`, and the program exits after
 * the start has ended.
 */
export function runProgram(start: (signal: AbortSignal) => Promise<Stoppable>): void {
  const abort = new AbortController();
  let running: Promise<Stoppable> | undefined;

  const leave = async (code: number) => {
    if (abort.signal.aborted) return;
    abort.abort();
    try {
      await (await running)?.stop();
    } catch {
      // The failed start has already been reported and has cleaned up after itself.
    }
    process.exit(code);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void leave(0));
  }
  // A closed pipe ends the program, as is usual. Output that fails because of a full disk is
  // dropped.
  process.stdout.on('error', (error) => {
    if (systemCode(error) === 'EPIPE') void leave(0);
  });
  process.stderr.on('error', () => {});

  let isUp = false;
  const fail = (error: unknown) => {
    if (!abort.signal.aborted) complain(error);
    // After the start an error is only reported, and the site is still served.
    if (!isUp) void leave(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);

  // An npm killed with SIGKILL can't stop its child, so the child checks whether npm still runs.
  const first = starters();
  if (process.env.npm_lifecycle_event) {
    setInterval(() => {
      if (starters() !== first) void leave(0);
    }, parentCheck).unref();
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
