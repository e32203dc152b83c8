import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

/** Everything beside the element and beside its ancestors: all but the element itself. */
function* othersOf(element: Element): Generator<HTMLElement> {
  for (
    let node = element;
    node !== document.body && node.parentElement;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      // A modal dialog stands above everything and looks after itself.
      const beside = sibling !== node && sibling.localName !== 'dialog';
      if (beside && sibling instanceof HTMLElement && !sibling.inert) yield sibling;
    }
  }
}

/**
 * While active, the rest of the page is inert and does not scroll, and Tab goes
 * round inside the element instead of out to the browser.
 */
export function useFocusKept(ref: RefObject<HTMLElement | null>, active: boolean) {
  useEffect(() => {
    const element = ref.current;
    if (!active || !element) return;

    const others = [...othersOf(element)];
    for (const other of others) other.inert = true;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';

    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const stops = [...element.querySelectorAll<HTMLElement>(focusable)].filter((stop) =>
        stop.checkVisibility({ visibilityProperty: true }),
      );
      const first = stops[0];
      const last = stops.at(-1);
      const leaving = event.shiftKey ? first : last;
      const inside = element.contains(document.activeElement);
      if (inside && document.activeElement !== leaving) return;
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    };
    document.addEventListener('keydown', onKey);

    return () => {
      for (const other of others) other.inert = false;
      document.documentElement.style.overflow = overflow;
      document.removeEventListener('keydown', onKey);
    };
  }, [ref, active]);
}
