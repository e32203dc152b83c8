import { handled, open } from './support/page.ts';
import { base } from './support/server.ts';
import { expect, type Page, test } from './support/test.ts';

const headers = (page: Page) => page.locator('#faq h3 button');
const opened = (page: Page) => page.locator('#faq h3 button[aria-expanded=true]');

test.beforeEach(async ({ page }) => {
  await open(page, '/');
  await handled(headers(page));
});

test('has six closed answers, opens one at a time, and closes the open one', {
  tag: '@push',
}, async ({ page }) => {
  const closed = page.locator('#faq [data-findable][hidden]');
  const landmarks = page.locator('#faq').getByRole('region');
  await expect(headers(page)).toHaveCount(6);
  await expect(opened(page)).toHaveCount(0);
  // Closed answers can't be reached by Tab or by assistive technology.
  await expect(closed).toHaveCount(6);
  await expect(landmarks).toHaveCount(0);

  await headers(page).nth(1).click();
  await expect(headers(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/initial results within 30–60 days/)).toBeVisible();
  await expect(closed).toHaveCount(5);
  await expect(landmarks).toHaveCount(1);
  await expect(landmarks).toHaveAccessibleName(/How soon will we see results/);

  await headers(page).nth(4).click();
  await expect(headers(page).nth(4)).toHaveAttribute('aria-expanded', 'true');
  await expect(opened(page)).toHaveCount(1);
  await expect(page.locator('#faq').getByText(/initial results within 30–60 days/)).toBeHidden();
  await expect(closed).toHaveCount(5);

  await headers(page).nth(4).click();
  await expect(opened(page)).toHaveCount(0);
  await expect(closed).toHaveCount(6);
});

test('is walked with Home, End and the arrows, and opened with Enter and Space', async ({
  page,
}) => {
  const at = (index: number) => expect(headers(page).nth(index)).toBeFocused();
  await headers(page).first().focus();
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['End', 5],
    ['ArrowDown', 0],
    ['ArrowUp', 5],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await at(index);
  }
  await expect(opened(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(headers(page).first()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(headers(page).last()).toHaveAttribute('aria-expanded', 'true');
  await expect(opened(page)).toHaveCount(1);
});

test('a text fragment in the address opens the answer that it names', async ({ context }) => {
  // The browser applies a text fragment only to an address that a person opened, so this uses a new
  // page.
  const page = await context.newPage();
  await page.goto(`${base()}/#:~:text=initial%20results%20within`);
  await expect(headers(page).nth(1)).toHaveAttribute('aria-expanded', 'true', { timeout: 15_000 });
  await expect(page.getByText(/initial results within 30–60 days/)).toBeInViewport();
  await expect(opened(page)).toHaveCount(1);
});
