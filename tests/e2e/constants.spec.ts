import { block } from './support/page.ts';
import { expect, test } from './support/test.ts';

test('the counter is one still sentence to assistive technology', { tag: '@push' }, async ({
  page,
  open,
}) => {
  await open('/');
  await expect(page.getByText('14,376 projects and counting.', { exact: true })).toHaveCount(1);
  const tree = await page.locator('#counter').ariaSnapshot();
  expect(tree.match(/14,376/g)).toHaveLength(1);
});

test('without a server the question adds two integers from 1 to 10, below a text of four rows', {
  tag: '@push',
}, async ({ page, open, form }) => {
  // The browser asks a question of its own: this tests the smallest and the largest random value.
  await block(page, /contact-form/);
  for (const [chance, operand] of [
    [0, 1],
    [0.999_999, 10],
  ] as const) {
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, chance);
    await open('/contact');
    expect(await form.operands()).toEqual([operand, operand]);
  }
  await expect(form.field('challenge')).toHaveAttribute('rows', '4');
});
