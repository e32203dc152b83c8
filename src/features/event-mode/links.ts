/** A booth's screen is not left: an address elsewhere is taken along on a phone. */
import { setEventState } from './state.ts';

const leads = (link: HTMLAnchorElement) =>
  link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download');

const labelOf = (link: HTMLAnchorElement) => {
  // A link's own words, without the ones that announce a new tab.
  const words = link.cloneNode(true) as HTMLElement;
  for (const hidden of words.querySelectorAll('.sr-only')) hidden.remove();
  return link.getAttribute('aria-label') ?? words.textContent?.trim() ?? '';
};

/** Shows a code instead of following links that lead away, new tabs included. */
export function keepVisitors(): () => void {
  const onClick = (press: MouseEvent) => {
    const link = press.target instanceof Element ? press.target.closest('a') : null;
    if (!link?.href) return;
    const aside = press.button !== 0 || press.ctrlKey || press.metaKey || press.shiftKey;
    if (!aside && !leads(link)) return;
    press.preventDefault();
    press.stopPropagation();
    if (!leads(link)) return;
    setEventState({ link: { href: link.href, label: labelOf(link) } });
  };
  /** A long press would offer the browser's own ways out. */
  const onMenu = (press: Event) => {
    const field = press.target instanceof Element && press.target.closest('input, textarea');
    if (!field) press.preventDefault();
  };
  addEventListener('click', onClick, { capture: true });
  addEventListener('auxclick', onClick, { capture: true });
  addEventListener('contextmenu', onMenu, { capture: true });
  return () => {
    removeEventListener('click', onClick, { capture: true });
    removeEventListener('auxclick', onClick, { capture: true });
    removeEventListener('contextmenu', onMenu, { capture: true });
  };
}
