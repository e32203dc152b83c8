import { topDialog } from '../lib/overlays.ts';
import { sceneOverride, views } from './scene-store.ts';

/**
 * Observes the size of the stage, which contains the scene's canvas, and the display's pixel ratio.
 * The stage is as high as the viewport while the browser's toolbars are hidden, so that showing or
 * hiding them does not resize the canvas.
 *
 * @param onSize gets CSS pixels, and device pixels per CSS pixel; called at once and after each
 *   change, but not while the stage is empty
 * @returns stops observing
 */
export function watchSize(
  stage: HTMLElement,
  onSize: (width: number, height: number, pixelRatio: number) => void,
): () => void {
  const listeners = new AbortController();
  const report = () => {
    const { clientWidth: width, clientHeight: height } = stage;
    if (width >= 1 && height >= 1) onSize(width, height, devicePixelRatio);
  };
  // A media query reports only that its own ratio no longer holds, so each change needs a new
  // query.
  const watchRatio = () => {
    const onRatioChange = () => {
      watchRatio();
      report();
    };
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', onRatioChange, {
      once: true,
      signal: listeners.signal,
    });
  };
  const resizeObserver = new ResizeObserver(report);
  resizeObserver.observe(stage);
  watchRatio();
  report();
  return () => {
    resizeObserver.disconnect();
    listeners.abort();
  };
}

/** Dark sections of a page. Header and footer have a background of their own. */
const darkSections = 'main [data-theme="dark"]';

/**
 * Observes whether the scene can be seen behind the page: the tab is visible, no modal dialog is
 * open, and either a dark section is on screen (only these are transparent) or event mode's tour
 * covers the page.
 *
 * @param onChange called after each change; at first the scene counts as hidden
 * @returns stops observing
 */
export function watchVisibility(onChange: (isVisible: boolean) => void): () => void {
  /** Sections that the observer has not reported yet are in it, so that they show no old frame. */
  const onScreen = new Set<Element>();
  let wasVisible = false;
  let observed: readonly Element[] = [];

  const update = () => {
    const isVisible =
      !document.hidden &&
      topDialog.get() === null &&
      (sceneOverride.get() !== null || onScreen.size > 0);
    if (isVisible === wasVisible) return;
    wasVisible = isVisible;
    onChange(isVisible);
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
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
    for (const element of sections) {
      onScreen.add(element);
      observer.observe(element);
    }
    update();
  };
  const unsubscribe = [
    views.subscribe(collect),
    sceneOverride.subscribe(update),
    topDialog.subscribe(update),
  ];
  document.addEventListener('visibilitychange', update);
  collect();

  return () => {
    observer.disconnect();
    for (const stop of unsubscribe) stop();
    document.removeEventListener('visibilitychange', update);
  };
}
