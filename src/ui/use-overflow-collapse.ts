import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Sets `data-compact` on a bar while its children, in one row, need more room than it has. How
 * wide text is depends on more than the screen: a reader's own font size and spacing count too.
 * Before and without code the breakpoint of the `roomy` variant decides alone.
 */
export function useOverflowCollapse<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);

  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    // Measured as it would be with everything in it; nothing is painted in between.
    const observer = new ResizeObserver(() => {
      bar.toggleAttribute('data-compact', false);
      bar.toggleAttribute('data-compact', bar.scrollWidth > bar.clientWidth);
    });
    observer.observe(bar);
    // The name at its beginning: other letters, other spacing or another size of them change it, not the bar.
    if (bar.firstElementChild) observer.observe(bar.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return ref;
}
