/** Reads the built site as a browser does: a page, and then the files that it links. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { fileOfPath } from '../../src/build/edit-html.ts';

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

export interface Element {
  tag: string;
  attributes: Record<string, string>;
  /** All text below it. */
  text: string;
  isInArticle: boolean;
  /** Whether no element follows it in its parent. */
  isLast: boolean;
}

const textOf = (node: DefaultTreeAdapterTypes.Node): string => {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

const elementsBelow = (node: DefaultTreeAdapterTypes.ParentNode, isInArticle: boolean): Element[] =>
  node.childNodes.flatMap((child, index) => {
    if (!('tagName' in child)) return [];
    const isLast = !node.childNodes.slice(index + 1).some((later) => 'tagName' in later);
    const { tagName: tag, attrs } = child;
    const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    const element = { tag, attributes, text: textOf(child), isInArticle, isLast };
    return [element, ...elementsBelow(child, isInArticle || tag === 'article')];
  });

/** Every element of a page, in order, also those for browsers without JavaScript. */
export const elementsOf = (html: string): Element[] =>
  elementsBelow(parse(html, { scriptingEnabled: false }), false);

/** The text of each element with this tag. */
export const textsOf = (html: string, tag: string): string[] =>
  elementsOf(html)
    .filter((element) => element.tag === tag)
    .map(({ text }) => text);

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
