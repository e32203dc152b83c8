import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** The project's root folder, independent of the current directory. */
const projectRoot = resolve(import.meta.dirname, '../..');

/** Absolute path of a file in the project. */
export const inProject = (...parts: string[]): string => join(projectRoot, ...parts);

/** Resolves packages from the project's root. */
export const projectRequire = createRequire(inProject('package.json'));
