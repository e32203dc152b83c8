import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { isOnScreen } from '../lib/on-screen.ts';
import { arriveTransition } from '../motion/route-transition.ts';
import type { Entry } from '../motion/transition.ts';
import { fullTitle, type LoadedPage } from './pages.ts';

/** The heading of the section that the URL's hash points to, or the page's h1. */
function findHeading(hash: string): HTMLElement | null {
  const target = document.getElementById(decodeHash(hash));
  const heading = target?.closest<HTMLElement>('h2, h3') ?? target?.querySelector('h2, h3');
  return (heading as HTMLElement | null | undefined) ?? document.querySelector('main h1');
}

/** The element id in a hash; empty when its percent-encoding is invalid. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Moves the focus to the heading that belongs to the URL.
 *
 * @param isRestored whether the scroll position was restored after Back or Forward. Then the first
 *   heading on the screen gets the focus if the URL's own is off screen.
 */
function focusHeading(hash: string, isRestored: boolean) {
  const target = findHeading(hash);
  const others = document.querySelectorAll<HTMLElement>('main :is(h2, h3)');
  const heading =
    isRestored && target && !isOnScreen(target) ? ([...others].find(isOnScreen) ?? target) : target;
  heading?.setAttribute('tabindex', '-1');
  // The router sets the scroll position, so focus must not scroll.
  heading?.focus({ preventScroll: true });
}

/**
 * Key for what is kept of a history entry. If the browser itself adds an entry for a new hash, its key
 * is always `default`. All such entries would share one scroll position otherwise.
 */
export const entryKey = ({ key, pathname, hash }: Location): string =>
  key === 'default' ? pathname + hash : key;

let shown: Entry | null = null;

/** The entry of the history whose page is shown; null before the first one is rendered. */
export const getShownEntry = () => shown;

/** Whether the first page has been rendered. It is prerendered, with its head. */
let hasShownPage = false;

let hasPrerenderedHead = true;

/** Removes the first page's elements from the head, once. React renders those of later pages. */
function removePrerenderedHead() {
  if (!hasPrerenderedHead) return;
  hasPrerenderedHead = false;
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
}

/**
 * Does after a route change what the browser does after a page load: sets the page's head, moves
 * the focus to its heading and announces its title.
 *
 * @returns component with the elements of the page's head; null on the first page, whose document
 *   already has them
 */
export function useRouteChange(loaded: LoadedPage) {
  const focusedPath = useRef<string | null>(null);
  const [Head, setHead] = useState<ComponentType<{ loaded: LoadedPage }> | null>(null);
  const location = useLocation();
  const { hash, state, key } = location;
  const navigationType = useNavigationType();

  const { path } = loaded;
  const entry = entryKey(location);
  // A layout effect, so that the text is not visible for a frame before it is animated in.
  useLayoutEffect(() => {
    const isOther = shown?.path !== path;
    shown = { path, key: entry, index: history.state?.idx ?? 0 };
    if (isOther) void arriveTransition(shown);
  }, [path, entry]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation counts, also one to the same address
  useEffect(() => {
    if (focusedPath.current === loaded.path) {
      // On the same page, focus moves only after a navigation with `state.arrive`, as from search.
      if (state?.arrive) focusHeading(hash, false);
      return;
    }
    focusedPath.current = loaded.path;
    const isFirst = !hasShownPage;
    hasShownPage = true;
    if (isFirst && document.head.querySelector('[data-page]')) return;
    document.documentElement.lang = loaded.page.lang ?? 'en';
    document.title = fullTitle(loaded);
    // The rest of the head may load later: only crawlers read it, and they get prerendered pages.
    import('./page-head.tsx').then(
      ({ PageHead }) => {
        removePrerenderedHead();
        setHead(() => PageHead);
      },
      () => {
        // The title is set above, so a missing chunk changes nothing that a visitor sees.
      },
    );
    if (isFirst) return;
    focusHeading(hash, navigationType === 'POP');
    announce(fullTitle(loaded));
  }, [loaded, key]);
  return Head;
}

const announcerId = 'announcer';

/** Announces a short text to screen readers. */
function announce(text: string) {
  const region = document.getElementById(announcerId);
  if (region) region.textContent = text;
}

/** The live region that {@link announce} writes to. */
export function Announcer() {
  return <div id={announcerId} role="status" aria-live="polite" className="sr-only" />;
}
