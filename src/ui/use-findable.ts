import { type RefObject, useEffect, useRef } from 'react';

/**
 * Hides a closed element from assistive technology and from focus, but not from
 * the browser's search in the page: `hidden="until-found"`. React only knows
 * `hidden` as a switch, so the attribute is set here, after the element has
 * finished closing.
 *
 * @param onFound the browser found something inside and shows it
 */
export function useFindable<T extends HTMLElement>(
  open: boolean,
  onFound: () => void,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  const found = useRef(onFound);
  found.current = onFound;

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
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
