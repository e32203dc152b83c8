import { type LoaderFunction, matchRoutes, type RouteObject } from 'react-router-dom';
import { aliases, notFoundPath } from '../content/routes.ts';
import { animateOut } from '../motion/page-transition.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout.tsx';
import { PageView } from './page-view.tsx';
import { allPaths, loadPage } from './pages.ts';
import { preloadSupplements } from './supplements.tsx';

/** The text on screen leaves only when the next page is at hand, so that a slow network empties nothing. */
const loaderOf =
  (path: string): LoaderFunction =>
  async ({ request }) => {
    const [page] = await Promise.all([loadPage(path), preloadSupplements(aliases[path] ?? path)]);
    if (!import.meta.env.SSR) await animateOut(new URL(request.url), request.signal);
    return page;
  };

/** The route table, derived from the page files. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    // The error screen replaces the page inside the layout.
    errorElement: <ErrorScreen />,
    children: [
      ...allPaths.map(
        (path): RouteObject => ({
          id: path,
          path,
          caseSensitive: true,
          loader: loaderOf(path),
          // Another query is the same page: nothing to load, and what is typed appears at once.
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
          element: <PageView />,
          errorElement: <ErrorScreen />,
        }),
      ),
      {
        id: notFoundPath,
        path: '*',
        loader: loaderOf(notFoundPath),
        element: <PageView />,
        errorElement: <ErrorScreen />,
      },
    ],
  },
];

/** Id of the route that the router finds for an address; the client hands prerendered data over by it. */
export const routeIdOf = (path: string): string =>
  matchRoutes(routes, path)?.at(-1)?.route.id ?? notFoundPath;
