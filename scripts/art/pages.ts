import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { notFoundPath, pathOfFile } from '../../src/content/routes.ts';
import type { Page } from '../../src/content/types.ts';

/** Every page of the site with its address, read from the page files. */
export async function allPages(): Promise<{ path: string; page: Page }[]> {
  const folder = resolve(import.meta.dirname, '../../src/content/pages');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const pages = await Promise.all(
    files.map(async (file) => ({
      path: pathOfFile(file.replaceAll('\\', '/')),
      page: (await import(pathToFileURL(file).href)).default as Page,
    })),
  );
  return pages.filter(({ path }) => path !== notFoundPath);
}
