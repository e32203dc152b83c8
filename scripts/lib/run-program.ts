/** What every long-running program of this folder does: clean signals, clear errors, no orphans. */
import { commandOf, isAlive, type Known, know, parentOf } from './stack/process.ts';
import { StartError, systemCode } from './start-error.ts';

interface Stoppable {
  stop: () => Promise<void>;
}

/** Milliseconds between looks at whether the starting program is still there. */
const parentCheck = 1000;

/** The npm that runs this program, directly or through a shell. */
function starter(): Known | null {
  const parent = process.ppid;
  const isShell = /^\S*sh -c /.test(commandOf(parent));
  const pid = isShell ? parentOf(parent) : parent;
  return pid ? know(pid) : null;
}

function complain(error: unknown): void {
  if (error instanceof StartError) {
    console.error(`✗ ${error.message}`);
    return;
  }
  const wantsStack = Boolean(process.env.DEBUG) && error instanceof Error;
  console.error(`✗ Unexpected: ${wantsStack ? error.stack : error}`);
}

/**
 * Runs until a signal comes, then stops everything and exits with 0; a failure to
 * start prints one line and exits with 1. A signal during the start aborts `leaving`
 * and waits until the start has ended one way or the other.
 */
export function runProgram(start: (leaving: AbortSignal) => Promise<Stoppable>): void {
  const leaving = new AbortController();
  let running: Promise<Stoppable> | undefined;

  const leave = async (code: number) => {
    if (leaving.signal.aborted) return;
    leaving.abort();
    try {
      await (await running)?.stop();
    } catch {
      // The failed start has been reported and has cleaned up behind itself.
    }
    process.exit(code);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void leave(0));
  }
  // A closed pipe ends the program, as for any other one. Output that a full disk refuses is dropped.
  process.stdout.on('error', (error) => {
    if (systemCode(error) === 'EPIPE') void leave(0);
  });
  process.stderr.on('error', () => {});

  let isUp = false;
  const fail = (error: unknown) => {
    if (!leaving.signal.aborted) complain(error);
    // After the start an error is reported, and the site is served on.
    if (!isUp) void leave(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);

  // npm that was killed with SIGKILL can't stop its child, so the child looks whether it is there.
  const npm = process.env.npm_lifecycle_event ? starter() : null;
  if (npm) {
    setInterval(() => {
      if (!isAlive(npm)) void leave(0);
    }, parentCheck).unref();
  }

  running = start(leaving.signal);
  running.then(() => {
    isUp = true;
  }, fail);
}

/** @throws {StartError} when the variable is no port number */
export function portFrom(name: string, fallback: number): number {
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError(`${name} must be a number from 0 to 65535, not '${text}'.`);
}
