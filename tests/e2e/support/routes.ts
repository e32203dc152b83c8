import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { aliases, notFoundPath, pathOfFile } from '../../../src/content/routes.ts';

const pages = resolve(import.meta.dirname, '../../../src/content/pages');

/** Every address of the site, discovered from the page files and the alias table. */
export const routes: readonly string[] = [
  ...readdirSync(pages, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => pathOfFile(join(entry.parentPath, entry.name)))
    .filter((path) => path !== notFoundPath),
  ...Object.keys(aliases),
].sort();
