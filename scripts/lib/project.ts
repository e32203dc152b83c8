import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** The project's root folder, wherever the program was started. */
const projectRoot = resolve(import.meta.dirname, '../..');

export const inProject = (...parts: string[]): string => join(projectRoot, ...parts);

/** Resolves packages as the project sees them. */
export const projectRequire = createRequire(inProject('package.json'));
