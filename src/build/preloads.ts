import type { Manifest } from 'vite';
import type { DocumentFiles } from '../app/document.tsx';

/** Its rules are for paper only. Apart from the others, no page waits for them. */
export const printStyles = 'src/styles/print.css';

/** What a page needs of the build before and after it has been painted. */
export type PageFiles = Omit<DocumentFiles, 'searchIndex'>;

/** @throws if the build has no such entry */
function chunkOf(manifest: Manifest, source: string) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}.`);
  return chunk;
}

const address = (file: string) => `/${file}`;

/**
 * Collects a page's own code, entry and sections, so that all of it is fetched at once
 * and hydration does not wait for one request after another.
 *
 * @param modules source files of the page and its sections; unknown ones are skipped
 */
export function pageFiles(manifest: Manifest, modules: readonly string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const next of chunk.imports ?? []) collect(next);
  };
  ['index.html', ...modules].forEach(collect);
  return {
    styles: [...styles].map(address),
    print: address(chunkOf(manifest, printStyles).file),
    scripts: [...scripts].map(address),
    entry: address(chunkOf(manifest, 'src/deferred-entry.ts').file),
  };
}

/** The offline page runs one script; what that imports is named so that it is kept with the page. */
export function offlineFiles(manifest: Manifest): PageFiles {
  const own = chunkOf(manifest, 'src/offline.ts');
  return {
    styles: pageFiles(manifest, []).styles,
    print: address(chunkOf(manifest, printStyles).file),
    scripts: (own.imports ?? []).map((key) => address(chunkOf(manifest, key).file)),
    entry: address(own.file),
  };
}
