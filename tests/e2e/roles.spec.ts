/** Home's choice of roles. */

import { handled } from './support/page.ts';
import { expect, type Page, test } from './support/test.ts';

const told = [
  ['75%', 'faster close'],
  ['60%', 'faster model deployment'],
  ['95%', 'fewer compliance violations'],
  ['40%', 'less manufacturing downtime'],
  ['25%', 'better student retention'],
] as const;

const roles = (page: Page) => group(page).getByRole('radio');
const group = (page: Page) => page.getByRole('radiogroup');
const label = (page: Page, text: string) => group(page).getByText(text);

/** The figure that the roller shows: the digit in each column's window. */
const rolled = (page: Page) =>
  group(page)
    .locator('> p')
    .evaluate((roller) => {
      for (const roll of roller.getAnimations({ subtree: true })) roll.finish();
      const { top } = roller.getBoundingClientRect();
      return [...roller.children]
        .map((column) => {
          const digits = column.textContent?.split('\n') ?? [];
          const box = column.getBoundingClientRect();
          return digits[Math.round(((top - box.top) / box.height) * digits.length)];
        })
        .join('');
    });

test('is made with the arrow keys, rolls its figure, moves nothing and is kept', async ({
  page,
  open,
}) => {
  await open('/');
  await group(page).scrollIntoViewIfNeeded();
  await handled(roles(page));
  await expect(roles(page)).toHaveCount(told.length);
  const height = () => group(page).evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();

  await roles(page).first().focus();
  for (const [index, [figure, text]] of told.entries()) {
    if (index > 0) await page.keyboard.press('ArrowDown');
    await expect(roles(page).nth(index)).toBeChecked();
    await expect.poll(() => rolled(page)).toBe(figure);
    for (const [, other] of told) {
      await expect(label(page, other)).toBeVisible({ visible: other === text });
    }
    expect(await height()).toBe(before);
  }

  // After visiting another page the choice is still the same.
  await group(page).getByRole('link', { name: 'Read the Case Studies' }).click();
  await expect(page).toHaveURL(/case-studies$/);
  await page.goBack();
  await expect(roles(page).last()).toBeChecked();

  await page.emulateMedia({ media: 'print' });
  for (const [, text] of told) await expect(label(page, text)).toBeVisible();
});
