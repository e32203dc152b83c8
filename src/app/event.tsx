import type { DataRouter } from 'react-router-dom';
import { demoUrl, stops } from '../content/event-tour.ts';
import { startEventMode } from '../features/event-mode/mode.tsx';

/** Gives event mode the site's words and its router. Loaded only where it is asked for. */
export function startEvent(router: DataRouter) {
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
