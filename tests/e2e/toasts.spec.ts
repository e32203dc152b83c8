import type { ContactForm } from './support/form.ts';
import { stopClock } from './support/page.ts';
import { expect, type Open, type Page, test } from './support/test.ts';

/** The first toast system, which shows the form's messages. */

/**
 * Opens the form with a name missing, so that Send shows a toast without a call, and sends it. The
 * first Send loads the toast system; the toast of the second one appears with a stopped clock.
 */
async function openIncomplete(open: Open, form: ContactForm) {
  await open('/contact', { clock: 'installed' });
  await form.complete({ lastName: '', firstName: 'Zoë', email: 'zoe@example.com' });
  await form.send();
  await expect(form.toast).toBeVisible();
  await stopClock(form.page);
  await form.send();
  await expect(form.toast).toContainText('Please fill in all required fields');
}

/** The viewport, which says whether a toast is held, also a dismissed one. */
const viewport = (page: Page) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list');

test('shows one toast for 5000 ms; a new one replaces it, and F8 leads to it', {
  tag: '@push',
}, async ({ page, open, form }) => {
  await openIncomplete(open, form);
  await page.clock.runFor(4999);
  await expect(form.toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(form.toast).toHaveCount(0);

  await form.send();
  await expect(form.toast).toContainText('Please fill in all required fields');
  await form.field('lastName').fill('Example');
  await form.answer(1);
  await page.clock.runFor(4000);
  await form.send();
  await expect(form.toast).toContainText('Verification Failed');
  await expect(form.toast).toHaveCount(1);
  // The second toast has its own five seconds: the timer of the first was cleared.
  await page.clock.runFor(4000);
  await expect(form.toast).toContainText('Verification Failed');

  await page.keyboard.press('F8');
  await expect(viewport(page)).toBeFocused();
  // While the toast has the focus, its time does not run.
  await page.clock.runFor(6000);
  await expect(form.toast).toBeVisible();
});
