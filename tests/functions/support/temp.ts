import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a folder that other accounts can enter, so that tests under root need no other folder for
 * the database.
 */
export function tempFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'neural-suite-'));
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}

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
