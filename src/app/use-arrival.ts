import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { applyHead } from '../lib/head.ts';
import { enterPage } from '../motion/passage.ts';
import { announce } from './announcer.tsx';
import { fullTitle, headOf } from './head.ts';
import type { LoadedPage } from './pages.ts';

/** Whether any page has been shown yet: the first one comes prerendered, with its head. */
let arrived = false;

/** The heading that an address leads to: that of its anchor, else the page's own. */
function headingOf(hash: string): HTMLElement | null {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const heading = target?.closest<HTMLElement>('h2, h3') ?? target?.querySelector('h2, h3');
  return (heading as HTMLElement | null | undefined) ?? document.querySelector('main h1');
}

function focusHeading(hash: string) {
  const heading = headingOf(hash);
  heading?.setAttribute('tabindex', '-1');
  // Back and forward restore the position; focus must not scroll away from it.
  heading?.focus({ preventScroll: true });
}

/**
 * What a route change owes the visitor: the page's head, the focus on its
 * heading, and its title announced. The first page keeps what the browser did.
 */
export function useArrival(loaded: LoadedPage) {
  const shown = useRef<string | null>(null);
  const { hash, state, key } = useLocation();

  // Before the first frame, or the text would be seen, gone and seen again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page enters once
  useLayoutEffect(() => {
    if (arrived) enterPage();
  }, [loaded.path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the way counts, also one to the same place
  useEffect(() => {
    if (shown.current === loaded.path) {
      // A step inside the page moves the focus only when it came from somewhere else, such as search.
      if (state?.arrive) focusHeading(hash);
      return;
    }
    shown.current = loaded.path;
    const first = !arrived;
    arrived = true;
    if (first && document.head.querySelector('[data-page]')) return;
    applyHead(headOf(loaded), loaded.page.lang ?? 'en');
    if (first) return;
    focusHeading(hash);
    announce(fullTitle(loaded));
  }, [loaded, key]);
}
