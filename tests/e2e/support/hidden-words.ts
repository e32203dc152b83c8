import type { Page } from 'playwright/test';

interface HiddenWordsOptions {
  /** Only texts at the current scroll position. */
  onScreen?: boolean;
  /** Selector of what is hidden on purpose, besides what is for assistive technology alone. */
  except?: string;
  /** Selector of the elements whose texts count. */
  within?: string;
}

/** Texts of the page that can not be seen: transparent, without a box, or not rendered at all. */
export const hiddenWords = (
  page: Page,
  { onScreen = false, except = '', within = '*' }: HiddenWordsOptions = {},
) =>
  page.evaluate(
    ([onlyOnScreen, excepted, counted]) => {
      // Closed answers of the FAQ, and the labels of the diagram, are hidden on purpose. So are roles
      // that are not chosen, and what is folded away, except in print. Of the signal's two states,
      // waiting and with its result, `signal.spec.ts` says when which is seen.
      const skipped = [
        '[hidden], [data-node], noscript, style, script, svg, [aria-hidden=true]',
        '[data-unsent] :is(.signal-asked, .signal-found)',
        !matchMedia('print').matches &&
          '[role=radiogroup] > :not(:has(:checked)), details:not([open]) > :not(summary)',
        excepted,
      ].filter(Boolean);
      const isHidden = (node: Node, parent: Element) => {
        const { top, bottom, width } = parent.getBoundingClientRect();
        if (onlyOnScreen && (bottom <= 0 || top >= innerHeight)) return false;
        // One pixel large: for assistive technology alone.
        if (width <= 1 && getComputedStyle(parent).position === 'absolute') return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        const isVisible = parent.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        });
        return !isVisible || range.getClientRects().length === 0;
      };
      const hidden: string[] = [];
      const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, 4);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim();
        const parent = node.parentElement;
        if (!text || !parent?.closest(counted) || parent.closest(skipped.join())) continue;
        if (isHidden(node, parent)) hidden.push(text);
      }
      return hidden;
    },
    [onScreen, except, within] as const,
  );
