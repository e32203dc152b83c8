import { type RefObject, useLayoutEffect } from 'react';
import type { OfferingId } from '../../content/types.ts';
import { screenPositions } from '../../scene/index.tsx';
import { isSceneLive, openedSize } from '../../scene/touch.ts';
import { type Box, boxOf, isOverCore, leaderOf, placePanel } from './placement.ts';
import { onButtonsMoved } from './touch.ts';

/** As `floating` in src/styles/utilities.css. */
const wide = '(width >= 64rem) or ((width >= 56rem) and (height >= 34rem))';
/** Widths that a panel tries, in its own. */
const widths = [1, 1.25, 1.5];

/** The boxes of an element's lines, which may end long before the element does. */
function linesOf(element: Element): Box[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}

/** The core's circle in the diagram's frame. */
function coreIn({ left, top, right, bottom }: Box): Box {
  const { x, y, radius } = screenPositions.core;
  const [width, height] = [(right - left) / 100, (bottom - top) / 100];
  const [across, down, reach] = [left + x * width, top + y * height, radius * width];
  return { left: across - reach, top: down - reach, right: across + reach, bottom: down + reach };
}

/** The circle of a node as large as its body will be once it is open. */
function openedBox(button: Element): Box {
  const box = boxOf(button);
  if (!isSceneLive()) return box;
  const size = openedSize((button as HTMLElement).dataset.node as OfferingId);
  const radius = ((button as HTMLElement).offsetWidth / 2) * size;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/** What the panel has around it, and what it may use of the screen below the bar. */
function measureSurroundings(button: Element, gap: number) {
  const diagram = button.parentElement as Element;
  const others = (selector: string) => [...diagram.querySelectorAll(selector)];
  const section = button.closest('section');
  const told = (selector: string) =>
    [...(section?.querySelectorAll(selector) ?? [])].filter(
      (element) => !element.closest('[data-node-panel]'),
    );
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const { clientWidth, clientHeight } = document.documentElement;
  // The page's margin, where its words begin.
  const margin = section?.querySelector('h1')?.getBoundingClientRect().left ?? gap;
  const label = button.firstElementChild ?? button;
  return {
    node: openedBox(button),
    nodes: others('[data-node]').map(boxOf),
    core: coreIn(boxOf(diagram)),
    protectedBoxes: [
      ...others('[data-node] > span').filter((other) => other !== label),
      ...told('a:not([href^="#"])'),
    ]
      .map(boxOf)
      .concat(told('h1 > *, p').flatMap(linesOf))
      .filter(({ right, left }) => right > left),
    // A link that only scrolls on may be covered for a while.
    coverableBoxes: told('a[href^="#"]').map(boxOf),
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
export function usePlacement(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const panel = ref.current;
    const button = panel?.previousElementSibling;
    if (!panel || !button) return;
    // Browsers without popovers show it where it stands.
    panel.showPopover?.();
    let place: Box | null = null;
    let core: Box | null = null;
    /** The line from the node, wherever it stands now, to the panel, which stays. */
    const lead = () => {
      if (!place) return;
      const line = leaderOf(place, boxOf(button));
      const { x1, y1, x2, y2 } = line;
      const [dx, dy] = [place.left, place.top];
      // No line is drawn over the core: its panel then stands across from it, in its own accent.
      const way = core && isOverCore(line, core) ? '' : `L${x2 - dx} ${y2 - dy}`;
      panel.querySelector('[data-leader]')?.setAttribute('d', `M${x1 - dx} ${y1 - dy}${way}`);
    };
    const put = () => {
      place = null;
      // Elsewhere it is a sheet, which CSS has a place for.
      if (!matchMedia(wide).matches) return panel.removeAttribute('style');
      const gap = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const around = measureSurroundings(button, gap);
      panel.style.width = '';
      const own = panel.offsetWidth;
      const sizes = widths.map((share) => {
        panel.style.width = `${own * share}px`;
        return { width: panel.offsetWidth, height: panel.offsetHeight };
      });
      core = around.core;
      place = placePanel(sizes, gap, around);
      panel.style.width = `${place.right - place.left}px`;
      panel.style.left = `${place.left + scrollX}px`;
      panel.style.top = `${place.top + scrollY}px`;
      lead();
    };
    put();
    addEventListener('resize', put);
    const stopFollowing = onButtonsMoved(lead);
    return () => {
      removeEventListener('resize', put);
      stopFollowing();
    };
  }, [ref]);
}
