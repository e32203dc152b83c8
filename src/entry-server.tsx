/**
 * The server's bundle: renders pages to HTML. `src/build/prerender.ts` runs it at build, and the
 * development server for its empty document. Vite's config can't import app code directly, because
 * the app uses `import.meta.glob` and build settings that only bundled code has.
 */
import { text } from 'node:stream/consumers';
import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Document, type DocumentFiles, type DocumentProps } from './app/document.tsx';
import { PageHead } from './app/page-head.tsx';
import { absolute, allPaths, fullTitle, type LoadedPage, readPages } from './app/pages.ts';
import { routeIdOf, routes } from './app/routes.tsx';
import { structuredData } from './app/structured-data.ts';
import { seoFiles } from './build/seo-files.ts';
import { notFoundPath } from './content/routes.ts';
import { site } from './content/site.ts';

export { allPaths, notFoundPath, readPages, seoFiles };

/** A rendered page without the URLs of built files. */
export interface Prerendered extends Omit<DocumentProps, 'files'> {
  /** Source files of the page and its sections, whose chunks the page preloads. */
  modules: string[];
}

const handler = createStaticHandler(routes);

/**
 * Renders the page of a path to complete HTML.
 *
 * @throws if a component throws, so that a page that can't be prerendered fails the build
 */
export async function render(path: string): Promise<Prerendered> {
  const context = await handler.query(new Request(`http://prerender.local${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects; it can't be prerendered.`);
  const error = context.errors && Object.values(context.errors)[0];
  if (error) throw error;

  const router = createStaticRouter(handler.dataRoutes, context);
  const app = await toHtml(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  const loaded = context.loaderData[routeIdOf(path)] as LoadedPage;
  return {
    lang: loaded.page.lang ?? 'en',
    title: fullTitle(loaded),
    head: <PageHead loaded={loaded} />,
    structuredData: structuredDataOf(loaded),
    app,
    modules: [
      loaded.file,
      ...[...loaded.components.keys()].map((kind) => `src/sections/${kind}/index.tsx`),
    ],
  };
}

/** Renders a page's document around its app, as a string. */
export const renderDocument = (props: DocumentProps): string =>
  `<!doctype html>\n${renderToStaticMarkup(<Document {...props} />)}\n`;

/** The document of the development server, where the browser renders the app and its head. */
export const renderEmptyDocument = (files: DocumentFiles): string =>
  renderDocument({ lang: 'en', title: site.name, app: '', files });

async function toHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(<StrictMode>{node}</StrictMode>, {
    // No part is streamed later: React would place it with an inline script, which the CSP forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return text(prelude);
}

/**
 * The page's JSON-LD. It is only in prerendered HTML: crawlers request each URL, so the browser
 * does not have to update it after a route change.
 */
const structuredDataOf = (loaded: LoadedPage) =>
  loaded.canonicalPath === notFoundPath
    ? []
    : structuredData(loaded, absolute(loaded.canonicalPath));
