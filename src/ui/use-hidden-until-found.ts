import { type RefObject, useEffect, useRef } from 'react';

/**
 * For an element that is prerendered closed. The build adds `hidden="until-found"`, which React
 * can't write, so that a text fragment in the address finds what is inside before any code is there.
 */
export const findable = { 'data-findable': '' };

/**
 * Hides a closed element from assistive technology and from focus, but not from
 * the browser's search in the page: `hidden="until-found"`. React only knows
 * `hidden` as a switch, so the attribute is set here, after the element has
 * finished closing.
 *
 * @param onFound the browser found something inside and shows it
 */
export function useHiddenUntilFound<T extends HTMLElement>(
  open: boolean,
  onFound: () => void,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  const found = useRef(onFound);
  found.current = onFound;

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Prerendered hidden, and no longer: the browser has shown it before this code was there.
    const early = element.dataset.findable === 'prerendered' && !element.hasAttribute('hidden');
    element.dataset.findable = '';
    if (early) return found.current();
    if (open) {
      element.removeAttribute('hidden');
      return;
    }
    let current = true;
    const closing = element.getAnimations?.({ subtree: true }) ?? [];
    Promise.allSettled(closing.map((animation) => animation.finished)).then(() => {
      if (current) element.setAttribute('hidden', 'until-found');
    });
    const onMatch = () => found.current();
    element.addEventListener('beforematch', onMatch);
    return () => {
      current = false;
      element.removeEventListener('beforematch', onMatch);
    };
  }, [open]);

  return ref;
}
