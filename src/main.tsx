import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { forgetReload, reloadOnceFor } from './app/error-screen.tsx';
import { loadPage } from './app/pages.ts';
import { routeIdOf, routes } from './app/routes.tsx';
import { preloadSupplements } from './app/supplements.tsx';
import { aliases } from './content/routes.ts';
import { whenIdle } from './lib/lazy.tsx';
import { renderSkippedContent } from './lib/skipped-content.ts';
import { startExperience } from './motion/experience.ts';

/** Loads everything that a route change to a page needs. */
const loadWhole = (id: string) =>
  Promise.all([loadPage(id), preloadSupplements(aliases[id] ?? id), import('./app/page-head.tsx')]);

/** Loads this page's data and components first, so that hydration finds exactly what was prerendered. */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  const { pathname, search, hash } = location;
  // A page has one address: a host that doesn't redirect doubled slashes may answer with any page.
  const path = pathname.replace(/\/{2,}/g, '/');
  if (path !== pathname) return location.replace(path + search + hash);
  const id = routeIdOf(path);
  const data = await loadPage(id);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [id]: data } } });
  const onVisit = (visited: () => void) => {
    let path = router.state.location.pathname;
    router.subscribe(({ navigation, location: { pathname } }) => {
      if (navigation.state !== 'idle' || pathname === path) return;
      path = pathname;
      visited();
    });
  };
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // The development server sends an empty root; production never does.
  // A transition hydrates in slices, so that an input never waits for the whole page.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  startExperience();
  renderSkippedContent();
  forgetReload();
  onIdle(async () => (await import('./app/after-hydration.ts')).startPrefetch(loadWhole));
  if (import.meta.env.PROD) {
    onIdle(async () => (await import('./app/after-hydration.ts')).startOffline(onVisit));
  }
  const vitals = import.meta.env.VITE_VITALS_URL;
  if (vitals) onIdle(async () => (await import('./app/vitals.ts')).measureVitals(vitals));
  if (isEvent()) (await import('./app/event.tsx')).startEvent(router, onVisit);
}

/** `?mode=event` makes the tab an exhibit, which it remembers. */
function isEvent() {
  try {
    return location.search.includes('mode=event') || sessionStorage.event;
  } catch {
    // Storage is switched off.
    return false;
  }
}

/** Runs a task once the browser is idle. The page is complete without it, so a failure changes nothing. */
const onIdle = (task: () => Promise<unknown>) =>
  whenIdle()
    .then(task)
    .catch(() => {});

// A built page begins with it; the development server has no such page.
if (import.meta.env.DEV) import('./deferred-entry.ts');

start().catch((error: unknown) => {
  // The prerendered page is complete without code: it stays when a reload doesn't help.
  if (!reloadOnceFor(error)) throw error;
});
