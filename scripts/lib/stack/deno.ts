/** The Deno program that npm installed for this machine. */
import { accessSync, chmodSync, constants } from 'node:fs';
import { projectRequire } from '../project.ts';
import { StartError } from '../start-error.ts';

interface Installer {
  /** Path of the program, put in place first if npm was told to run no install script. */
  runInstall: () => string;
}

/**
 * Packages of Deno: the newest, which runs the product here, and the one that the hosted
 * platform is compatible with, on which the same functions have to work.
 */
export const denoPackages = { newest: 'deno', hosted: 'deno-hosted' } as const;
export type DenoLine = keyof typeof denoPackages;

/** `DENO_LINE=hosted` runs the functions as the hosted platform does. */
const lineFrom = (text: string | undefined): DenoLine => (text === 'hosted' ? 'hosted' : 'newest');

/** @throws {StartError} when the package is not installed for this machine */
export function findDeno(line = lineFrom(process.env.DENO_LINE)): string {
  let program: string;
  try {
    const api = projectRequire(`${denoPackages[line]}/install_api.cjs`) as Installer;
    program = api.runInstall();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new StartError(
      `Deno (npm package ${denoPackages[line]}) is not installed for this machine: ${reason}`,
    );
  }
  try {
    accessSync(program, constants.X_OK);
  } catch {
    try {
      chmodSync(program, 0o755);
    } catch {
      throw new StartError(`${program} is not executable, and this user can't change that.`);
    }
  }
  return program;
}
