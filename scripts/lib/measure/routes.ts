/** The site's addresses and pages, found from the files in `src/content/pages`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aliases, notFoundPath, pathOfFile } from '../../../src/content/routes.ts';
import type { Page } from '../../../src/content/types.ts';
import { inProject } from '../project.ts';

const pageFiles = readdirSync(inProject('src/content/pages'), {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ file, path: pathOfFile(file.replaceAll('\\', '/')) }))
  .filter(({ path }) => path !== notFoundPath)
  .sort((a, b) => (a.file < b.file ? -1 : 1));

/** Every path that has a page of its own. */
export const pagePaths: readonly string[] = pageFiles.map(({ path }) => path).sort();

/** Every path that returns a page: those of pages and their aliases. */
export const allPaths: readonly string[] = [...pagePaths, ...Object.keys(aliases)].sort();

/** Every page with its path. */
export const readPages = (): Promise<{ path: string; page: Page }[]> =>
  Promise.all(
    pageFiles.map(async ({ file, path }) => ({
      path,
      page: (await import(pathToFileURL(file).href)).default as Page,
    })),
  );
