import { useLayoutEffect, useRef } from 'react';
import type { Page } from '../content/types.ts';
import { completeLayout } from '../lib/complete-layout.ts';
import { startLater } from '../lib/start-later.ts';

/** Once loaded, the scene goes on to a later page without that page's drawing in between. */
let trackActiveView: typeof import('./scroll-timeline.ts').trackActiveView | undefined;

/**
 * Moves the scene to the shot of what leads the screen (scroll-timeline.ts), whose code comes after
 * the first page's own: until then every picture shows its drawing.
 *
 * @returns ref for the element that holds everything with a `data-shot`
 */
export function useSceneScroll(page: Page) {
  const ref = useRef<HTMLElement>(null);

  // Before the page's first frame, which would show its drawing over the live scene.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other marks
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    if (trackActiveView) {
      const stop = trackActiveView(root);
      // It measures before it marks the picture, so the drawing would fade instead of never being there.
      for (const motion of root.getAnimations({ subtree: true }))
        if (motion instanceof CSSTransition) motion.finish();
      return stop;
    }
    return startLater(
      async () => {
        // It measures every picture of the page.
        await completeLayout();
        return import('./scroll-timeline.ts');
      },
      (module) => {
        ({ trackActiveView } = module);
        return trackActiveView(root);
      },
    );
  }, [page]);

  return ref;
}
