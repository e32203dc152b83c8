import type { DataRouter } from 'react-router-dom';
import { demoUrl, stops } from '../content/event-tour.ts';
import { startEventMode } from '../features/event-mode/mode.tsx';
import { whenIdle } from '../lib/lazy.tsx';

/** Stores the whole site, and takes over a newer deployment while nobody is there. */
async function startPrecache(onVisit: (visited: () => void) => void) {
  await whenIdle();
  (await import('./afterwards.ts')).registerWorker(onVisit);
  (await import('../features/offline/precache.ts')).startPrecache();
}

/**
 * Gives event mode the site's words and its router. Loaded only where it is asked for.
 *
 * @param onVisit calls back after each change to another page
 */
export function startEvent(router: DataRouter, onVisit: (visited: () => void) => void) {
  if (import.meta.env.PROD) startPrecache(onVisit).catch(() => {});
  // What keeps a request: the network may be gone by the time that somebody has typed one.
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
