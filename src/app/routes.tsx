import { type LoaderFunction, matchRoutes, type RouteObject } from 'react-router-dom';
import { aliases, notFoundPath } from '../content/routes.ts';
import { animateOut } from '../motion/page-transition.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout.tsx';
import { PageView } from './page-view.tsx';
import { allPaths, loadPage } from './pages.ts';
import { preloadSupplements } from './supplements.tsx';

/** Animates the old page out only after the next one has loaded, so that a slow network leaves no empty page. */
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
          // Another query is the same page, which needs no loading.
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

/** Id of the route that the router finds for a path; hydration data is passed under it. */
export const routeIdOf = (path: string): string =>
  matchRoutes(routes, path)?.at(-1)?.route.id ?? notFoundPath;
