import { useEffect, useRef } from 'react';
import type { Page } from '../content/types.ts';
import { completeLayout } from '../lib/complete-layout.ts';
import { startLater } from '../lib/start-later.ts';

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
    return startLater(
      async () => {
        // It measures every picture of the page.
        await completeLayout();
        return import('./section-shots.ts');
      },
      ({ followSections }) => followSections(root),
    );
  }, [page]);

  return ref;
}
