import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Manifest, Plugin, ViteDevServer } from 'vite';
import type { DocumentFiles } from '../app/document.tsx';
import type * as ServerEntry from '../entry-server.tsx';
import type { Prerendered } from '../entry-server.tsx';
import { offlinePath } from '../lib/offline.ts';
import { buildDesk } from './desk.ts';
import { attributeOf, edit, elementsOf, fileOfPath, placeOfAttribute } from './edit-html.ts';
import { hostFiles } from './headers.ts';
import { writeLineArt } from './line-art.ts';
import { searchFile, searchIndex } from './search-index.ts';
import { writeServiceWorker } from './service-worker.ts';

/** The style sheet for paper. It is an entry of its own, so that no page waits for it. */
const printStyles = 'src/styles/print.css';

const brotli = promisify(brotliCompress);
const compress = promisify(gzip);

const textual = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.xml',
  '.txt',
  '.json',
  '.webmanifest',
  '.vtt',
]);
/** Below this a compressed copy saves nothing worth a file. */
const smallestBytes = 256;

/** Writes `.br` and `.gz` beside every textual file of a folder, so that the server never compresses at run time. */
async function compressFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && textual.has(extname(entry.name)))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const content = await readFile(file);
        if (content.length < smallestBytes) return;
        // Brotli's default is its highest quality: a page is a seventh smaller than with the next lower one.
        await writeFile(`${file}.br`, await brotli(content));
        await writeFile(`${file}.gz`, await compress(content, { level: 9 }));
      }),
  );
}

const serverDir = '.cache/server';

/**
 * Makes `vite build` produce a complete static site: the browser's bundle, then
 * every page as HTML rendered by the same code, then the search index, sitemap, feed,
 * llms.txt, manifest, headers, service worker, the desk and compressed copies. A page that can't be rendered fails the build.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    config: () => ({
      builder: {},
      environments: {
        client: {
          build: {
            manifest: true,
            rolldownOptions: {
              input: ['index.html', 'src/deferred-entry.ts', 'src/offline.ts', printStyles],
            },
          },
        },
        ssr: {
          build: {
            ssr: true,
            outDir: serverDir,
            copyPublicDir: false,
            rollupOptions: { input: 'src/entry-server.tsx' },
          },
        },
      },
    }),
    // Development has no files: index and document are made when they are asked for.
    configureServer(server) {
      server.middlewares.use(developmentFiles.searchIndex, async (_request, response, next) => {
        try {
          const entry = await loadEntry(server);
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(searchIndex(await entry.readPages())));
        } catch (error) {
          next(error);
        }
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server, path }) =>
        server && path !== '/desk.html'
          ? (await loadEntry(server)).renderEmptyDocument(developmentFiles)
          : html,
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The build has no client or no server environment.');
      await builder.build(client);
      await builder.build(ssr);
      const root = builder.config.root;
      const dist = resolve(root, client.config.build.outDir);
      const server: typeof ServerEntry = await import(
        pathToFileURL(resolve(root, serverDir, 'entry-server.js')).href
      );
      const pages = await server.readPages();
      const index = JSON.stringify(searchIndex(pages));
      await writeFile(join(dist, searchFile(index)), index);
      await writeLineArt(dist);
      await writePages(dist, server, `/${searchFile(index)}`);
      const hosts = hostFiles({
        backend: originOf(client.config.env?.VITE_SUPABASE_URL),
        vitals: originOf(client.config.env?.VITE_VITALS_URL),
      });
      for (const [name, content] of Object.entries({ ...server.machineFiles(pages), ...hosts })) {
        await writeFile(join(dist, name), content);
      }
      await writeServiceWorker(root, dist);
      await buildDesk(root, dist);
      await compressFolder(dist);
    },
  };
}

const developmentFiles = {
  styles: [],
  print: `/${printStyles}`,
  scripts: [],
  entry: '/src/main.tsx',
  searchIndex: '/search-index.json',
};

const loadEntry = async (server: ViteDevServer) =>
  (await server.ssrLoadModule('/src/entry-server.tsx')) as typeof ServerEntry;

/** Origin of an absolute URL; none for a path, which is the site's own. */
const originOf = (url: string | undefined) =>
  url && URL.canParse(url) ? new URL(url).origin : undefined;

async function writePages(dist: string, server: typeof ServerEntry, searchIndex: string) {
  const manifestFile = join(dist, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const write = async (path: string, page: Prerendered, files: PageFiles) => {
    const html = server.renderDocument({
      ...page,
      app: markClosed(page.app),
      files: { ...files, searchIndex },
    });
    const file = join(dist, fileOfPath(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  };
  for (const path of [...server.allPaths, server.notFoundPath]) {
    const page = await server.render(path);
    await write(path, page, pageFiles(manifest, page.modules));
  }
  await write(offlinePath, await server.renderOffline(), offlineFiles(manifest));
  await rm(dirname(manifestFile), { recursive: true });
}

/**
 * Hides prerendered closed answers from everything but the browser's search (`ui/accordion.tsx`). React
 * can print `hidden` only without a value.
 */
function markClosed(html: string): string {
  const closed = elementsOf(html).filter(
    (element) => attributeOf(element, 'data-findable') !== undefined,
  );
  const edits = closed.map((element) => ({
    ...placeOfAttribute(element, 'data-findable'),
    text: 'data-findable="prerendered" hidden="until-found"',
  }));
  return edit(html, edits);
}

/** Files of the build that a page loads before and after its first paint. */
type PageFiles = Omit<DocumentFiles, 'searchIndex'>;

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
function pageFiles(manifest: Manifest, modules: readonly string[]): PageFiles {
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
function offlineFiles(manifest: Manifest): PageFiles {
  const own = chunkOf(manifest, 'src/offline.ts');
  return {
    styles: pageFiles(manifest, []).styles,
    print: address(chunkOf(manifest, printStyles).file),
    scripts: (own.imports ?? []).map((key) => address(chunkOf(manifest, key).file)),
    entry: address(own.file),
  };
}
