/** The heading that an address leads to: that of its anchor, else the page's own. */
function headingOf(hash: string): HTMLElement | null {
  const target = document.getElementById(idOf(hash));
  const heading = target?.closest<HTMLElement>('h2, h3') ?? target?.querySelector('h2, h3');
  return (heading as HTMLElement | null | undefined) ?? document.querySelector('main h1');
}

/** Id that a hash names; empty where it is malformed. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

const isSeen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
};

/** @param restored Back or Forward: the first heading seen there, where the address's own is elsewhere */
export function focusHeading(hash: string, restored: boolean) {
  const target = headingOf(hash);
  const others = document.querySelectorAll<HTMLElement>('main :is(h2, h3)');
  const heading =
    restored && target && !isSeen(target) ? ([...others].find(isSeen) ?? target) : target;
  heading?.setAttribute('tabindex', '-1');
  // Back and forward restore the position; focus must not scroll away from it.
  heading?.focus({ preventScroll: true });
}
