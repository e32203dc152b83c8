/**
 * Finds the Deno program that npm has installed. The edge functions run on Deno when they are
 * hosted.
 */
import { projectRequire } from './project.ts';
import { reasonOf, UserError } from './user-error.ts';

/** npm package of the version of Deno with which the hosted platform (Supabase) is compatible. */
const packageName = 'deno-hosted';

/** The module `install_api.cjs` of the package. */
interface Installer {
  /**
   * Returns the path of the program. It runs the package's install step first if that is missing,
   * which is so when npm was told not to run install scripts.
   */
  runInstall: () => string;
}

/**
 * Path of the Deno program.
 *
 * @throws {UserError} when the package is not installed for this machine
 */
export function findDeno(): string {
  try {
    const api = projectRequire(`${packageName}/install_api.cjs`) as Installer;
    return api.runInstall();
  } catch (error) {
    const [reason] = reasonOf(error).split('\n');
    throw new UserError(
      `Deno (npm package ${packageName}) is not installed for this machine: ${reason}`,
    );
  }
}
