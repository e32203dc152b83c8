import { type RefObject, useLayoutEffect } from 'react';
import { screenPositions } from '../../scene/index.tsx';
import { type Box, boxOf, leaderOf, placePanel } from './place.ts';
import { movedEvent } from './touch.ts';

/** As `lg:landscape` in the panel's style. */
const wide = '(width >= 64rem) and (orientation: landscape)';

/** The box of an element's words, which may end long before the element does. */
function wordsOf(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** The core's circle in the diagram's frame. */
function coreIn({ left, top, right, bottom }: Box): Box {
  const { x, y, radius } = screenPositions.core;
  const [width, height] = [(right - left) / 100, (bottom - top) / 100];
  const [across, down, reach] = [left + x * width, top + y * height, radius * width];
  return { left: across - reach, top: down - reach, right: across + reach, bottom: down + reach };
}

/** What the panel has around it, and what it may use of the screen below the bar. */
function lookAround(button: Element, gap: number) {
  const diagram = button.parentElement as Element;
  const others = (selector: string) => [...diagram.querySelectorAll(selector)].map(boxOf);
  const section = button.closest('section');
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const { clientWidth, clientHeight } = document.documentElement;
  // The page's margin, where its words begin.
  const margin = section?.querySelector('h1')?.getBoundingClientRect().left ?? gap;
  return {
    node: boxOf(button),
    label: boxOf(button.firstElementChild ?? button),
    nodes: others('[data-node]'),
    core: coreIn(boxOf(diagram)),
    words: [
      ...others('[data-node] > span'),
      // A link that only scrolls on may be covered for a while.
      ...[...(section?.querySelectorAll('h1, p, a:not([href^="#"])') ?? [])]
        .filter((element) => !element.closest('[data-node-panel]'))
        .map(wordsOf),
    ],
    screen: {
      left: margin,
      top: Math.max(bar, 0) + gap / 2,
      right: clientWidth - margin,
      bottom: clientHeight - gap / 2,
    },
  };
}

/**
 * Shows a panel above everything and, on a wide screen, in its place with the line that leads to
 * it. The panel stands in the page right after its button.
 *
 * @param ref a popover with the line's drawing in it
 */
export function usePlace(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const panel = ref.current;
    const button = panel?.previousElementSibling;
    if (!panel || !button) return;
    // Browsers without popovers show it where it stands.
    panel.showPopover?.();
    let place: Box | null = null;
    /** The line from the node, wherever it stands now, to the panel, which stays. */
    const lead = () => {
      if (!place) return;
      const label = boxOf(button.firstElementChild ?? button);
      const { x1, y1, x2, y2 } = leaderOf(place, { node: boxOf(button), label });
      const [dx, dy] = [place.left, place.top];
      panel
        .querySelector('[data-leader]')
        ?.setAttribute('d', `M${x1 - dx} ${y1 - dy}L${x2 - dx} ${y2 - dy}`);
    };
    const put = () => {
      place = null;
      // Elsewhere it is a sheet, which CSS has a place for.
      if (!matchMedia(wide).matches) return panel.removeAttribute('style');
      const gap = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const around = lookAround(button, gap);
      const { offsetWidth: width, offsetHeight: height } = panel;
      place = placePanel({ width, height }, gap, around);
      panel.style.left = `${place.left + scrollX}px`;
      panel.style.top = `${place.top + scrollY}px`;
      lead();
    };
    put();
    addEventListener('resize', put);
    document.addEventListener(movedEvent, lead);
    return () => {
      removeEventListener('resize', put);
      document.removeEventListener(movedEvent, lead);
    };
  }, [ref]);
}
