import { onScrollHeld } from '../motion/lock-scroll.ts';
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
  /** The menu or another modal part of the page is open. */
  let isCovered = false;

  const wanted = () =>
    !document.hidden &&
    !isCovered &&
    (sceneOverride.get() !== null || onScreen.size + pending.size > 0) &&
    document.querySelector('dialog:modal') === null;
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
    observer.disconnect();
    onScreen.clear();
    pending.clear();
    for (const element of document.querySelectorAll(dark)) {
      pending.add(element);
      observer.observe(element);
    }
    update();
  };
  const stopViews = onViewsChange(collect);
  const stopOverride = sceneOverride.subscribe(update);
  const stopCovered = onScrollHeld((isHeld) => {
    isCovered = isHeld;
    update();
  });
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  document.addEventListener('visibilitychange', update, options);
  // Events of a dialog don't bubble. `close` is for browsers without `toggle` of dialogs.
  document.addEventListener('toggle', update, options);
  document.addEventListener('close', update, options);
  collect();

  return {
    wanted,
    stop() {
      observer.disconnect();
      stopViews();
      stopOverride();
      stopCovered();
      listeners.abort();
    },
  };
}
