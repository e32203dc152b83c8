import { open } from './support/page.ts';
import { base } from './support/server.ts';
import { expect, type Page, test } from './support/test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const footerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name, exact: true });

test('a route change scrolls to the top, focuses the heading and announces the title', {
  tag: '@push',
}, async ({ page }) => {
  await open(page, '/solutions');
  await footerLink(page, 'About Us').scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  await footerLink(page, 'About Us').click();
  await expect(page).toHaveURL(`${base()}/about`);
  await expect(page.locator('main h1')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);

  const html = await (await fetch(`${base()}/about`)).text();
  const title = html.match(/<title>([^<]*)<\/title>/)?.[1] ?? '';
  expect(title.length).toBeGreaterThan(10);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('[role=status][aria-live=polite]').first()).toHaveText(title);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/);
});

test('the first page is neither announced nor focused', async ({ page }) => {
  await open(page, '/about');
  await expect(page.locator('[role=status][aria-live=polite]').first()).toBeEmpty();
  await expect(page.locator('body')).toBeFocused();
});

test('back and forward restore the position and the page’s own title', { tag: '@push' }, async ({
  page,
}) => {
  await open(page, '/solutions');
  const title = await page.title();
  await page.evaluate(() => scrollTo(0, 1400));
  await expect.poll(() => scrolled(page)).toBe(1400);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Industries' })
    .click();
  await expect(page).toHaveURL(`${base()}/industries`);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => scrolled(page)).toBe(600);

  await page.goBack();
  await expect(page).toHaveURL(`${base()}/solutions`);
  await expect(page).toHaveTitle(title);
  await expect.poll(() => scrolled(page)).toBe(1400);
  // The page's own heading is outside the viewport. The heading with the focus must be inside.
  await expect(page.locator('main :is(h2, h3):focus')).toBeInViewport();
  expect(await scrolled(page)).toBe(1400);

  await page.goForward();
  await expect(page).toHaveURL(`${base()}/industries`);
  await expect.poll(() => scrolled(page)).toBe(600);
});

test('a malformed hash in the address is no hash', { tag: '@push' }, async ({ page }) => {
  await open(page, '/about#%zz');
  const headline = (await page.locator('main h1').textContent()) ?? '';
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Industries' })
    .click();
  await expect(page).toHaveURL(`${base()}/industries`);
  await expect(page.locator('main h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`${base()}/about#%zz`);
  await expect(page.locator('main h1')).toHaveText(headline);
  await expect(page.locator('main :is(h1, h2, h3):focus')).toBeInViewport();
});

test('the skip link leads to the headline, which shows that it did', { tag: '@push' }, async ({
  page,
}) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('main h1')).toBeInViewport();
  await expect(page.locator('main h1')).toHaveCSS('outline-style', 'solid');
});

test('the parts around the Spanish article are marked as English', async ({ page }) => {
  await open(page, '/blog/crm-no-genera-dinero');
  const english = await page
    .locator('#root > :is(header, footer, a), nav[aria-label="Next page"]')
    .evaluateAll((all) => all.map((element) => element.closest('[lang]')?.getAttribute('lang')));
  expect(english.length).toBeGreaterThanOrEqual(3);
  expect(new Set(english)).toEqual(new Set(['en']));
  expect(
    await page
      .locator('main h1')
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang')),
  ).toBe('es-MX');
});

test('the Spanish article changes the language of the document, and leaving it changes it back', async ({
  page,
}) => {
  await open(page, '/blog');
  await page.locator('h3 a[href="/blog/crm-no-genera-dinero"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('breadcrumbs', () => {
  const trail = (page: Page) =>
    page
      .locator('main nav')
      .filter({ has: page.locator('ol') })
      .first();

  test('are not on home, which is one item', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
  });

  test('begin at home, and the last is no link', async ({ page }) => {
    for (const [path, labels] of [
      ['/contact', ['Home', 'Contact']],
      ['/industries', ['Home', 'Industries']],
      ['/solutions/neural-agents', ['Home', 'Solutions', 'Neural Agents']],
      ['/blog/crm-no-genera-dinero', ['Inicio', 'Blog']],
    ] as const) {
      await open(page, path);
      const items = trail(page).getByRole('listitem');
      // Labels are shown in capitals by style; this compares their text.
      const plain = await items.evaluateAll((all) =>
        all.map((item) => item.querySelector('a, [aria-current]')?.textContent ?? ''),
      );
      expect(plain.slice(0, labels.length), path).toEqual(labels);
      expect(plain).toHaveLength(await items.count());
      await expect(items.last().getByRole('link')).toHaveCount(0);
      await expect(items.last().locator('[aria-current=page]')).toHaveCount(1);
      await expect(trail(page).getByRole('link')).toHaveCount(plain.length - 1);
    }
  });
});
