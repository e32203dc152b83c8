/** Reads the built site as a browser does: a page, and then the files that it links. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileOfPath } from '../../src/build/files.ts';

export const dist = resolve(import.meta.dirname, '../../dist');

/** Bytes of a kilobyte, as used for transfer sizes. */
export const kilobyte = 1000;

/** Every file below a folder, as a whole path. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

export const read = (file: string) => readFileSync(join(dist, file), 'utf8');
export const exists = (file: string) => existsSync(join(dist, file));

export const pageOf = (path: string) => read(fileOfPath(path));

/** Transferred bytes: those of the Brotli copy if there is one. */
export function transferred(file: string): number {
  const whole = join(dist, file);
  return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size;
}

const elements = /<([a-z][a-z0-9]*)((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*)\s*\/?>/g;
const attributes = /([^\s"'>/=]+)(?:="([^"]*)")?/g;

export interface Element {
  tag: string;
  attributes: Record<string, string>;
}

/** Every start tag of a page with its attributes. */
export const elementsOf = (html: string): Element[] =>
  [...html.matchAll(elements)].map(([, tag = '', rest = '']) => ({
    tag,
    attributes: Object.fromEntries(
      [...rest.matchAll(attributes)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  }));

/** Files that the page links with a certain `rel`. */
export const linked = (html: string, rel: string): string[] =>
  elementsOf(html)
    .filter((element) => element.tag === 'link' && element.attributes.rel === rel)
    .map((element) => element.attributes.href ?? '');

/** Files that `deferred-entry.ts` fetches after the first paint. */
export const pageScripts = (html: string): string[] =>
  elementsOf(html)
    .find((element) => element.tag === 'meta' && element.attributes.name === 'page-scripts')
    ?.attributes.content?.split(' ') ?? [];

/**
 * Matches `import … from './x.js'` and `import './x.js'`. A call of `import()` does not belong to
 * the first load.
 */
const staticImports = /\b(?:import|export)\s*(?:[\w*$\s{},]*?\s*from\s*)?["']\.\/([^"']+\.js)["']/g;

/** Every script that runs or is fetched before any input of the visitor. */
export function firstLoad(html: string): Set<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, name = ''] of read(file).matchAll(staticImports)) add(`/assets/${name}`);
  };
  const entry = elementsOf(html)
    .filter((element) => element.tag === 'script' && element.attributes.src)
    .map((element) => element.attributes.src ?? '');
  for (const file of [...entry, ...linked(html, 'modulepreload'), ...pageScripts(html)]) add(file);
  return files;
}
