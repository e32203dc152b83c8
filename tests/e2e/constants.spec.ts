import { allPaths } from '../../scripts/lib/measure/routes.ts';
import { operandsOf } from './support/form.ts';
import { block, open } from './support/page.ts';
import { base } from './support/server.ts';
import { expect, test } from './support/test.ts';

test('the counter is one still sentence to assistive technology', { tag: '@push' }, async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.locator('[data-count]')).toHaveAttribute('aria-hidden', 'true');
  await expect(page.getByText('14,376 projects and counting.', { exact: true })).toHaveCount(1);
  const tree = await page.locator('#counter').ariaSnapshot();
  expect(tree.match(/14,376/g)).toHaveLength(1);
});

test('the question adds two integers from 1 to 10, below a text of four rows', {
  tag: '@push',
}, async ({ page }) => {
  const asked = await Promise.all(
    Array.from({ length: 200 }, async () =>
      (await fetch(`${base()}/functions/v1/contact-form`)).json(),
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
    await open(page, '/contact');
    expect(await operandsOf(page)).toEqual([operand, operand]);
  }
  await expect(page.locator('textarea[name=challenge]')).toHaveAttribute('rows', '4');
});

test('no prerendered page holds a question', { tag: '@push' }, async () => {
  for (const path of allPaths) {
    expect(await (await fetch(base() + path)).text(), path).not.toMatch(/What is (?:\d|<!--)/);
  }
});

test('home shows three articles, the blog five', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('main #blog a[href^="/blog/"]')).toHaveCount(3);
  await open(page, '/blog');
  const grid = page.getByRole('list').filter({ has: page.locator('h3 a[href^="/blog/"]') });
  await expect(grid.locator('h3 a')).toHaveCount(5);
  // Only the Spanish article has the mark.
  await expect(grid.locator('abbr', { hasText: /^MX$/ })).toHaveCount(1);
});
