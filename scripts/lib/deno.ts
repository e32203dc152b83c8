/** The Deno program that npm installed for this machine. */
import { projectRequire } from './project.ts';
import { reasonOf, UserError } from './user-error.ts';

interface Installer {
  /**
   * Path of the program. Runs the package's install step first, if npm was told to run no install
   * scripts.
   */
  runInstall: () => string;
}

/**
 * Packages of Deno: the newest, which runs the functions here, and the version that the hosted
 * platform is compatible with, on which the same functions must work.
 */
export const denoPackages = { newest: 'deno', hosted: 'deno-hosted' } as const;
export type DenoLine = keyof typeof denoPackages;

/** `DENO_LINE=hosted` runs the functions as the hosted platform does. */
const lineFrom = (text: string | undefined): DenoLine => (text === 'hosted' ? 'hosted' : 'newest');

/** @throws {UserError} when the package is not installed for this machine */
export function findDeno(line = lineFrom(process.env.DENO_LINE)): string {
  try {
    const api = projectRequire(`${denoPackages[line]}/install_api.cjs`) as Installer;
    return api.runInstall();
  } catch (error) {
    const [reason] = reasonOf(error).split('\n');
    throw new UserError(
      `Deno (npm package ${denoPackages[line]}) is not installed for this machine: ${reason}`,
    );
  }
}
