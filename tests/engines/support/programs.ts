/** Finds and starts the programs of the engines, which a person or `.ci/run` has installed. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a program on the PATH, if it is installed. */
export const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/**
 * Firefox of Debian, or the one that FIREFOX_PATH names. Ubuntu's `firefox` is left out, because it
 * is confined to folders of its own and can't read a temporary profile.
 */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH || findProgram('firefox-esr');

export interface Program {
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program that ends with this process at the latest. */
export function startProgram(file: string, args: string[], options: SpawnOptions): Program {
  const child = spawn(file, args, options);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return {
    process: child,
    stop: async () => {
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
