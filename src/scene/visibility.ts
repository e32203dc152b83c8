/**
 * Whether anybody can see the scene: the tab is visible, some ink is on screen
 * for it to shine through, and neither a dialog nor the opaque menu stands in front. Without that nothing is rendered.
 */
export interface Visibility {
  wanted(): boolean;
  stop(): void;
}

/** Sections of a page, and the exhibit of event mode. Header and footer carry their own ground. */
const ink = ':is(main, [data-event-tour]) [data-theme="dark"]';
const dialog = 'dialog[open], [role="dialog"][data-state="open"], #mobile-menu[data-open="true"]';

export function watchVisibility(change: (wanted: boolean) => void): Visibility {
  const onScreen = new Set<Element>();
  const watched = new Set<Element>();
  /** Of a new page the observer tells in the next frame; until then it counts as seen, so that no frame of the last page stands in its place. */
  const awaited = new Set<Element>();
  let last = false;

  const wanted = () =>
    !document.hidden && onScreen.size + awaited.size > 0 && document.querySelector(dialog) === null;
  const update = () => {
    const now = wanted();
    if (now === last) return;
    last = now;
    change(now);
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      awaited.delete(target);
      if (isIntersecting) onScreen.add(target);
      else onScreen.delete(target);
    }
    update();
  });

  /** Sections come and go with the routes. */
  const collect = () => {
    for (const element of watched) {
      if (element.isConnected) continue;
      observer.unobserve(element);
      watched.delete(element);
      onScreen.delete(element);
      awaited.delete(element);
    }
    for (const element of document.querySelectorAll(ink)) {
      if (watched.has(element)) continue;
      watched.add(element);
      awaited.add(element);
      observer.observe(element);
    }
    update();
  };
  const mutations = new MutationObserver(collect);
  mutations.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open', 'data-state', 'data-open'],
  });
  document.addEventListener('visibilitychange', update);
  collect();

  return {
    wanted,
    stop() {
      observer.disconnect();
      mutations.disconnect();
      document.removeEventListener('visibilitychange', update);
    },
  };
}
