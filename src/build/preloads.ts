import type { Manifest } from 'vite';

/**
 * What is painted comes before what runs: the style sheet leads the head, and scripts
 * give way to it and to the headline's font, since the page is complete without them.
 */
export function paintFirst(html: string): string {
  const styles = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? [];
  return styles
    .reduce((rest, style) => rest.replace(style, ''), html)
    .replace(/(<meta name="viewport"[^>]*>)/, `$1${styles.join('')}`)
    .replace(/<(script type="module"|link rel="modulepreload") /g, '<$1 fetchpriority="low" ');
}

/**
 * Links that fetch a page's own chunks along with the entry, so that hydration
 * does not wait for one request after another.
 *
 * @param modules  source files of the page and its sections; unknown ones are skipped
 * @param template index.html as built: what it already links is not linked again
 */
export function modulePreloads(
  manifest: Manifest,
  modules: readonly string[],
  template: string,
): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const next of chunk.imports ?? []) collect(next);
  };
  modules.forEach(collect);
  const fresh = (files: Set<string>) => [...files].filter((file) => !template.includes(file));
  return [
    ...fresh(styles).map((file) => `  <link rel="stylesheet" href="/${file}">\n  `),
    ...fresh(scripts).map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `),
  ].join('');
}
