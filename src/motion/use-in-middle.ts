import { type RefObject, useEffect } from 'react';

/** A line across the middle of the screen. */
const middle = { rootMargin: '-50% 0px -50% 0px' };

/**
 * Tells which child of a list was the last to cross the middle of the screen, and null when the list
 * itself has left it.
 *
 * @param tell has to stay the same function
 */
export function useInMiddle(
  list: RefObject<HTMLElement | null>,
  tell: (index: number | null) => void,
): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (target === element ? !isIntersecting : isIntersecting)
          tell(target === element ? null : [...element.children].indexOf(target));
      }
    }, middle);
    for (const child of element.children) observer.observe(child);
    observer.observe(element);
    return () => {
      observer.disconnect();
      tell(null);
    };
  }, [list, tell]);
}
