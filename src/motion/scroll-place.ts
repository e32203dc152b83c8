/** Where a page stood on the screen when its entry of the history was left, and stands after Back. */

/** Which section stood in the middle of the screen, and its top in CSS pixels, by the entry's key. */
const places = new Map<string, { index: number; top: number }>();

const sections = () => [...document.querySelectorAll('main [data-section]')];

/** Notes where the page stands, for the entry that is left. */
export function notePlace(key: string): void {
  const tops = sections().map((section) => section.getBoundingClientRect().top);
  const index = tops.findLastIndex((top) => top <= innerHeight / 2);
  places.set(key, { index, top: tops[index] ?? 0 });
}

/**
 * Puts the section back where it stood when this entry was left, and keeps it there while parts above
 * get their code and with it their height, until the visitor acts or the page is left. The router
 * restores pixels.
 */
export function restorePlace(key: string): void {
  const place = places.get(key);
  const section = place && sections()[place.index];
  if (!section) return;
  const observer = new ResizeObserver(() => restore());
  const end = () => observer.disconnect();
  const restore = () => {
    if (!section.isConnected) return end();
    scrollBy({ top: section.getBoundingClientRect().top - place.top, behavior: 'instant' });
  };
  restore();
  observer.observe(document.body);
  // A removed observer's listeners end with the next input.
  for (const type of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(type, end, { once: true });
}
