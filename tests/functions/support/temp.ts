import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder that other accounts can pass through, so that root's tests need no detour. */
export function tempFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'neural-suite-'));
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}

/** A site of a few files, in the shape that the build gives it. */
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
