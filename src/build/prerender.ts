import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Manifest, Plugin, ViteDevServer } from 'vite';
import type * as ServerEntry from '../entry-server.tsx';
import type { Prerendered } from '../entry-server.tsx';
import { offlinePath } from '../lib/offline.ts';
import { buildDesk } from './desk.ts';
import { attributeOf, edit, elementsOf, fileOfPath, placeOfAttribute } from './edit-html.ts';
import { hostFiles } from './headers.ts';
import { writeLineArt } from './line-art.ts';
import { offlineFiles, type PageFiles, pageFiles, printStyles } from './preloads.ts';
import { searchFile, searchIndex } from './search-index.ts';
import { writeServiceWorker } from './service-worker.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

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
        // Brotli's default is its best quality, which gives a page a seventh less than the step below.
        await writeFile(`${file}.br`, await brotli(content));
        await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
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

/** Origin of a whole address; none for a path, which is the site's own. */
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
 * Hides what is prerendered closed from all but the browser's search (`ui/use-hidden-until-found.ts`).
 * React prints `hidden` without a value.
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
