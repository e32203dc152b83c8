import { type RefObject, useEffect, useState } from 'react';

/**
 * Hook: whether any part of an element is on screen in a visible tab.
 *
 * @param initially value on the server, and until the browser has told
 */
export function useOnScreen(
  ref: RefObject<Element | null>,
  rootMargin = '0px',
  initially = false,
): boolean {
  const [isOnScreen, setIsOnScreen] = useState(initially);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let isIntersecting = false;
    const update = () => setIsOnScreen(isIntersecting && !document.hidden);
    const observer = new IntersectionObserver(
      (entries) => {
        // After a slow frame there may be several entries; the last one is the current state.
        isIntersecting = entries.at(-1)?.isIntersecting ?? false;
        update();
      },
      { rootMargin },
    );
    observer.observe(element);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [ref, rootMargin]);

  return isOnScreen;
}
