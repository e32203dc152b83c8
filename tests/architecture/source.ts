import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  path: string;
  text: string;
  /** Static and dynamic imports: packages by name, own files by path from the root. */
  imports: { name: string; own: boolean; typeOnly: boolean }[];
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)\s*import\s*'([^']+)'/g;

function importsOf(path: string, text: string): SourceFile['imports'] {
  return [...text.matchAll(importPattern)].map((match) => {
    const name = match[2] ?? match[3] ?? match[4] ?? '';
    const own = name.startsWith('.');
    return {
      name: own ? posix.normalize(posix.join(dirname(path), name)) : name,
      own,
      typeOnly: Boolean(match[1]),
    };
  });
}

/** Every TypeScript file under a folder of the project. */
export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = relative(root, file).replaceAll('\\', '/');
      const text = readFileSync(file, 'utf8');
      return { path, text, imports: importsOf(path, text) };
    });
}
