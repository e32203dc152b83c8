/**
 * Starts event mode, the unattended demo for large screens, which plays a tour of the site by
 * stops. Only tabs in event mode load this module.
 */
import type { DataRouter } from 'react-router-dom';
import { demoUrl, stops } from '../content/event-tour.ts';
import { startEventMode } from '../features/event-mode/mode.tsx';
import type { OnNavigate } from '../features/offline/start.ts';
import { whenIdle } from '../lib/lazy.tsx';

/**
 * Stores the whole site for offline use, and activates new deployments while the screen is idle.
 */
async function startPrecache(onNavigate: OnNavigate) {
  await whenIdle();
  (await import('./after-hydration.ts')).registerWorker(onNavigate);
  (await import('../features/offline/precache.ts')).startPrecache();
}

/**
 * Starts event mode with the tour's stops and the site's router.
 *
 * @param onNavigate calls back after each change to another page
 */
export function startEvent(router: DataRouter, onNavigate: OnNavigate) {
  if (import.meta.env.PROD) startPrecache(onNavigate).catch(() => {});
  // Preloaded, because there may be no network when a visitor sends a contact request.
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
