import { whenIdle } from './when-idle.ts';

/** Puts a drawing into its place. Without the network it comes when that is back. */
async function put(place: HTMLElement): Promise<void> {
  const { file } = place.dataset;
  // The visitor may have gone to another page meanwhile.
  if (!file || !place.isConnected) return;
  delete place.dataset.file;
  try {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${file} answered ${response.status}.`);
    const drawing = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
    place.replaceChildren(drawing.documentElement);
  } catch {
    place.dataset.file = file;
    addEventListener('online', () => void put(place), { once: true });
  }
}

/**
 * Fetches a drawing that the build has put into a file of its own (see `build/deferred-svg.ts`): when
 * its slot is less than a screen away, or the page has loaded and the browser is idle, so that a
 * page that is printed has it.
 *
 * @param slot of a picture; one without such a drawing is left alone
 * @returns ends it
 */
export function loadLaterDrawing(slot: HTMLElement): () => void {
  const place = slot.querySelector<HTMLElement>('[data-file]');
  if (!place) return () => {};
  const load = () => {
    observer.disconnect();
    void put(place);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    },
    { rootMargin: '100%' },
  );
  observer.observe(slot);
  void whenIdle().then(load);
  return () => observer.disconnect();
}
