import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { notFoundPath } from '../content/routes.ts';
import { offlinePath, type PageEntry, type PrecachedFile } from '../lib/offline.ts';
import { workerPath } from '../lib/worker-path.ts';
import { attributeOf, elementsOf, fileOfPath } from './edit-html.ts';

/** Pages that event mode never shows: those for addresses that do not exist. */
const excludedPages = new Set([offlinePath, notFoundPath].map((path) => `/${fileOfPath(path)}`));

/** Files outside `assets` that event mode shows; every browser that runs it reads AVIF. */
const shownFiles = /^\/(?:fonts|film)\/|^\/art\/.*\.avif$|^\/favicon\.|\.webmanifest$/;

const isPrecached = (path: string) =>
  path.startsWith('/assets/') ||
  shownFiles.test(path) ||
  (/\.html$/.test(path) && !excludedPages.has(path));

/** Address under which a file of `dist` is served. */
const addressOf = (path: string) => path.replace(/(?:(?<=^\/)index)?\.html$/, '');

const sha256 = (content: Buffer | string) => createHash('sha256').update(content);
const integrityOf = (content: Buffer | string) => `sha256-${sha256(content).digest('base64')}`;

const isPage = (path: string) => path.endsWith('.html') && path !== `/${fileOfPath(notFoundPath)}`;

/** Attributes in which elements name files of the build. */
const fileAttributes = ['href', 'src', 'content'];

/** Addresses of the scripts, styles and drawings that a page names. */
function filesOfPage(html: string): string[] {
  const words = elementsOf(html).flatMap((element) =>
    fileAttributes.flatMap((name) => attributeOf(element, name)?.split(' ') ?? []),
  );
  return [...new Set(words)].filter(
    (word) => word.startsWith('/assets/') && /\.(?:js|css|svg)$/.test(word),
  );
}

/** Every page that the worker may keep, by address. @throws if one names a file that does not exist */
async function pageEntries(dist: string, paths: readonly string[], hashed: readonly string[]) {
  const entries = paths.filter(isPage).map(async (path): Promise<[string, PageEntry]> => {
    const html = await readFile(join(dist, path), 'utf8');
    const indexes = filesOfPage(html).map((file) => {
      if (!hashed.includes(file)) throw new Error(`${path} names ${file}, which does not exist.`);
      return hashed.indexOf(file);
    });
    return [addressOf(path), [integrityOf(html), ...indexes]];
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function precachedFiles(dist: string, paths: readonly string[]): Promise<PrecachedFile[]> {
  return Promise.all(
    paths.filter(isPrecached).map(async (path) => ({
      url: addressOf(path),
      integrity: integrityOf(await readFile(join(dist, path))),
    })),
  );
}

/**
 * Writes the service worker and the list of files that event mode precaches. It runs after all files
 * that they name have been written. Every route is in the list: event mode may begin on any.
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
  const hashed = paths.filter((path) => path.startsWith('/assets/'));
  const list = JSON.stringify(await precachedFiles(dist, paths));
  const listFile = `assets/precache-${sha256(list).digest('base64url').slice(0, 8)}.json`;
  await writeFile(join(dist, listFile), list);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      __HASHED_FILES__: JSON.stringify(hashed),
      __PAGES__: JSON.stringify(await pageEntries(dist, paths, hashed)),
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
