import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { notFoundPath } from '../content/routes.ts';
import { workerPath } from '../lib/worker-path.ts';
import { fileOfPath } from './edit-html.ts';

/** Files outside `assets` that event mode uses. Its browsers support AVIF. */
const unhashedFiles = /^\/(?:fonts|film)\/|^\/art\/.*\.avif$|^\/favicon\.|\.webmanifest$/;

/** Whether event mode stores a file before it needs it, so that it runs without a network. */
const isPrecached = (path: string) =>
  path.startsWith('/assets/') ||
  unhashedFiles.test(path) ||
  (path.endsWith('.html') && path !== `/${fileOfPath(notFoundPath)}`);

/** URL path at which a file of the site is served. */
const urlOf = (path: string) => path.replace(/(?:(?<=^\/)index)?\.html$/, '');

/** A file as `workbox-precaching` takes it. */
async function precacheEntry(dist: string, path: string) {
  const digest = hash('sha256', await readFile(join(dist, path)), 'base64');
  return {
    url: urlOf(path),
    integrity: `sha256-${digest}`,
    // A file with a content hash in its name never changes.
    revision: path.startsWith('/assets/') ? null : digest.slice(0, 12),
  };
}

/**
 * Writes the service worker, with the list of files that event mode stores. Call it after all other
 * files of the public site have been written. Event mode can start on any page, so the list has all
 * of them.
 *
 * @param root root folder of the project
 * @param dist output folder of the finished site
 */
export async function writeServiceWorker(root: string, dist: string): Promise<void> {
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
    .filter((path) => isPrecached(path) && !/\.(?:br|gz)$/.test(path))
    .sort();
  const entries = await Promise.all(paths.map((path) => precacheEntry(dist, path)));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      __PRECACHE__: JSON.stringify(entries),
    },
    build: {
      target: 'es2022',
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, 'src/service-worker/main.ts'),
        output: { format: 'iife', entryFileNames: workerPath.slice(1) },
      },
    },
  });
}
