import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Manifest, type Plugin, type ViteDevServer } from 'vite';
import type { DocumentFiles } from '../app/document.tsx';
import type * as ServerEntry from '../entry-server.tsx';
import type { Prerendered } from '../entry-server.tsx';
import { applyEdits, attributeOf, attributeRange, elementsOf, fileOfPath } from './edit-html.ts';
import { hostFiles } from './headers.ts';
import { writeLineArt } from './line-art.ts';
import { type SitePage, searchFile, searchIndex } from './search-index.ts';
import { writeServiceWorker } from './service-worker.ts';

/** The style sheet for paper, a separate entry so that the first paint does not wait for it. */
const printStyles = 'src/styles/print.css';

const brotli = promisify(brotliCompress);
const compress = promisify(gzip);

/** Names of files that are compressed. */
const textFiles = /\.(?:html|js|css|svg|xml|txt|json|webmanifest|vtt)$/;
/** Smaller files are not compressed, because a copy would save too little. */
const minCompressedBytes = 256;

/** Writes `.br` and `.gz` copies of all text files, so that no server compresses at run time. */
async function compressFolder(folder: string) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => textFiles.test(name))
      .map(async (name) => {
        const file = join(folder, name);
        const content = await readFile(file);
        if (content.length < minCompressedBytes) return;
        // Node's default for Brotli is its highest quality.
        await writeFile(`${file}.br`, await brotli(content));
        await writeFile(`${file}.gz`, await compress(content, { level: 9 }));
      }),
  );
}

/** Output folder of the server's bundle, which renders the pages. */
const serverDir = '.cache/server';

/**
 * Makes `vite build` produce a complete static site: the browser's bundle, then the search index,
 * the line art, every page as HTML rendered by the same code, sitemap, feed, llms.txt, manifest,
 * headers, the service worker, the desk and compressed copies. The build fails if a page can't be
 * rendered.
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
              input: ['index.html', 'src/deferred-entry.ts', printStyles],
            },
          },
        },
        ssr: {
          build: {
            ssr: true,
            outDir: serverDir,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/entry-server.tsx' },
          },
        },
      },
    }),
    // In development there are no built files: each request for the search index generates it.
    configureServer(server) {
      server.middlewares.use(developmentFiles.searchIndex, async (_request, response, next) => {
        try {
          const entry = await loadEntry(server);
          response.setHeader('content-type', 'application/json');
          response.end(await searchJson(entry, await entry.readPages()));
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
      const index = await searchJson(server, pages);
      await writeFile(join(dist, searchFile(index)), index);
      await writeLineArt(dist);
      await writePages(dist, server, `/${searchFile(index)}`);
      const hosts = hostFiles({
        backend: getOrigin(client.config.env?.VITE_SUPABASE_URL),
        vitals: getOrigin(client.config.env?.VITE_VITALS_URL),
      });
      for (const [name, content] of Object.entries({ ...server.seoFiles(pages), ...hosts })) {
        await writeFile(join(dist, name), content);
      }
      await writeServiceWorker(root, dist);
      await buildDesk(root, dist);
      await compressFolder(dist);
    },
  };
}

/**
 * Builds the desk into the finished site: `desk.html` and `desk/*`. It is a separate build, after
 * the public pages and their service worker, so that it changes neither their chunks nor the
 * service worker's lists of files.
 *
 * @param root root folder of the project
 * @param dist output folder of the finished site
 */
async function buildDesk(root: string, dist: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    build: {
      target: 'es2022',
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsDir: 'desk',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input: join(root, 'desk.html') },
    },
  });
}

/** URLs in the development server's document. The app's source imports its own styles. */
const developmentFiles = {
  styles: [],
  print: `/${printStyles}`,
  scripts: [],
  entry: '/src/main.tsx',
  searchIndex: '/search-index.json',
};

const loadEntry = async (server: ViteDevServer) =>
  (await server.ssrLoadModule('/src/entry-server.tsx')) as typeof ServerEntry;

/** Origin of an absolute URL; undefined for a path, whose origin is the site's own. */
const getOrigin = (url: string | undefined) =>
  url && URL.canParse(url) ? new URL(url).origin : undefined;

/** The search index, made from the rendered pages. */
async function searchJson(
  { render }: typeof ServerEntry,
  pages: readonly SitePage[],
): Promise<string> {
  const rendered = pages.map(async (page) => ({ ...page, html: (await render(page.path)).app }));
  return JSON.stringify(searchIndex(await Promise.all(rendered)));
}

async function writePages(dist: string, server: typeof ServerEntry, searchIndex: string) {
  const manifestFile = join(dist, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const write = async (path: string, page: Prerendered, files: PageFiles) => {
    const html = server.renderDocument({
      ...page,
      app: hideClosedAnswers(page.app),
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
  await rm(dirname(manifestFile), { recursive: true });
}

/**
 * Adds `hidden="until-found"` to closed answers of an accordion (`ui/accordion.tsx`), so that the
 * browser's find in page can open them. React renders `hidden` only as a boolean attribute.
 */
function hideClosedAnswers(html: string): string {
  const closed = elementsOf(html).filter(
    (element) => attributeOf(element, 'data-findable') !== undefined,
  );
  const edits = closed.map((element) => ({
    ...attributeRange(element, 'data-findable'),
    text: 'data-findable="prerendered" hidden="until-found"',
  }));
  return applyEdits(html, edits);
}

/** Files of the build that a page loads before and after its first paint. */
type PageFiles = Omit<DocumentFiles, 'searchIndex'>;

/**
 * Chunk of a source file.
 *
 * @throws if the build has no chunk for it
 */
function findChunk(manifest: Manifest, source: string) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}.`);
  return chunk;
}

const toUrl = (file: string) => `/${file}`;

/**
 * Collects a page's styles and scripts with everything that they import, so that the page requests
 * all of it in parallel and hydration does not wait for one request after another.
 *
 * @param modules source files of the page and its sections; one without a chunk of its own is a
 *   section of home, whose sections are in one chunk
 */
function pageFiles(manifest: Manifest, modules: readonly string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  const home = Object.keys(manifest).find((key) => manifest[key]?.name === 'home') ?? '';
  collect('index.html');
  for (const module of modules) {
    const key = manifest[module] ? module : home;
    findChunk(manifest, key);
    collect(key);
  }
  return {
    styles: [...styles].map(toUrl),
    print: toUrl(findChunk(manifest, printStyles).file),
    scripts: [...scripts].map(toUrl),
    entry: toUrl(findChunk(manifest, 'src/deferred-entry.ts').file),
  };
}
