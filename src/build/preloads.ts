import type { Manifest } from 'vite';

/** What a page needs of the build before and after it has been painted. */
export interface PageFiles {
  /** Style sheets beyond those that the template links. */
  styles: string[];
  /** The sheet for paper. */
  print: string;
  /** Entry first, then everything that it and the page import. */
  scripts: string[];
  boot: string;
}

/** Its rules are for paper only. Apart from the others, no page waits for them. */
export const printStyles = 'src/styles/print.css';

/** Browsers fetch it after everything that is painted. */
export const printLink = (href: string) => `<link rel="stylesheet" media="print" href="${href}">`;

function printFile(manifest: Manifest): string {
  const sheet = manifest[printStyles];
  if (!sheet) throw new Error('The build has no style sheet for paper.');
  return sheet.file;
}

/**
 * Collects a page's own code, entry and sections, so that all of it is fetched at once
 * and hydration does not wait for one request after another.
 *
 * @param modules  source files of the page and its sections; unknown ones are skipped
 * @param template index.html as built
 */
export function pageFiles(
  manifest: Manifest,
  modules: readonly string[],
  template: string,
): PageFiles {
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
    styles: [...styles].filter((file) => !template.includes(file)),
    print: printFile(manifest),
    scripts: [...scripts],
    boot: manifest['src/deferred-entry.ts']?.file ?? '',
  };
}

/** The offline page runs one script; what that imports is named so that it is kept with the page. */
export function offlineFiles(manifest: Manifest): PageFiles {
  const own = manifest['src/offline.ts'];
  if (!own) throw new Error('The build has no script for the offline page.');
  const scripts = (own.imports ?? []).map((key) => manifest[key]?.file ?? '');
  return { styles: [], print: printFile(manifest), scripts, boot: own.file };
}

/** A style sheet or module that the build named, or a `noscript`, whose contents stay where they are. */
const named = /\s*<link rel="(stylesheet|modulepreload)"[^>]*>|<noscript>.*?<\/noscript>/gs;

/**
 * What is painted comes before what runs: the style sheets lead the head, and in place
 * of the entry stands the boot script, which fetches it after the first paint.
 */
export function injectAssets(html: string, { styles, print, scripts, boot }: PageFiles): string {
  const linked = [...html.matchAll(named)].flatMap(([link, rel]) =>
    rel === 'stylesheet' ? [link.trim()] : [],
  );
  const own = styles.map((file) => `<link rel="stylesheet" href="/${file}">`);
  // The sheet for paper overrides the others, so it comes after them.
  const sheets = [...linked, ...own, printLink(`/${print}`)];
  return html
    .replace(named, (found, rel) => (rel ? '' : found))
    .replace(
      /\s*<script type="module"[^>]*><\/script>/,
      `
    <meta name="page-scripts" content="${scripts.map((file) => `/${file}`).join(' ')}">
    <script type="module" fetchpriority="low" src="/${boot}"></script>`,
    )
    .replace(/<meta name="viewport"[^>]*>/, (meta) => [meta, ...sheets].join('\n    '));
}
