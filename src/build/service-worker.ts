import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { offlinePath, type PrecachedFile } from '../lib/offline.ts';
import { workerPath } from '../lib/worker-path.ts';
import { fileOfPath } from './files.ts';

/** Never shown by the exhibit: answers for addresses that aren't there. */
const asides = new Set([offlinePath, '/404'].map((path) => `/${fileOfPath(path)}`));

/** Loose files that an exhibit shows; every browser that runs one reads AVIF. */
const shown = /^\/(?:fonts|film)\/|^\/art\/.*\.avif$|^\/favicon\.|\.webmanifest$/;

const isPrecached = (path: string) =>
  path.startsWith('/assets/') || shown.test(path) || (/\.html$/.test(path) && !asides.has(path));

/** Address under which a file of `dist` is served. */
const addressOf = (path: string) => path.replace(/(?:(?<=^\/)index)?\.html$/, '');

const sha256 = (content: Buffer | string) => createHash('sha256').update(content);

async function precachedFiles(dist: string, paths: readonly string[]): Promise<PrecachedFile[]> {
  return Promise.all(
    paths.filter(isPrecached).map(async (path) => ({
      url: addressOf(path),
      integrity: `sha256-${sha256(await readFile(join(dist, path))).digest('base64')}`,
    })),
  );
}

/**
 * Writes the service worker and the list of the exhibit's files, when everything that they name
 * stands. Every route is in the list: event mode may begin on any.
 *
 * @param root of the project
 * @param dist folder of the finished site
 */
export async function writeServiceWorker(root: string, dist: string): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
    .sort();
  const list = JSON.stringify(await precachedFiles(dist, paths));
  const listFile = `assets/exhibit-${sha256(list).digest('base64url').slice(0, 8)}.json`;
  await writeFile(join(dist, listFile), list);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      __HASHED_FILES__: JSON.stringify(paths.filter((path) => path.startsWith('/assets/'))),
      __PRECACHE_LIST__: JSON.stringify(`/${listFile}`),
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
