import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../scripts/local-server/temporary-server.ts';

/** A new folder for one test file, and the function that removes it. */
export function tempFolder(): { path: string; remove: () => void } {
  const path = temporaryFolder();
  return { path, remove: () => removeFolder(path) };
}

/** Fills a new data folder with a migrated database: a copy takes less time than making one. */
export const copyTemplate = (dataDir: string): void =>
  cpSync(inject('templateDir'), dataDir, { recursive: true });

/** Creates a site of a few files, with the structure of a build. */
export function placeholderSite(folder: string): string {
  const page = (name: string) =>
    `<!doctype html><html lang="en"><title>${name}</title><h1>${name}</h1></html>`;
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, 'solutions'), { recursive: true });
  for (const name of ['index', 'about', 'contact', 'solutions', 'solutions/neural-edge', '404']) {
    writeFileSync(join(folder, `${name}.html`), page(name));
  }
  return folder;
}
