import { type RefObject, useEffect, useState } from 'react';

/** Hook: whether any part of an element is on screen in a visible tab. False on the server. */
export function useOnScreen(ref: RefObject<Element | null>, rootMargin = '0px'): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);

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
