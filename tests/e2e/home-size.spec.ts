/**
 * How long home and the products' pages are, and how much home says: in the simplified view with reduced
 * motion, where every section stands open.
 */
import { offerings } from '../../src/content/suite.ts';
import { expect, type Page, test } from './support/test.ts';

/**
 * The largest size that home may have on a screen. A section that grows has to earn it elsewhere. Some
 * 25 elements only hold a text that changes, so that a translated page does not break.
 */
const limits = [
  { size: [1440, 900], screens: 11, words: 800, elements: 1110 },
  { size: [390, 844], screens: 13, words: 740, elements: 1110 },
] as const;

/** Brings every part within reach once, so that its code and its line art have arrived. */
async function scrollThrough(page: Page) {
  await page.waitForFunction(() => !document.documentElement.dataset.offscreenSections);
  const screens = await page.evaluate(() => document.body.scrollHeight / innerHeight);
  for (let screen = 0; screen < screens; screen += 1) {
    await page.evaluate((y) => scrollTo({ top: y * innerHeight, behavior: 'instant' }), screen);
    await page.waitForTimeout(100);
  }
}

/** Height in screens, words that are seen (not those for assistive technology alone), and elements of the document. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let words = 0;
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { width, height } = range.getBoundingClientRect();
      const isSeen =
        width > 1 &&
        height > 1 &&
        !parentElement?.closest('[aria-hidden=true], .sr-only') &&
        parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (isSeen) words += textContent?.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    }
    const screens = document.documentElement.scrollHeight / innerHeight;
    return { screens, words, elements: document.querySelectorAll('*').length };
  });

for (const { size, ...most } of limits) {
  test(`home is at most ${most.screens} screens and ${most.words} words at ${size.join('×')}`, {
    tag: size[0] === 390 ? '@push' : [],
  }, async ({ page, open }) => {
    await open('/', { experience: 'simplified', motion: 'reduced', size });
    await scrollThrough(page);
    const { screens, words, elements } = await measure(page);
    expect(screens).toBeLessThanOrEqual(most.screens);
    expect(words).toBeLessThanOrEqual(most.words);
    expect(elements).toBeLessThanOrEqual(most.elements);
    // A page whose sections are missing would be short as well.
    expect(words).toBeGreaterThan(most.words / 2);
  });
}

for (const { size, within } of [
  { size: [1440, 900], within: 2 },
  { size: [390, 844], within: 3 },
] as const) {
  test(`a product's page shows its demo's result within ${within} screens at ${size.join('×')}`, async ({
    page,
    open,
  }) => {
    for (const { href } of offerings) {
      await open(href, { experience: 'simplified', motion: 'reduced', size });
      await scrollThrough(page);
      for (const part of ['[role="status"]', '[data-play]']) {
        const bottom = await page
          .locator(`[data-instrument] ${part}`)
          .evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
        expect.soft(bottom / size[1], `${part} of ${href}`).toBeLessThanOrEqual(within);
      }
      if (size[0] === 1440) expect.soft((await measure(page)).screens, href).toBeLessThanOrEqual(9);
    }
  });
}
