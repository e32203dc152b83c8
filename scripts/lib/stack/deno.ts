/** The Deno program that npm installed for this machine. */
import { accessSync, chmodSync, constants } from 'node:fs';
import { projectRequire } from '../project.ts';
import { StartError } from '../start-error.ts';

interface Installer {
  /** Path of the program, put in place first if npm was told to run no install script. */
  runInstall: () => string;
}

/** @throws {StartError} when the package is not installed for this machine */
export function findDeno(): string {
  let program: string;
  try {
    program = (projectRequire('deno/install_api.cjs') as Installer).runInstall();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new StartError(`Deno (npm package deno) is not installed for this machine: ${reason}`);
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
