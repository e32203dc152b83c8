import { addStyles, textSpacing } from './support/page.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';

const menus = [
  {
    label: 'AI Suite Solutions',
    units: 48,
    lead: 'edge',
    items: ['Neural Edge', 'Neural Shield', 'Neural Learning', 'Neural Agents'],
  },
  {
    label: 'AI Use Cases',
    units: 56,
    lead: 'learning',
    items: [
      'Fraud Detection',
      'Predictive Maintenance',
      'Customer Experience',
      'Regulatory Compliance',
    ],
  },
] as const;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const opener = (page: Page, label: string) =>
  bar(page).getByRole('button', { name: `${label}: show pages` });

/** The panel that a dropdown's button opens: the element after it, rendered only while open. */
const panelOf = (button: Locator): Locator => button.locator('xpath=following-sibling::div');

test.describe('a dropdown', () => {
  test('arrow keys go through the open panel, and the page behind stands still', async ({
    page,
    open,
  }) => {
    await open('/about');
    const button = opener(page, 'AI Suite Solutions');
    await button.press('Enter');
    const links = panelOf(button).getByRole('link');
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links.first()).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('opens on hover in its width, and closes after 150 ms', { tag: '@push' }, async ({
    page,
    open,
  }) => {
    await open('/about', { clock: 'stopped' });
    for (const { label, units, lead, items } of menus) {
      const panel = panelOf(opener(page, label));
      await expect(panel).toBeHidden();
      await bar(page).getByRole('link', { name: label, exact: true }).hover();
      await expect(panel).toBeVisible();
      await expect(panel.getByRole('link')).toHaveText(items.map((item) => new RegExp(item)));
      // A unit is 4 px.
      await expect(panel).toHaveCSS('width', `${units * 4}px`);

      // Each item has an icon, and the scene shows the body of the item under the pointer in front.
      await expect(panel.locator('svg')).toHaveCount(items.length);
      await panel.getByRole('link').first().hover();
      await expect(page.locator('html')).toHaveAttribute('data-focus', lead);

      await page.mouse.move(640, 700);
      await page.clock.runFor(149);
      await expect(panel).toBeVisible();
      await page.clock.runFor(1);
      await expect(panel).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('data-focus', '');
    }
  });

  test('opened by a press stays when the pointer leaves, and keeps the focus', {
    tag: '@push',
  }, async ({ page, open }) => {
    await open('/solutions/neural-edge', { clock: 'stopped' });
    const button = opener(page, 'AI Suite Solutions');
    const panel = panelOf(button);
    const link = panel.getByRole('link').first();
    const leave = async () => {
      await page.mouse.move(640, 700);
      await page.clock.runFor(1000);
    };
    // By a click and by Enter, each with the pointer on it.
    for (const way of [() => button.click(), () => button.press('Enter')]) {
      await button.hover();
      await way();
      await page.keyboard.press('Tab');
      await leave();
      await expect(link).toBeFocused();
      // Another dropdown under the pointer does not take its place.
      await bar(page).getByRole('link', { name: 'AI Use Cases', exact: true }).hover();
      await leave();
      await expect(link).toBeFocused();
      // The link is to this page, so nothing else takes the focus.
      await page.keyboard.press('Enter');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    }
    // A panel that was opened by hover stays while it holds the focus.
    await button.hover();
    await page.keyboard.press('Tab');
    await leave();
    await expect(link).toBeFocused();
    await page.mouse.click(640, 700);
    await expect(panel).toBeHidden();
  });

  test('works by keyboard', { tag: '@push' }, async ({ page, open }) => {
    await open('/about');
    const button = opener(page, 'AI Suite Solutions');
    const panel = panelOf(button);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Space');
    await expect(panel).toBeVisible();
    // Four links have the focus in turn; the fifth Tab leaves the panel.
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('opens by a tap on its button, closes by a tap elsewhere', async ({ page, open }) => {
      await open('/about');
      const button = opener(page, 'AI Suite Solutions');
      const panel = panelOf(button);
      await button.tap();
      await expect(panel).toBeVisible();
      await button.tap();
      await expect(panel).toBeHidden();
      await button.tap();
      await expect(panel).toBeVisible();
      await page.touchscreen.tap(640, 700);
      await expect(panel).toBeHidden();
      // The label next to the button is a link, also on a touch screen.
      await bar(page).getByRole('link', { name: 'AI Suite Solutions', exact: true }).tap();
      await expect(page).toHaveURL('/solutions');
    });
  });
});

test('the bar collapses by the room there is: all stays on the screen with the text spaced out', async ({
  page,
  open,
}) => {
  const menu = page.getByRole('button', { name: 'Toggle mobile menu' });
  await open('/about');
  // At 1280 the bar stands in full as it comes.
  await expect(bar(page)).toBeVisible();
  await expect(menu).toBeHidden();
  await addStyles(page, textSpacing);
  const ends = () =>
    page
      .getByRole('banner')
      .locator('a:visible, button:visible')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
  for (const width of [320, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(ends, { message: `${width} px` }).toBeLessThanOrEqual(width);
    await expect(menu.or(bar(page)).first()).toBeVisible();
  }
});
