import { type LoaderFunction, matchRoutes, type RouteObject } from 'react-router-dom';
import { notFoundPath } from '../content/routes.ts';
import { animateOut } from '../motion/route-transition.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout.tsx';
import { PageView } from './page-view.tsx';
import { allPaths, loadPage } from './pages.ts';

/**
 * Loads the page of a path, then animates the old page out, so that no empty page is visible
 * meanwhile.
 */
const createLoader =
  (path: string): LoaderFunction =>
  async ({ request }) => {
    const page = await loadPage(path);
    if (!import.meta.env.SSR) await animateOut(new URL(request.url), request.signal);
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
