import { handled } from './support/page.ts';
import { expect, type Page, test } from './support/test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const announced = (page: Page) => page.locator('[role=status][aria-live=polite]').first();
const toIndustries = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Industries' }).click();

test('a route change scrolls to the top, focuses the heading and announces the title', {
  tag: '@push',
}, async ({ page, open, request }) => {
  await open('/solutions');
  // The first page is neither announced nor focused.
  await expect(announced(page)).toBeEmpty();
  await expect(page.locator('body')).toBeFocused();
  const link = page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'About Us', exact: true });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL('/about');
  await expect(title(page)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);

  const html = await (await request.get('/about')).text();
  const own = html.match(/<title>([^<]*)<\/title>/)?.[1] ?? '';
  expect(own.length).toBeGreaterThan(10);
  await expect(page).toHaveTitle(own);
  await expect(announced(page)).toHaveText(own);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/);
});

test('back and forward restore the position and the page’s own title', { tag: '@push' }, async ({
  page,
  open,
}) => {
  await open('/solutions');
  const own = await page.title();
  await page.evaluate(() => scrollTo(0, 1400));
  await expect.poll(() => scrolled(page)).toBe(1400);
  await toIndustries(page);
  await expect(page).toHaveURL('/industries');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => scrolled(page)).toBe(600);

  await page.goBack();
  await expect(page).toHaveURL('/solutions');
  await expect(page).toHaveTitle(own);
  await expect.poll(() => scrolled(page)).toBe(1400);
  // The page's own heading is outside the viewport. The heading with the focus must be inside.
  await expect(page.locator('main :is(h2, h3):focus')).toBeInViewport();
  expect(await scrolled(page)).toBe(1400);

  await page.goForward();
  await expect(page).toHaveURL('/industries');
  await expect.poll(() => scrolled(page)).toBe(600);
});

test('Back from another site to an entry of the router restores the position, also at an anchor', {
  tag: '@push',
}, async ({ page, open }) => {
  for (const path of ['/about', '/about#work-with-us-partner-with-us-or-see-a-demo']) {
    await open(path);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(() => scrolled(page)).toBe(900);
    await toIndustries(page);
    await expect(page).toHaveURL('/industries');
    await page.goto('about:blank');
    // The router has set `auto` only for the entry from which the visitor left the site.
    // In a task of its own, because the navigation may begin before the answer is sent.
    await page.evaluate(() => void setTimeout(() => history.go(-2)));
    await expect(page).toHaveURL(path);
    await expect.poll(() => scrolled(page)).toBe(900);
    await handled(page.locator('main article'));
    expect(await scrolled(page)).toBe(900);
  }
});

test('a malformed hash in the address is no hash', { tag: '@push' }, async ({ page, open }) => {
  await open('/about#%zz');
  const headline = (await title(page).textContent()) ?? '';
  await toIndustries(page);
  await expect(page).toHaveURL('/industries');
  await expect(title(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about#%zz');
  await expect(title(page)).toHaveText(headline);
  await expect(page.locator('main :is(h1, h2, h3):focus')).toBeInViewport();
});

test('the skip link leads to the headline, which shows that it did', { tag: '@push' }, async ({
  page,
  open,
}) => {
  await open('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(title(page)).toBeInViewport();
  await expect(title(page)).toHaveCSS('outline-style', 'solid');
});

test('the Spanish article changes the language of the document, but not of the parts around it', async ({
  page,
  open,
}) => {
  await open('/blog');
  // The featured article is in the grid of all five, too.
  await expect(page.locator('abbr', { hasText: /^MX$/ })).toHaveCount(2);
  await page.getByRole('heading', { level: 3 }).locator('[href$=crm-no-genera-dinero]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  const english = await page
    .locator('#root > :is(header, footer, a), nav[aria-label="Next page"]')
    .evaluateAll((all) => all.map((element) => element.closest('[lang]')?.getAttribute('lang')));
  expect(english.length).toBeGreaterThanOrEqual(3);
  expect(new Set(english)).toEqual(new Set(['en']));
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
