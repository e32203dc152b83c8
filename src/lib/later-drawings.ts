import { whenIdle } from './when-idle.ts';

/** Puts a drawing into its place. Without the network it comes when that is back. */
async function put(place: HTMLElement): Promise<void> {
  const { file } = place.dataset;
  if (!file) return;
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
 * Fetches the drawings that the build has put into files of their own (see `build/drawings.ts`):
 * each when its place is less than a screen away, and all once the page has loaded and nothing else
 * is to be done, so that a page that is printed or kept has them.
 *
 * @returns ends it
 */
export function loadLaterDrawings(): () => void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-file]')];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) void put(target.firstElementChild as HTMLElement);
      }
    },
    { rootMargin: '100%' },
  );
  // The place itself has no box.
  for (const { parentElement } of places) if (parentElement) observer.observe(parentElement);
  let isOver = false;
  const loadAll = async () => {
    for (const place of places) {
      await whenIdle();
      if (isOver) return;
      await put(place);
    }
  };
  void loadAll();
  return () => {
    isOver = true;
    observer.disconnect();
  };
}
