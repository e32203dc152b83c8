/**
 * Finds the Deno program that npm has installed. The edge functions run on Deno when they are
 * hosted.
 */
import { projectRequire } from './project.ts';
import { reasonOf, UserError } from './user-error.ts';

/** The module `install_api.cjs` of the package. */
interface Installer {
  /**
   * Returns the path of the program. It runs the package's install step first if that is missing,
   * which is so when npm was told not to run install scripts.
   */
  runInstall: () => string;
}

/**
 * npm packages of Deno: the newest version, and the version that the hosted platform (Supabase) is
 * compatible with. The edge functions must work on both.
 */
export const denoPackages = { newest: 'deno', hosted: 'deno-hosted' } as const;
export type DenoLine = keyof typeof denoPackages;

/** The environment variable `DENO_LINE=hosted` selects the hosted platform's version. */
const parseLine = (text: string | undefined): DenoLine => (text === 'hosted' ? 'hosted' : 'newest');

/**
 * Path of the Deno program.
 *
 * @throws {UserError} when the package is not installed for this machine
 */
export function findDeno(line = parseLine(process.env.DENO_LINE)): string {
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
