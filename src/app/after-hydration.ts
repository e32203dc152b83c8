/**
 * Code that starts after hydration: prefetching, and storing pages for offline use. One module, so that
 * the build makes one file of both.
 */
import { savesData } from '../motion/experience.ts';
import { hoverIntent } from '../motion/tokens.ts';

export { registerWorker, startOffline } from '../features/offline/start.ts';

/** Path of a link that this tab will follow inside the site; null for every other element. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) {
    return null;
  }
  return link.pathname === location.pathname ? null : link.pathname;
}

/**
 * Prefetches a page's code when a pointer rests on a link, when focus stays on it, or when a touch
 * begins, so that it has mostly arrived by the click. Nothing is fetched for a visitor who saves data.
 *
 * @param load fetches what the page of a path needs; may fail, then the click tries again
 */
export function startPrefetch(load: (path: string) => Promise<unknown>): void {
  const requested = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fetchFor = (path: string) => {
    if (requested.has(path) || savesData()) return;
    requested.add(path);
    load(path).catch(() => requested.delete(path));
  };
  const consider = ({ target }: Event) => {
    clearTimeout(timer);
    const path = pathOf(target);
    if (path) timer = setTimeout(() => fetchFor(path), hoverIntent);
  };
  const passive = { passive: true };
  document.addEventListener('pointerover', consider, passive);
  document.addEventListener('focusin', consider, passive);
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const path = pathOf(target);
      if (path) fetchFor(path);
    },
    passive,
  );
}
