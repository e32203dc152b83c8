import { useEffect, useRef } from 'react';
import type { Page } from '../content/types.ts';

/**
 * Moves the scene to the shot of what leads the screen (section-shots.ts), whose code comes after
 * the page's own: until then every picture shows its drawing.
 *
 * @returns ref for the element that holds everything with a `data-shot`
 */
export function useSectionShots(page: Page) {
  const ref = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other marks
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    let stop: (() => void) | undefined;
    let left = false;
    import('./section-shots.ts').then(
      ({ followSections }) => {
        if (!left) stop = followSections(root);
      },
      () => {
        // The code did not arrive: the drawings stay.
      },
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [page]);

  return ref;
}
