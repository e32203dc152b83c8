import { topDialog } from '../lib/overlays.ts';
import { sceneOverride } from './scene-store.ts';
import { onViewsChange } from './views.ts';

/**
 * Whether the scene can be seen behind the page; otherwise it draws no frames. It can be seen when
 * the tab is visible, no modal dialog is open, and either a dark section is on screen (only these
 * are transparent) or event mode's tour covers the page.
 */
export interface Visibility {
  isVisible(): boolean;
  stop(): void;
}

/** Dark sections of a page. Header and footer have a background of their own. */
const darkSections = 'main [data-theme="dark"]';

export function watchVisibility(onChange: (isVisible: boolean) => void): Visibility {
  const onScreen = new Set<Element>();
  /**
   * Elements that the observer has not reported yet count as visible, so that no frame of the
   * previous page stays in their place.
   */
  const pending = new Set<Element>();
  let wasVisible = false;
  let observed: readonly Element[] = [];

  const isVisible = () =>
    !document.hidden &&
    topDialog.get() === null &&
    (sceneOverride.get() !== null || onScreen.size + pending.size > 0);
  const update = () => {
    const isVisibleNow = isVisible();
    if (isVisibleNow === wasVisible) return;
    wasVisible = isVisibleNow;
    onChange(isVisibleNow);
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      pending.delete(target);
      if (isIntersecting) onScreen.add(target);
      else onScreen.delete(target);
    }
    update();
  });

  /** Observes the dark sections of the page that has just been rendered. */
  const collect = () => {
    const sections = [...document.querySelectorAll(darkSections)];
    // A view that only changed its shot or priority leaves the sections as they are.
    const isSame = sections.every((section, index) => section === observed[index]);
    if (sections.length === observed.length && isSame) return;
    observed = sections;
    observer.disconnect();
    onScreen.clear();
    pending.clear();
    for (const element of sections) {
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
    isVisible,
    stop() {
      observer.disconnect();
      stopViews();
      stopOverride();
      stopDialog();
      document.removeEventListener('visibilitychange', update);
    },
  };
}
