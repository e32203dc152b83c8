import { useEffect, useRef, useState } from 'react';

/**
 * Carries out a press on a prerendered button that was made before its code arrived. `deferred-entry.ts`
 * keeps such a press on a button that has `data-unhydrated`, whose label meanwhile says that it
 * starts.
 *
 * @returns properties of the button
 */
export function useEarlyPress() {
  const ref = useRef<HTMLButtonElement>(null);
  const [isHydrated, setIsHydrated] = useState(false);

  useEffect(() => {
    const button = ref.current;
    // The press waits for a second render, so that it finds what other effects have restored.
    if (!isHydrated) setIsHydrated(true);
    else if (button?.ariaBusy) {
      button.ariaBusy = null;
      button.click();
    }
  }, [isHydrated]);

  return { ref, 'data-unhydrated': isHydrated ? undefined : '' };
}
