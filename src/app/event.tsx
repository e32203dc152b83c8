/**
 * Starts event mode. Only tabs in event mode load this module.
 */
import type { DataRouter } from 'react-router-dom';
import { demoUrl, stops } from '../content/event-tour.ts';
import { startEventMode } from '../features/event-mode/mode.tsx';
import { whenIdle } from '../lib/lazy.tsx';

const loadPrecache = () => import('../features/offline/precache.ts');

/**
 * Starts event mode with the tour's stops and the site's router, and stores the whole site for
 * offline use.
 */
export function startEvent(router: DataRouter) {
  if (import.meta.env.PROD) {
    whenIdle()
      .then(loadPrecache)
      .then(({ startPrecache }) => startPrecache())
      .catch(() => {});
  }
  // Preloaded, because there may be no network when a visitor sends a contact request.
  import('../features/contact/submit.ts').catch(() => {});
  startEventMode({
    stops,
    demoUrl,
    path: () => router.state.location.pathname,
    go: (path, replace) => {
      router.navigate(path, { replace });
    },
    removePrecache: async () => (await loadPrecache()).removePrecache(),
  });
}
