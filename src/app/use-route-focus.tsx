import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { animateIn } from '../motion/page-transition.ts';
import { fullTitle, type LoadedPage } from './pages.ts';

/** The heading of the hash's section, or the page's h1. */
function headingOf(hash: string): HTMLElement | null {
  const target = document.getElementById(idOf(hash));
  const heading = target?.closest<HTMLElement>('h2, h3') ?? target?.querySelector('h2, h3');
  return (heading as HTMLElement | null | undefined) ?? document.querySelector('main h1');
}

/** The element id in a hash; empty when its percent-encoding is invalid. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

const isSeen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
};

/** @param restored after Back or Forward: takes the first visible heading where the address's own is off screen */
function focusHeading(hash: string, restored: boolean) {
  const target = headingOf(hash);
  const others = document.querySelectorAll<HTMLElement>('main :is(h2, h3)');
  const heading =
    restored && target && !isSeen(target) ? ([...others].find(isSeen) ?? target) : target;
  heading?.setAttribute('tabindex', '-1');
  // Back and forward restore the position; focus must not scroll away from it.
  heading?.focus({ preventScroll: true });
}

/** Whether the first page, which is prerendered with its head, has been shown. */
let hasShownPage = false;

let hasDocumentHead = true;

/** Removes the first page's elements from the head, once: those of later pages are React's. */
function removeDocumentHead() {
  if (!hasDocumentHead) return;
  hasDocumentHead = false;
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
}

/**
 * After a route change does what a page load does: sets the page's head, moves the focus to its heading
 * and announces its title. On the first page the browser has done all of it.
 *
 * @returns the elements of the page's head, or none on the first page, whose document has them
 */
export function useRouteFocus(loaded: LoadedPage) {
  const focusedPath = useRef<string | null>(null);
  const [Head, setHead] = useState<ComponentType<{ loaded: LoadedPage }> | null>(null);
  const { hash, state, key } = useLocation();
  const navigationType = useNavigationType();

  // Before the first frame, so that the text does not flash.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page enters once
  useLayoutEffect(() => {
    if (hasShownPage) animateIn();
  }, [loaded.path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation counts, also one to the same address
  useEffect(() => {
    if (focusedPath.current === loaded.path) {
      // Within a page only a navigation with `state.arrive`, such as one from search, moves the focus.
      if (state?.arrive) focusHeading(hash, false);
      return;
    }
    focusedPath.current = loaded.path;
    const isFirst = !hasShownPage;
    hasShownPage = true;
    if (isFirst && document.head.querySelector('[data-page]')) return;
    document.documentElement.lang = loaded.page.lang ?? 'en';
    document.title = fullTitle(loaded);
    // Only crawlers read the rest of the head, and they request the page itself: it may come later.
    import('./page-head.tsx').then(
      ({ PageHead }) => {
        removeDocumentHead();
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

const id = 'announcer';

/** Tells assistive technology a short text, such as the title of the page just reached. */
function announce(text: string) {
  const region = document.getElementById(id);
  if (region) region.textContent = text;
}

/** The live region that {@link announce} writes to. */
export function Announcer() {
  return <div id={id} role="status" aria-live="polite" className="sr-only" />;
}
