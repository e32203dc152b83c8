import { allPaths } from '../../scripts/lib/measure/routes.ts';
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

test('the question adds two integers from 1 to 10, below a text of four rows', {
  tag: '@push',
}, async ({ page, open, form, request }) => {
  const asked = await Promise.all(
    Array.from({ length: 200 }, async () =>
      (await request.get('/functions/v1/contact-form')).json(),
    ),
  );
  const numbers: number[] = asked.flatMap(({ a, b }) => [a, b]);
  // All ten numbers, and no other: 400 draws miss one of ten once in 10^17 runs.
  expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);

  // When the server does not answer, the browser asks a question of its own: this tests the
  // smallest and the largest random value.
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

test('no prerendered page holds a question', { tag: '@push' }, async ({ request }) => {
  for (const path of allPaths) {
    expect(await (await request.get(path)).text(), path).not.toMatch(/What is (?:\d|<!--)/);
  }
});
