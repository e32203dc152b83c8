import { text } from 'node:stream/consumers';
import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Document, type DocumentFiles, type DocumentProps } from './app/document.tsx';
import { OfflinePage, offlineHead, offlineTitle } from './app/offline-page.tsx';
import { PageHead } from './app/page-head.tsx';
import { readSupplements } from './app/page-supplements.tsx';
import {
  absolute,
  allPaths,
  fullTitle,
  type LoadedPage,
  readPages as readPagesAlone,
} from './app/pages.ts';
import { routeIdOf, routes } from './app/routes.tsx';
import { sectionModule } from './app/sections.ts';
import { structuredData } from './app/structured-data.ts';
import { machineFiles } from './build/seo-files.ts';
import { notFoundPath } from './content/routes.ts';
import { site } from './content/site.ts';

export { allPaths, machineFiles, notFoundPath };

/** Every page's data with its notes, for what the build derives from the whole site. */
export const readPages = async () =>
  Promise.all(
    (await readPagesAlone()).map(async (page) => ({
      ...page,
      notes: await readSupplements(page.path),
    })),
  );

/** A rendered page without the addresses of built files. */
export interface Prerendered extends Omit<DocumentProps, 'files'> {
  /** Source files of the page's own chunks, for module preloads. */
  modules: string[];
}

const handler = createStaticHandler(routes);

/**
 * Renders an address to complete HTML.
 *
 * @throws if a component throws: a page that can't be prerendered must stop the build
 */
export async function render(path: string): Promise<Prerendered> {
  const context = await handler.query(new Request(`http://prerender.local${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects; it can't be prerendered.`);
  const failure = context.errors && Object.values(context.errors)[0];
  if (failure) throw failure;

  const router = createStaticRouter(handler.dataRoutes, context);
  const app = await toHtml(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  const loaded = context.loaderData[routeIdOf(path)] as LoadedPage;
  return {
    lang: loaded.page.lang ?? 'en',
    title: fullTitle(loaded),
    head: <PageHead loaded={loaded} />,
    structuredData: await structuredDataOf(loaded),
    app,
    modules: await modulesOf(loaded),
  };
}

/** Renders the page that the service worker shows without a network; it has no route. */
export const renderOffline = async (): Promise<Prerendered> => ({
  lang: 'en',
  title: offlineTitle,
  head: offlineHead,
  app: await toHtml(<OfflinePage />),
  modules: [],
});

/** Prints the document around a page's app. */
export const renderDocument = (props: DocumentProps): string =>
  `<!doctype html>\n${renderToStaticMarkup(<Document {...props} />)}\n`;

/** The development server's document: the browser renders the app, and then its head. */
export const renderEmptyDocument = (files: DocumentFiles): string =>
  renderDocument({ lang: 'en', title: site.name, app: '', files });

async function toHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(<StrictMode>{node}</StrictMode>, {
    // Everything in its place: a part streamed later would need an inline script, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return text(prelude);
}

/**
 * What the page says to machines. Only prerendered pages carry it: crawlers ask for an
 * address and don't walk by links, so the browser is spared the code.
 */
async function structuredDataOf(loaded: LoadedPage) {
  const { canonicalPath } = loaded;
  if (canonicalPath === notFoundPath) return [];
  const notes = await readSupplements(canonicalPath);
  return structuredData(loaded, absolute(canonicalPath), notes);
}

/** Page file and section files of a page, as Vite's manifest names them. */
async function modulesOf({ canonicalPath, page }: LoadedPage): Promise<string[]> {
  const { homeSections } = await import('./sections/home.ts');
  const path = canonicalPath === '/' ? '/index' : canonicalPath;
  const sections = page.sections.map((section) =>
    section.kind in homeSections ? 'home.ts' : sectionModule(section),
  );
  return [
    `src/content/pages${path}.ts`,
    // A folder's own page; the manifest holds one of the two.
    `src/content/pages${path}/index.ts`,
    ...[...new Set(sections)].map((file) => `src/sections/${file}`),
  ];
}
