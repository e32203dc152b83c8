import { answer, fill, person, send, toastOf } from './support/form.ts';
import { open, stopClock } from './support/page.ts';
import { expect, type Page, test } from './support/test.ts';

/** The first toast system, which shows the form's messages. */
test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

/**
 * Opens the form with a name missing, so that Send shows a toast without a call. Sends once to load
 * the toast system; the next toast appears with a stopped clock.
 */
async function openIncomplete(page: Page) {
  await open(page, '/contact');
  await fill(page, { ...person, lastName: '' });
  await answer(page);
  await send(page);
  await expect(toastOf(page)).toBeVisible();
  await stopClock(page);
}

const anyToast = (page: Page) => page.locator('[data-toast]');
const viewport = (page: Page) => page.locator('[data-held]');

test('shows a toast for 5000 ms', { tag: '@push' }, async ({ page }) => {
  await openIncomplete(page);
  await send(page);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(4999);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(anyToast(page)).toHaveCount(0);
});

test('keeps a dismissed toast for 1,000,000 ms', async ({ page }) => {
  await openIncomplete(page);
  await send(page);
  await toastOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(anyToast(page)).toHaveCount(0);
  await expect(viewport(page)).toHaveAttribute('data-held', '1');
  await page.clock.fastForward(999_999);
  await expect(viewport(page)).toHaveAttribute('data-held', '1');
  await page.clock.fastForward(1);
  await expect(viewport(page)).toHaveCount(0);
});

test('holds one toast: a new one replaces the earlier', async ({ page }) => {
  await openIncomplete(page);
  await send(page);
  await expect(toastOf(page)).toContainText('Please fill in all required fields');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Example');
  await answer(page, 1);
  await page.clock.runFor(4000);
  await send(page);
  await expect(toastOf(page)).toContainText('Verification Failed');
  await expect(anyToast(page)).toHaveCount(1);
  // The second toast has its own five seconds: the timer of the first was cleared.
  await page.clock.runFor(4000);
  await expect(toastOf(page)).toContainText('Verification Failed');
});

test('is reached with F8', { tag: '@push' }, async ({ page }) => {
  await openIncomplete(page);
  await send(page);
  await expect(toastOf(page)).toBeVisible();
  // A person needs a moment to press the key, and Radix listens for the focus only some
  // milliseconds after the toast is visible.
  await page.clock.runFor(1000);
  await page.keyboard.press('F8');
  await expect(viewport(page)).toBeFocused();
  // While the toast has the focus, its time does not run.
  await page.clock.runFor(6000);
  await expect(toastOf(page)).toBeVisible();
});

test('disappears 3000 ms after the pointer has left, not after the rest of its time', async ({
  page,
}) => {
  await openIncomplete(page);
  await send(page);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(4500);
  await toastOf(page).hover();
  await page.clock.runFor(10_000);
  await expect(toastOf(page)).toBeVisible();
  await page.mouse.move(5, 600);
  await page.clock.runFor(2900);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(anyToast(page)).toHaveCount(0);
});
