import { expect, type Page, test } from 'playwright/test';
import { nodes, offering } from '../../src/content/suite.ts';
import { handled, open, stopClock } from './support/page.ts';
import { base } from './support/server.ts';

const node = (page: Page, name: string) =>
  page.locator('[data-diagram]:visible').getByRole('button', { name, exact: true });
const panel = (page: Page) => page.locator('[data-node-panel]:visible');
/** A place where neither a node nor a panel is. */
const away = { x: 8, y: 790 } as const;

const { edge: first, shield: second } = offering;

test('has the four nodes of the suite at 0, 90, 180 and 270 degrees', () => {
  expect(nodes.map(({ id, angle }) => [id, angle])).toEqual([
    ['edge', 0],
    ['shield', 90],
    ['learning', 180],
    ['agents', 270],
  ]);
});

for (const { name, benefit, description, href } of nodes) {
  test(`${name}: pointing opens its panel, leaving clears it`, async ({ page }) => {
    await open(page, '/');
    await expect(panel(page)).toHaveCount(0);
    await node(page, name).hover();
    await expect(panel(page)).toHaveCount(1);
    for (const text of [name, benefit, description]) {
      await expect(panel(page).getByText(text, { exact: true })).toBeVisible();
    }
    await expect(panel(page).getByRole('link')).toHaveAttribute('href', href);
    await expect(node(page, name)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(away.x, away.y);
    await expect(panel(page)).toHaveCount(0);
    await expect(node(page, name)).toHaveAttribute('aria-expanded', 'false');
  });
}

test('the pointer may move on to the panel and stay there', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await stopClock(page);
  await node(page, first.name).hover();
  await panel(page).hover();
  await page.clock.runFor(2000);
  await expect(panel(page)).toHaveCount(1);
  await page.mouse.move(away.x, away.y);
  await page.clock.runFor(2000);
  await expect(panel(page)).toHaveCount(0);
});

test('pointing at another node changes the panel', async ({ page }) => {
  await open(page, '/');
  await node(page, first.name).hover();
  await expect(panel(page)).toContainText(first.benefit);
  await node(page, second.name).hover();
  await expect(panel(page)).toHaveCount(1);
  await expect(panel(page)).toContainText(second.benefit);
});

test('focus opens, Escape clears, and Tab leads on into the panel', async ({ page }) => {
  await open(page, '/');
  await node(page, first.name).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(node(page, first.name)).toBeFocused();
  await expect(panel(page)).toContainText(first.benefit);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(node(page, first.name)).toBeFocused();

  await page.keyboard.press('Enter');
  const link = panel(page).getByRole('link');
  await expect(link).toHaveCount(1);
  for (let step = 0; step < nodes.length; step += 1) {
    if (await link.evaluate((it) => it === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/solutions\/neural-/);
});

test('Escape clears what the pointer opened', async ({ page }) => {
  await open(page, '/');
  await node(page, first.name).hover();
  await expect(panel(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap toggles the panel, a tap elsewhere clears it', async ({ page }) => {
    await open(page, '/');
    await handled(node(page, first.name));
    await node(page, first.name).tap();
    await expect(panel(page)).toContainText(first.benefit);
    const box = await panel(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    await node(page, first.name).tap();
    await expect(panel(page)).toHaveCount(0);
    await node(page, second.name).tap();
    await expect(panel(page)).toContainText(second.benefit);
    await node(page, first.name).tap();
    await expect(panel(page)).toContainText(first.benefit);
    // The panel covers the headline below; the core between the nodes is always free.
    await page.locator('[data-diagram]:visible').tap();
    await expect(panel(page)).toHaveCount(0);
    expect(page.url()).toBe(`${base()}/`);
  });
});
