import { handled } from './support/page.ts';
import { expect, type Page, test } from './support/test.ts';

const headers = (page: Page) => page.locator('#faq h3').getByRole('button');
const opened = (page: Page) => page.locator('#faq').getByRole('button', { expanded: true });
/** Open answers. Closed ones can't be reached by Tab or by assistive technology. */
const answers = (page: Page) => page.locator('#faq').getByRole('region');
const second = /initial results within 30–60 days/;

test('has six closed answers, opens one at a time, and closes the open one', {
  tag: '@push',
}, async ({ page, open }) => {
  await open('/');
  await headers(page).first().scrollIntoViewIfNeeded();
  await handled(headers(page));
  await expect(headers(page)).toHaveCount(6);
  await expect(answers(page)).toHaveCount(0);

  await headers(page).nth(1).click();
  await expect(headers(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(second)).toBeVisible();
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page)).toHaveAccessibleName(/How soon will we see results/);

  await headers(page).nth(4).click();
  await expect(headers(page).nth(4)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#faq').getByText(second)).toBeHidden();
  await expect(answers(page)).toHaveCount(1);

  await headers(page).nth(4).click();
  await expect(opened(page)).toHaveCount(0);
  await expect(answers(page)).toHaveCount(0);
});

test('a text fragment in the address opens the answer that it names', async ({ page }) => {
  await page.goto('/#:~:text=initial%20results%20within');
  await expect(headers(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(second)).toBeInViewport();
  await expect(opened(page)).toHaveCount(1);
});
