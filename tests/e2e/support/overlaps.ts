import type { Page } from 'playwright/test';

/** Pixels that two boxes must share in both directions before they count as overlapping. */
const tolerance = 2;

/**
 * Finds text that is printed over other text, or over a control that it does not belong to.
 *
 * Each line of each text node is one box, cut to the part that letters fill: the box that the
 * browser reports has the height of the typeface, which exceeds a tight line height.
 *
 * @param root selector of the part that is searched
 * @returns one line for each pair, e.g. `Contact us × Edge`, without duplicates
 */
export const textOverlaps = (page: Page, root = 'body'): Promise<string[]> =>
  page.evaluate(
    ({ root, tolerance }) => {
      interface TextBox {
        element: Element;
        text: string;
        left: number;
        right: number;
        top: number;
        bottom: number;
      }
      const isVisible = (element: Element) =>
        element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: false,
        }) && !element.closest('.sr-only, noscript, option');
      const boxes: TextBox[] = [];
      const texts = document.createTreeWalker(
        document.querySelector(root) as Element,
        NodeFilter.SHOW_TEXT,
      );
      const range = document.createRange();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        const text = node.nodeValue?.trim();
        if (!element || !text || !isVisible(element)) continue;
        range.selectNodeContents(node);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          const inset = (bottom - top) * 0.2;
          if (right - left > 1 && bottom - top > 1)
            boxes.push({ element, text, left, right, top: top + inset, bottom: bottom - inset });
        }
      }
      boxes.sort((a, b) => a.top - b.top);
      const pairs = new Set<string>();
      boxes.forEach((one, index) => {
        for (const other of boxes.slice(index + 1)) {
          if (other.top > one.bottom - tolerance) break;
          const isApart = other.left > one.right - tolerance || one.left > other.right - tolerance;
          // Lines of one paragraph, links and emphasis within it included, share their line height.
          const isSame = one.element.contains(other.element) || other.element.contains(one.element);
          if (!isApart && !isSame)
            pairs.add(`${one.text.slice(0, 30)} × ${other.text.slice(0, 30)}`);
        }
      });
      return [...pairs];
    },
    { root, tolerance },
  );
