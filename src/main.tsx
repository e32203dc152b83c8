import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { forgetReload, reloadOnceFor } from './app/error-screen.tsx';
import { loadPage } from './app/pages.ts';
import { rememberControls } from './app/prerendered-controls.ts';
import { routeIdOf, routes } from './app/routes.tsx';
import { isEventMode } from './lib/event-mode.ts';
import { importWithRetry, whenIdle } from './lib/lazy.tsx';
import { renderSkippedContent } from './lib/skipped-content.ts';
import { startExperience } from './motion/experience.ts';
import { prepareScene } from './scene/index.tsx';

/** Loads everything that a route change to a page needs. The id of a page's route is its path. */
const preloadPage = (id: string) => Promise.all([loadPage(id), import('./app/page-head.tsx')]);

/** Hydrates the page once its data and components have loaded, so that the HTML matches. */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  const { pathname, search, hash } = location;
  // A host that does not redirect doubled slashes may answer with the HTML of another page.
  const path = pathname.replace(/\/{2,}/g, '/');
  if (path !== pathname) return location.replace(path + search + hash);
  startExperience();
  prepareScene();
  const id = routeIdOf(path);
  const data = await loadPage(id);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [id]: data } } });
  /** Calls back after each change to another page. */
  const onNavigate = (callback: () => void) => {
    let lastPath = router.state.location.pathname;
    router.subscribe(({ navigation, location: { pathname } }) => {
      if (navigation.state !== 'idle' || pathname === lastPath) return;
      lastPath = pathname;
      callback();
    });
  };
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // The development server sends an empty root; production never does.
  // In a transition React hydrates in slices, so that an input never waits for the whole page.
  if (root.firstElementChild) {
    const controls = rememberControls(root);
    let isRestoring = false;
    const onRecoverableError = async (error: unknown) => {
      reportError(error);
      if (isRestoring) return;
      isRestoring = true;
      // React calls this while it still changes the page, and is done before this has loaded.
      try {
        const { restoreTypedFields } = await importWithRetry(() => import('./app/typed-fields.ts'));
        onNavigate(restoreTypedFields(root, controls));
      } catch {
        // Without this code the fields are as React has rendered them.
      }
    };
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  } else createRoot(root).render(app);
  renderSkippedContent();
  forgetReload();
  onIdle(async () => {
    const { startAfterHydration } = await import('./app/after-hydration.ts');
    return startAfterHydration(preloadPage, router.subscribe);
  });
  const vitals = import.meta.env.VITE_VITALS_URL;
  if (vitals) onIdle(async () => (await import('./app/vitals.ts')).measureVitals(vitals));
  if (isEventMode()) (await import('./app/event.tsx')).startEvent(router);
}

/** Runs a task once the browser is idle. A failure is ignored: the page is complete without it. */
const onIdle = (task: () => Promise<unknown>) =>
  whenIdle()
    .then(task)
    .catch(() => {});

// A built page loads this script first; in development the app imports it.
if (import.meta.env.DEV) import('./deferred-entry.ts');

start().catch((error: unknown) => {
  // If no reload is due, the prerendered page stays; it is complete without code.
  if (!reloadOnceFor(error)) throw error;
});
