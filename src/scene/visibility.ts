import { topDialog } from '../lib/overlays.ts';
import { sceneOverride } from './scene-store.ts';
import { onViewsChange } from './views.ts';

/**
 * Whether anybody can see the scene: the tab is visible, a dark part of the page is on the screen for
 * it to shine through or event mode's tour covers the page, and no modal dialog covers it. Otherwise nothing is rendered.
 */
export interface Visibility {
  wanted(): boolean;
  stop(): void;
}

/** Dark sections of a page. Header and footer have a background of their own. */
const dark = 'main [data-theme="dark"]';

export function watchVisibility(change: (wanted: boolean) => void): Visibility {
  const onScreen = new Set<Element>();
  /** Elements that the observer has not reported yet count as seen, so that no frame of the last page stays in their place. */
  const pending = new Set<Element>();
  let last = false;
  let watched: readonly Element[] = [];

  const wanted = () =>
    !document.hidden &&
    topDialog.get() === null &&
    (sceneOverride.get() !== null || onScreen.size + pending.size > 0);
  const update = () => {
    const now = wanted();
    if (now === last) return;
    last = now;
    change(now);
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      pending.delete(target);
      if (isIntersecting) onScreen.add(target);
      else onScreen.delete(target);
    }
    update();
  });

  /** Observes the dark parts of the page that has just been rendered. */
  const collect = () => {
    const found = [...document.querySelectorAll(dark)];
    // A view that only changed its shot or priority leaves the page as it was.
    if (found.length === watched.length && found.every((part, at) => part === watched[at])) return;
    watched = found;
    observer.disconnect();
    onScreen.clear();
    pending.clear();
    for (const element of found) {
      pending.add(element);
      observer.observe(element);
    }
    update();
  };
  const stopViews = onViewsChange(collect);
  const stopOverride = sceneOverride.subscribe(update);
  const stopDialog = topDialog.subscribe(update);
  document.addEventListener('visibilitychange', update);
  collect();

  return {
    wanted,
    stop() {
      observer.disconnect();
      stopViews();
      stopOverride();
      stopDialog();
      document.removeEventListener('visibilitychange', update);
    },
  };
}
