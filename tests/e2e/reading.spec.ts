import { overlaps } from './support/overlaps.ts';
import { addStyles, textSpacing } from './support/page.ts';
import { expect, type Page, test } from './support/test.ts';

const article = '/blog/speed-is-everything';
const paragraphs = (page: Page) => page.locator('main article p');

test('an article’s lines have 60 to 72 characters on every screen', async ({ page, open }) => {
  await open(article);
  for (const width of [834, 1024, 1280, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const perLine = await paragraphs(page).evaluateAll((all) => {
      const lengths: number[] = [];
      // Only the running text is divided.
      for (const paragraph of all.filter((each) => getComputedStyle(each).hyphens === 'auto')) {
        const tops: number[] = [];
        const range = document.createRange();
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          for (let at = 0; at < (node.nodeValue?.length ?? 0); at += 1) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            tops.push(Math.round(range.getBoundingClientRect().top / 4));
          }
        }
        const lines = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
        // The last line of a paragraph ends with the sentence, so it is left out.
        lengths.push(...lines.slice(0, -1));
      }
      return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    });
    expect(perLine, `${width} px`).toBeGreaterThan(59);
    expect(perLine, `${width} px`).toBeLessThan(73);
  }
});

test('the table of contents leads to a section by keyboard and says where the reader is', {
  tag: '@push',
}, async ({ page, open }) => {
  await open(article);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link', { name: 'Nobody counts the time for checking' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#checking-takes-the-most-time$/);
  await expect(page.locator('#checking-takes-the-most-time')).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'location');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the folded table of contents opens and leads', async ({ page }) => {
    await page.goto(article);
    await page.locator('summary', { hasText: 'On this page' }).click();
    await page.getByRole('link', { name: 'Nobody counts the time for checking' }).click();
    await expect(page.locator('#checking-takes-the-most-time')).toBeInViewport();
  });
});

test.describe('on paper', () => {
  for (const path of ['/', article, '/solutions/neural-edge', '/contact']) {
    test(`${path} is black on white, without what can only be clicked`, {
      tag: path === '/' ? '@push' : [],
    }, async ({ page, open }) => {
      await open(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('button', { name: /^(Send|Search|Motion)/ })).toHaveCount(0);
      const calls = page.getByRole('main').getByRole('link', { name: /^Request a|^Start Now/ });
      await expect(calls.filter({ visible: true })).toHaveCount(0);
      const grounds = await page.locator('main section, footer').evaluateAll((all) =>
        all.map((element) => {
          const { backgroundColor, color } = getComputedStyle(element);
          return `${backgroundColor} ${color}`;
        }),
      );
      expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0) rgb(0, 0, 0)']));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    });
  }

  for (const path of [
    '/',
    '/solutions/neural-edge',
    '/solutions/neural-shield',
    '/solutions/neural-learning',
    '/solutions/neural-agents',
  ]) {
    test(`${path} prints no text over other text, wherever a sheet ends`, async ({
      page,
      open,
    }) => {
      await open(path);
      await page.emulateMedia({ media: 'print' });
      // Columns are divided as sheets are, and can be measured: A4 and Letter between their margins.
      for (const [width, height] of [
        [672, 986],
        [695, 919],
        [672, 940],
        [695, 880],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(
          ([columnWidth, columnHeight]) =>
            Object.assign(document.body.style, {
              columnWidth: `${columnWidth}px`,
              columnGap: '40px',
              columnFill: 'auto',
              height: `${columnHeight}px`,
              minHeight: '0',
            }),
          [width, height],
        );
        expect(await overlaps(page), `${width} × ${height}`).toEqual([]);
      }
    });
  }

  test('a link in the text says where it leads', async ({ page, open }) => {
    await open(article);
    await page.emulateMedia({ media: 'print' });
    const printed = await page
      .locator('article p > [href="/solutions/neural-edge"]')
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').content);
    expect(printed).toContain('/solutions/neural-edge');
  });

  test('an answer that is folded away is printed', { tag: '@push' }, async ({ page, open }) => {
    await open('/#faq');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('24/7', { exact: false }).last()).toBeVisible();
    const heights = await page
      .locator('#faq [hidden]')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
    expect(heights).toHaveLength(6);
    expect(Math.min(...heights)).toBeGreaterThan(20);
  });
});

for (const path of ['/', '/solutions/neural-edge', '/about']) {
  test(`at 200% and with text spaced out, no words, buttons and drawings overlap at the top of ${path}`, {
    tag: path === '/' ? '@push' : [],
  }, async ({ page, open }) => {
    await open(path, { experience: 'simplified', motion: 'reduced', size: [640, 450] });
    const found = () => overlaps(page, { root: 'main section', withControls: true });
    expect(await found(), 'at 200%').toEqual([]);
    await addStyles(page, textSpacing);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await found(), 'spaced out').toEqual([]);
  });
}
