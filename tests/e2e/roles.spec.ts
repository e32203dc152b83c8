/** Home's choice of roles. */

import { handled, open } from './support/page.ts';
import { base } from './support/server.ts';
import { expect, type Page, test } from './support/test.ts';

const told = [
  ['75%', 'faster close'],
  ['60%', 'faster model deployment'],
  ['95%', 'fewer compliance violations'],
  ['40%', 'less manufacturing downtime'],
  ['25%', 'better student retention'],
] as const;

const roles = (page: Page) => page.getByRole('radiogroup').getByRole('radio');
const label = (page: Page, text: string) => page.locator('[data-roles]').getByText(text);

/** The figure that the roller shows: the digit in each column's window. */
const rolled = (page: Page) =>
  page.locator('[data-roles] > p').evaluate((roller) => {
    for (const roll of roller.getAnimations({ subtree: true })) roll.finish();
    const { top } = roller.getBoundingClientRect();
    const columns = [...roller.querySelectorAll('.role-column')];
    return columns
      .map((column) => {
        const digits = column.textContent?.split('\n') ?? [];
        const box = column.getBoundingClientRect();
        return digits[Math.round(((top - box.top) / box.height) * digits.length)];
      })
      .join('');
  });

test('is made with the arrow keys, rolls its figure, moves nothing and is kept', async ({
  page,
}) => {
  await open(page, '/');
  const group = page.locator('[data-roles]');
  await group.scrollIntoViewIfNeeded();
  await handled(roles(page));
  await expect(roles(page)).toHaveCount(told.length);
  const height = () => group.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();

  await roles(page).first().focus();
  for (const [index, [figure, text]] of told.entries()) {
    if (index > 0) await page.keyboard.press('ArrowDown');
    await expect(roles(page).nth(index)).toBeChecked();
    await expect.poll(() => rolled(page)).toBe(figure.slice(0, 2));
    for (const [, other] of told) {
      await expect(label(page, other)).toBeVisible({ visible: other === text });
    }
    expect(await height()).toBe(before);
  }
  await expect(group).toHaveAttribute('data-shot', 'role-public');

  // After visiting another page the choice is still the same.
  await group.getByRole('link', { name: 'Read the case studies' }).click();
  await expect(page).toHaveURL(/case-studies$/);
  await page.goBack();
  await expect(roles(page).last()).toBeChecked();

  await page.emulateMedia({ media: 'print' });
  for (const [, text] of told) await expect(label(page, text)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('every role stands one under another with its figure', { tag: '@push' }, async ({
    page,
  }) => {
    await page.goto(base());
    const tops: number[] = [];
    for (const [figure, text] of told) {
      await expect(label(page, text)).toBeVisible();
      const box = await page
        .locator('[data-roles]')
        .getByText(figure, { exact: true })
        .boundingBox();
      expect(box?.height).toBeGreaterThan(20);
      tops.push(box?.y ?? 0);
    }
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});
