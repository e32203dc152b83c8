import { type RefObject, useEffect, useState } from 'react';

/** Whether any part of an element is on screen in a visible tab. False on the server. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let inside = false;
    const update = () => setOnScreen(inside && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      // A slow frame tells several changes at once; the last one holds.
      inside = entries.at(-1)?.isIntersecting ?? false;
      update();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [ref]);

  return onScreen;
}
