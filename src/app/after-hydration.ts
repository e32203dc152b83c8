/**
 * Code that starts after hydration: prefetching, requests that wait to be sent, and the line of
 * progress. All are in one module, so that the build puts them into one chunk.
 */
import { deliverLeft } from '../features/offline-queue/start.ts';
import { savesData } from '../motion/experience.ts';
import { runInMotion } from '../motion/motion.ts';
import { startPresence } from '../motion/presence.tsx';
import { loadTransitions } from '../motion/route-transition.ts';
import { hoverIntent } from '../motion/tokens.ts';
import { startRouteProgress } from './route-progress.ts';

/**
 * Keeps the starts of CSS transitions from React, which looks for a handler of each in the whole tree,
 * although no component has one. A press may start forty of them before the paint that answers it.
 */
function silenceTransitionStarts(): void {
  for (const type of ['transitionrun', 'transitionstart']) {
    addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
  }
}

/** Path of a link to another page of the site in this tab; null for every other element. */
function getLinkPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) {
    return null;
  }
  return link.pathname === location.pathname ? null : link.pathname;
}

/**
 * Prefetches the code of a page when the pointer or the focus stays on a link to it, or when a
 * press on the link begins. If the browser's data saver is on, nothing is fetched.
 *
 * @param load fetches the code for the page of a path; if it fails, the next event tries again
 */
function startPrefetch(load: (path: string) => Promise<unknown>): void {
  const requested = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const prefetch = (path: string) => {
    if (requested.has(path) || savesData()) return;
    requested.add(path);
    load(path).catch(() => requested.delete(path));
  };
  const prefetchAfterDelay = ({ target }: Event) => {
    clearTimeout(timer);
    const path = getLinkPath(target);
    if (path) timer = setTimeout(() => prefetch(path), hoverIntent);
  };
  const passive = { passive: true };
  document.addEventListener('pointerover', prefetchAfterDelay, passive);
  document.addEventListener('focusin', prefetchAfterDelay, passive);
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const path = getLinkPath(target);
      if (path) prefetch(path);
    },
    passive,
  );
}

/**
 * Starts all that the first paint does not need.
 *
 * @param preload   fetches the code for the page of a path
 * @param subscribe the router's
 */
export async function startAfterHydration(
  preload: (path: string) => Promise<unknown>,
  subscribe: Parameters<typeof startRouteProgress>[0],
): Promise<void> {
  // A stored request is sent whatever becomes of the rest.
  const delivery = import.meta.env.PROD && deliverLeft();
  startPrefetch((path) => Promise.all([preload(path), loadTransitions()]));
  silenceTransitionStarts();
  // A press is answered before the pointer has waited on its link.
  if (!savesData()) runInMotion(loadTransitions, () => undefined);
  startPresence();
  startRouteProgress(subscribe);
  await delivery;
}
