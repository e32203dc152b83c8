import type { DataRouter } from 'react-router-dom';
import { demoUrl, stops } from '../content/event-tour.ts';
import { startEventMode } from '../features/event-mode/mode.tsx';
import { whenIdle } from '../lib/lazy.tsx';

/** Stores the whole site, and activates a newer deployment while the screen is idle. */
async function startPrecache(onVisit: (visited: () => void) => void) {
  await whenIdle();
  (await import('./after-hydration.ts')).registerWorker(onVisit);
  (await import('../features/offline/precache.ts')).startPrecache();
}

/**
 * Starts event mode with the tour's stops and the site's router. Loaded only in event mode.
 *
 * @param onVisit calls back after each change to another page
 */
export function startEvent(router: DataRouter, onVisit: (visited: () => void) => void) {
  if (import.meta.env.PROD) startPrecache(onVisit).catch(() => {});
  // Loaded now, because the network may be gone by the time a visitor sends a request.
  import('../features/contact/submit.ts').catch(() => {});
  startEventMode({
    stops,
    demoUrl,
    path: () => router.state.location.pathname,
    go: (path, replace) => {
      router.navigate(path, { replace });
    },
  });
}
