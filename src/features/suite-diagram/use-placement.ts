import { type RefObject, useLayoutEffect } from 'react';
import type { OfferingId } from '../../content/types.ts';
import { rafThrottle } from '../../lib/raf-throttle.ts';
import { screenPositions } from '../../scene/index.tsx';
import { bodyPositions, isSceneLive, openedSize } from '../../scene/touch.ts';
import {
  type Box,
  boxOf,
  boxOfCircle,
  centreOf,
  getLeaderLine,
  isOverCore,
  placePanel,
} from './placement.ts';

/**
 * Media query of screens with a floating panel; the same as the variant `floating` in
 * src/styles/utilities.css.
 */
const floatingQuery = '(width >= 64rem) or ((width >= 56rem) and (height >= 34rem))';
/** Widths that are tried, as multiples of the panel's preferred width. */
const widthFactors = [1, 1.25, 1.5];

/**
 * Adds hidden copies of the panel to the page, one for each width that is tried, so that one layout
 * gives the sizes of all of them.
 */
function addCopies(panel: HTMLElement): HTMLElement[] {
  const copies = widthFactors.map((factor) => {
    const copy = panel.cloneNode(true) as HTMLElement;
    copy.removeAttribute('popover');
    copy.style.cssText = `visibility: hidden; width: calc(var(--panel-width) * ${factor})`;
    return copy;
  });
  panel.after(...copies);
  return copies;
}

/** Boxes of an element's lines of text, which may be much narrower than the element. */
function getLineBoxes(element: Element): Box[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}

/** Box of the core, the round object in the middle, from the box of the diagram. */
function getCoreBox({ left, top, right, bottom }: Box): Box {
  const { x, y, radius } = screenPositions.core;
  // `screenPositions` are percentages.
  const [width, height] = [(right - left) / 100, (bottom - top) / 100];
  return boxOfCircle({ x: left + x * width, y: top + y * height }, radius * width);
}

/** Box of a node's circle at the size that its object of the scene has while the node is open. */
function getOpenedBox(button: HTMLElement): Box {
  const box = boxOf(button);
  if (!isSceneLive()) return box;
  const size = openedSize(button.dataset.node as OfferingId);
  return boxOfCircle(centreOf(box), (button.offsetWidth / 2) * size);
}

/**
 * Measures what is around the panel, and the part of the screen below the header in which it may
 * be.
 */
function measureSurroundings(button: HTMLElement, gap: number) {
  const diagram = button.parentElement as Element;
  const findInDiagram = (selector: string) => [...diagram.querySelectorAll(selector)];
  const section = button.closest('section');
  const findInSection = (selector: string) =>
    [...(section?.querySelectorAll(selector) ?? [])].filter(
      (element) => !element.closest('[data-node-panel]'),
    );
  const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const { clientWidth, clientHeight } = document.documentElement;
  // The text of the page begins at its margin.
  const margin = section?.querySelector('h1')?.getBoundingClientRect().left ?? gap;
  const label = button.firstElementChild ?? button;
  return {
    node: getOpenedBox(button),
    nodes: findInDiagram('[data-node]').map(boxOf),
    core: getCoreBox(boxOf(diagram)),
    protectedBoxes: [
      ...findInDiagram('[data-node] > span').filter((other) => other !== label),
      ...findInSection('a:not([href^="#"])'),
    ]
      .map(boxOf)
      .concat(findInSection('h1 > *, p').flatMap(getLineBoxes))
      .filter(({ right, left }) => right > left),
    // A link that only scrolls down may be covered.
    coverableBoxes: findInSection('a[href^="#"]').map(boxOf),
    screen: {
      left: margin,
      top: Math.max(headerBottom, 0) + gap / 2,
      right: clientWidth - margin,
      bottom: clientHeight - gap / 2,
    },
  };
}

/**
 * Shows a panel above everything else. On a wide screen, positions it and draws the line that leads
 * from its node to it.
 *
 * @param ref the panel: a popover that contains the line's SVG, and whose button is the element
 *            before it
 */
export function usePlacement(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const panel = ref.current;
    const button = panel?.previousElementSibling;
    if (!panel || !(button instanceof HTMLElement)) return;
    // Browsers without popovers show the panel without this call.
    panel.showPopover?.();
    let panelBox: Box | null = null;
    let core: Box | null = null;
    /** Draws the line, again after the node has moved. The panel does not move. */
    const drawLine = (node: Box) => {
      if (!panelBox) return;
      const line = getLeaderLine(panelBox, node);
      const { x1, y1, x2, y2 } = line;
      const [dx, dy] = [panelBox.left, panelBox.top];
      // No line is drawn over the core. The panel's accent colour then shows to which node it
      // belongs.
      const lineTo = core && isOverCore(line, core) ? '' : `L${x2 - dx} ${y2 - dy}`;
      panel.querySelector('[data-leader]')?.setAttribute('d', `M${x1 - dx} ${y1 - dy}${lineTo}`);
    };
    const positionPanel = () => {
      panelBox = null;
      // On small screens the panel is a sheet, which CSS positions.
      if (!matchMedia(floatingQuery).matches) {
        for (const name of ['width', 'left', 'top']) panel.style.removeProperty(name);
        return;
      }
      const copies = addCopies(panel);
      // Everything is read before anything is written, because each read after a write would cause
      // another layout.
      const gap = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const around = measureSurroundings(button, gap);
      const sizes = copies.map((copy) => ({ width: copy.offsetWidth, height: copy.offsetHeight }));
      const node = boxOf(button);
      const scroll = { x: scrollX, y: scrollY };
      for (const copy of copies) copy.remove();
      core = around.core;
      panelBox = placePanel(sizes, gap, around);
      panel.style.width = `${panelBox.right - panelBox.left}px`;
      panel.style.left = `${panelBox.left + scroll.x}px`;
      panel.style.top = `${panelBox.top + scroll.y}px`;
      drawLine(node);
    };
    positionPanel();
    const afterResize = rafThrottle(positionPanel);
    addEventListener('resize', afterResize.run);
    // `touchDiagram` has subscribed before, so the button has already moved.
    const stopFollowing = bodyPositions.subscribe(() => drawLine(boxOf(button)));
    return () => {
      removeEventListener('resize', afterResize.run);
      afterResize.cancel();
      stopFollowing();
    };
  }, [ref]);
}
