import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aliases, notFoundPath, pathOfFile } from '../../../src/content/routes.ts';
import { inProject } from '../project.ts';

/** Every address with a page of its own, discovered from the page files. */
export const pagePaths: readonly string[] = readdirSync(inProject('src/content/pages'), {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => pathOfFile(join(entry.parentPath, entry.name)))
  .filter((path) => path !== notFoundPath)
  .sort();

/** Every address that answers: pages and second addresses. */
export const allPaths: readonly string[] = [...pagePaths, ...Object.keys(aliases)].sort();
