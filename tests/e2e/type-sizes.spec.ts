/** The seven sizes of type, on a page of each kind. */
import { expect, test } from './support/test.ts';

/** Pixels at 1440 × 900 px (`styles/tokens.css`). */
const sizes = [14, 18, 24, 40, 64, 96, 132];

/** Home, a product, a role, an industry, a use case, the overviews, an article, the form. */
const paths = [
  '/',
  '/solutions/neural-edge',
  '/roles/finance-leaders',
  '/industries/manufacturing',
  '/industries',
  '/about',
  '/blog',
  '/blog/crm-no-genera-dinero',
  '/resources',
  '/contact',
];

// Sizes are CSS, and pages are fast without scripts.
test.use({ javaScriptEnabled: false });

test('no page has another size of type', { tag: '@push' }, async ({ page, open }) => {
  for (const path of paths) {
    await open(path, { size: [1440, 900] });
    const found = await page.evaluate((steps) => {
      const others = new Map<string, string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const element = text.parentElement;
        // A drawing and a demo have sizes of their own, and so has a figure's unit.
        const isApart =
          element?.closest('svg, figure, [data-instrument]') ||
          /^(%|days|hours|minutes|×|\+)$/.test(text.textContent?.trim() ?? '');
        if (!text.textContent?.trim() || isApart || !element?.checkVisibility()) continue;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        if (!steps.some((step) => Math.abs(step - size) < 0.6))
          others.set(`${size} px`, `${element.tagName} ${text.textContent.trim().slice(0, 40)}`);
      }
      return [...others];
    }, sizes);
    expect.soft(found, path).toEqual([]);
  }
});
