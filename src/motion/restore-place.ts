import { places, sections } from './scroll-place.ts';

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
