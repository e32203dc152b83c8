import { hash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { notFoundPath } from '../content/routes.ts';
import { offlinePath, type PageEntry, type PrecachedFile } from '../lib/offline.ts';
import { workerPath } from '../lib/worker-path.ts';
import { contentHash } from './content-hash.ts';
import { attributeOf, elementsOf, fileOfPath } from './edit-html.ts';

/** Pages that event mode, the unattended demo for large screens, never shows. */
const excludedPages = new Set([offlinePath, notFoundPath].map((path) => `/${fileOfPath(path)}`));

/** Files outside `assets` that event mode uses. Its browsers support AVIF. */
const unhashedFiles = /^\/(?:fonts|film)\/|^\/art\/.*\.avif$|^\/favicon\.|\.webmanifest$/;

/** Whether event mode stores a file before it needs it, so that it runs without a network. */
const isPrecached = (path: string) =>
  path.startsWith('/assets/') ||
  unhashedFiles.test(path) ||
  (/\.html$/.test(path) && !excludedPages.has(path));

/** URL path at which a file of the site is served. */
const urlOf = (path: string) => path.replace(/(?:(?<=^\/)index)?\.html$/, '');

const integrityOf = (content: Buffer | string) => `sha256-${hash('sha256', content, 'base64')}`;

/** Whether a file is a page that the service worker may store. */
const isPage = (path: string) => path.endsWith('.html') && path !== `/${fileOfPath(notFoundPath)}`;

/** Attributes that contain URLs of built files. */
const urlAttributes = ['href', 'src', 'content'];

/** URLs of the scripts, style sheets and SVG files in a page's HTML. */
function collectFiles(html: string): string[] {
  // The `content` of a meta element is a list, separated by spaces.
  const values = elementsOf(html).flatMap((element) =>
    urlAttributes.flatMap((name) => attributeOf(element, name)?.split(' ') ?? []),
  );
  return [...new Set(values)].filter(
    (value) => value.startsWith('/assets/') && /\.(?:js|css|svg)$/.test(value),
  );
}

/**
 * Every page that the service worker may store, by URL path.
 *
 * @param hashedFiles URLs of all files with a hash in their name; an entry refers to them by index
 * @throws if a page contains the URL of a file that does not exist
 */
async function pageEntries(dist: string, paths: readonly string[], hashedFiles: readonly string[]) {
  const entries = paths.filter(isPage).map(async (path): Promise<[string, PageEntry]> => {
    const html = await readFile(join(dist, path), 'utf8');
    const indexes = collectFiles(html).map((file) => {
      if (!hashedFiles.includes(file))
        throw new Error(`${path} names ${file}, which does not exist.`);
      return hashedFiles.indexOf(file);
    });
    return [urlOf(path), [integrityOf(html), ...indexes]];
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function precachedFiles(dist: string, paths: readonly string[]): Promise<PrecachedFile[]> {
  return Promise.all(
    paths.filter(isPrecached).map(async (path) => ({
      url: urlOf(path),
      integrity: integrityOf(await readFile(join(dist, path))),
    })),
  );
}

/**
 * Writes the service worker and the list of files that event mode precaches. Call it after all
 * other files of the public site have been written. Event mode can start on any page, so the list
 * has all of them.
 *
 * @param root root folder of the project
 * @param dist output folder of the finished site
 */
export async function writeServiceWorker(root: string, dist: string): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
    .sort();
  const hashedFiles = paths.filter((path) => path.startsWith('/assets/'));
  const list = JSON.stringify(await precachedFiles(dist, paths));
  const listFile = `assets/precache-${contentHash(list)}.json`;
  await writeFile(join(dist, listFile), list);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      __HASHED_FILES__: JSON.stringify(hashedFiles),
      __PAGES__: JSON.stringify(await pageEntries(dist, paths, hashedFiles)),
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
