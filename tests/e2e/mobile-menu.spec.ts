import { expect, type Open, type Page, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle mobile menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Mobile' });

async function openMenu(page: Page, open: Open) {
  await open('/about');
  await expect(menu(page)).toHaveCount(0);
  await toggle(page).tap();
  await expect(menu(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
}

test('lists the pages of the specification, without sub-items, and a full-width Contact', {
  tag: '@push',
}, async ({ page, open }) => {
  await openMenu(page, open);
  const labels = ['Home', 'AI Suite Solutions', 'AI Use Cases', 'Industries', 'Resources', 'About'];
  const items = menu(page).getByRole('list').first().getByRole('link');
  await expect(items).toHaveCount(labels.length);
  for (const [index, label] of labels.entries())
    await expect(items.nth(index)).toHaveAccessibleName(label);
  const contact = menu(page).getByRole('link', { name: 'Contact' });
  const widths = [await contact.boundingBox(), await items.first().boundingBox()];
  expect(widths[0]?.width).toBe(widths[1]?.width);
});

test('closes on the choice of any link, also of the page that is open', async ({ page, open }) => {
  await openMenu(page, open);
  await menu(page).getByRole('link', { name: 'Industries' }).tap();
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL('/industries');

  await toggle(page).tap();
  await menu(page).getByRole('link', { name: 'Industries' }).tap();
  await expect(menu(page)).toHaveCount(0);

  await toggle(page).tap();
  await menu(page).getByRole('link', { name: 'Contact' }).tap();
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
});

test('closes by its button and by Escape, which gives the focus back', { tag: '@push' }, async ({
  page,
  open,
}) => {
  await openMenu(page, open);
  await toggle(page).tap();
  await expect(menu(page)).toHaveCount(0);
  await toggle(page).tap();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
});

test('is entered by a Tab at any moment after the press, on a slow machine', async ({
  page,
  open,
}) => {
  await openMenu(page, open);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (let delayMs = 0; delayMs < 120; delayMs += 5) {
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await toggle(page).tap();
    await page.waitForTimeout(delayMs);
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link').first(), `${delayMs} ms`).toBeFocused();
  }
});

test('keeps the focus inside, both ways, and the page still', { tag: '@push' }, async ({
  page,
  open,
}) => {
  await openMenu(page, open);
  /** Name of the focused control; empty where the focus is on its way through the browser's own controls. */
  const focused = () =>
    page.evaluate(() => {
      const { activeElement, body } = document;
      if (activeElement === body) return '';
      if (!activeElement?.closest('dialog:modal')) return 'behind the menu';
      return activeElement.getAttribute('aria-label') || activeElement.textContent;
    });
  await expect.poll(focused).toBe('Toggle mobile menu');
  const controls = page.getByRole('dialog', { name: 'Menu' }).locator('a:visible, button:visible');
  const count = await controls.count();
  for (const key of ['Tab', 'Shift+Tab']) {
    const names = new Set<string>();
    for (let step = 0; step < count + 2; step += 1) {
      await page.keyboard.press(key);
      names.add(await focused());
    }
    names.delete('');
    // One round visits every control and nothing else.
    expect([...names]).not.toContain('behind the menu');
    expect(names.size).toBe(count);
  }
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

for (const [narrow, wide] of [
  [
    { width: 1024, height: 1366 },
    { width: 1366, height: 1024 },
  ],
  [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ],
] as const) {
  test(`closes when the bar changes, between ${narrow.width} and ${wide.width} pixels, both ways`, async ({
    page,
    open,
  }) => {
    const scrolls = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflow !== 'hidden');
    await page.setViewportSize(narrow);
    await openMenu(page, open);
    for (const _ of [1, 2]) {
      await page.setViewportSize(wide);
      await expect(toggle(page)).toBeHidden();
      await expect.poll(scrolls).toBe(true);
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'About' })
        .tap();
      await page.setViewportSize(narrow);
      await expect(toggle(page)).toBeVisible();
      await expect(menu(page)).toHaveCount(0);
      await toggle(page).tap();
      await expect(menu(page)).toBeVisible();
    }
  });
}
