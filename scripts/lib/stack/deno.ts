/** The Deno program that npm installed for this machine. */
import { chmodSync, statSync } from 'node:fs';
import { projectRequire } from '../project.ts';
import { reasonOf, StartError } from '../start-error.ts';

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
  try {
    const api = projectRequire(`${denoPackages[line]}/install_api.cjs`) as Installer;
    const program = api.runInstall();
    if (!(statSync(program).mode & 0o111)) chmodSync(program, 0o755);
    return program;
  } catch (error) {
    const [reason] = reasonOf(error).split('\n');
    throw new StartError(
      `Deno (npm package ${denoPackages[line]}) is not installed for this machine: ${reason}`,
    );
  }
}
