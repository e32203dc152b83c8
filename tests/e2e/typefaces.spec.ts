/** The typefaces come after the first paint, both at once; the page does without them. */

import { expect, type Page, test } from './support/test.ts';

/** Families of loaded faces, without the cuts for the first screen and the fallbacks. */
const loadedFamilies = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && !/Headline|Text|Fallback/.test(family))
      .map(({ family }) => family.replaceAll('"', ''))
      .sort(),
  );

test('a first visit asks for them after its first paint', { tag: '@push' }, async ({
  page,
  open,
}) => {
  await open('/about');
  expect(await loadedFamilies(page)).toEqual(['Geist Mono', 'Mona Sans']);
  // The zero of Geist Mono is slashed, so it sets no figures.
  const ranges = await page.evaluate(() =>
    [...document.fonts].flatMap(({ family, unicodeRange }) =>
      family.includes('Geist') ? unicodeRange : [],
    ),
  );
  expect(ranges).toEqual(['U+20-2F, U+3A-FFFF']);
  const { painted, asked } = await page.evaluate(() => {
    const fonts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /mona-sans|geist-mono/.test(name));
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      asked: fonts.map(({ startTime }) => startTime),
    };
  });
  expect(painted).toBeGreaterThan(0);
  expect(asked).toHaveLength(2);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the styles ask for them', async ({ page, open }) => {
    const asked = Promise.all(
      ['mona-sans', 'geist-mono'].map((name) =>
        page.waitForResponse((response) => response.url().includes(name)),
      ),
    );
    await open('/about');
    expect((await asked).map((response) => response.status())).toEqual([200, 200]);
  });
});
