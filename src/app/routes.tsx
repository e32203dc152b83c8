import { type LoaderFunction, matchRoutes, type RouteObject } from 'react-router-dom';
import { notFoundPath } from '../content/routes.ts';
import { settled } from '../lib/lazy.tsx';
import { beginTransition } from '../motion/route-transition.ts';
import { duration } from '../motion/tokens.ts';
import { loadLineArt } from '../scene/index.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout.tsx';
import { PageView } from './page-view.tsx';
import { allPaths, type LoadedPage, loadPage } from './pages.ts';
import { getShownEntry } from './use-route-change.tsx';

/** Kinds of first sections whose picture is an SVG of the page itself. */
const heroes = /hero|contact/;

/** Loads the picture of a page's first section, or waits for it no longer. */
function loadFirstPicture({ page }: LoadedPage) {
  const [first] = page.sections;
  if (!first || !heroes.test(first.kind)) return;
  const layout = 'layout' in first ? first.layout : undefined;
  const name = `${first.shot ?? page.shot}-${layout ?? 'wide'}`;
  return settled(loadLineArt(name), duration.flight);
}

/**
 * Loads the page of a path and its first picture. The old page stands as it is until then, so that no
 * empty page is visible meanwhile.
 */
const createLoader =
  (path: string): LoaderFunction =>
  async ({ request }) => {
    if (import.meta.env.SSR) return loadPage(path);
    const leave = beginTransition(path, request, getShownEntry());
    const page = await loadPage(path);
    await loadFirstPicture(page);
    await leave();
    return page;
  };

/** The routes of all pages. Their paths come from the files in `src/content/pages`. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    // For an error in the layout itself; those of pages are handled inside the layout.
    errorElement: <ErrorScreen />,
    children: [...allPaths, notFoundPath].map((path) => ({
      id: path,
      path: path === notFoundPath ? '*' : path,
      caseSensitive: true,
      loader: createLoader(path),
      // A change of the query alone does not load the page again.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      element: <PageView />,
      errorElement: <ErrorScreen />,
    })),
  },
];

/** Id of the route for a path, which is the key of its data when the router hydrates. */
export const routeIdOf = (path: string): string =>
  matchRoutes(routes, path)?.at(-1)?.route.id ?? notFoundPath;
