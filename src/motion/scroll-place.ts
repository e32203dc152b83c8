/** Where a page stood on the screen when its entry of the history was left; `restore-place.ts` puts it back. */

/** Which section stood in the middle of the screen, and its top in CSS pixels, by the entry's key. */
export const places = new Map<string, { index: number; top: number }>();

export const sections = () => [...document.querySelectorAll('main [data-section]')];

/** Notes where the page stands, for the entry that is left. */
export function notePlace(key: string): void {
  const tops = sections().map((section) => section.getBoundingClientRect().top);
  const index = tops.findLastIndex((top) => top <= innerHeight / 2);
  places.set(key, { index, top: tops[index] ?? 0 });
}
