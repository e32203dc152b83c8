import { useEffect, useLayoutEffect, useRef } from 'react';
import { applyHead } from '../lib/head.ts';
import { enterPage } from '../motion/passage.ts';
import { announce } from './announcer.tsx';
import { fullTitle, headOf } from './head.ts';
import type { LoadedPage } from './pages.ts';

/** Whether any page has been shown yet: the first one comes prerendered, with its head. */
let arrived = false;

/**
 * What a route change owes the visitor: the page's head, the focus on its
 * heading, and its title announced. The first page keeps what the browser did.
 */
export function useArrival(loaded: LoadedPage) {
  const shown = useRef<string | null>(null);

  // Before the first frame, or the text would be seen, gone and seen again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page enters once
  useLayoutEffect(() => {
    if (arrived) enterPage();
  }, [loaded.path]);

  useEffect(() => {
    if (shown.current === loaded.path) return;
    shown.current = loaded.path;
    const first = !arrived;
    arrived = true;
    if (first && document.head.querySelector('[data-page]')) return;
    applyHead(headOf(loaded), loaded.page.lang ?? 'en');
    if (first) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    // Back and forward restore the position; focus must not scroll away from it.
    heading?.focus({ preventScroll: true });
    announce(fullTitle(loaded));
  }, [loaded]);
}
