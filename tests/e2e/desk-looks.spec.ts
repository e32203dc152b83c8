/**
 * The desk with 10,000 rows, and its appearance at every width, in every condition and in every
 * state.
 */

import { violations, violationsInConditions } from '../../scripts/lib/measure/axe.ts';
import { linkFor } from './support/desk.ts';
import { block } from './support/page.ts';
import { expect, type Page, test } from './support/test.ts';

/** No element is wider than the window, and every control is large enough to press. */
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('every state in every condition, from 320 to 3840 pixels', async ({ page, desk }) => {
  const [id = ''] = await desk.insert([
    { firstName: 'Looked', lastName: 'At', status: 'unverified', email: 'look@example.com' },
    { firstName: 'Another', lastName: 'One' },
  ]);

  // The page before signing in.
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  // Event mode does not show requests, because its screen is public.
  await page.goto('/desk?mode=event');
  await expect(page.getByRole('heading', { name: 'This screen is in event mode' })).toBeVisible();

  await desk.enter('Lea', 'admin');
  const show = async (hash: string, title: string) => {
    await desk.show(hash);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    if (hash.startsWith('all')) await desk.settled();
  };
  await show(`all/${id}`, 'Looked At');
  expect(await violationsInConditions(page)).toEqual({
    'as it is': [],
    'reduced motion': [],
    '200% zoom': [],
    '320 pixels': [],
    'forced colours': [],
  });
  for (const [hash, title] of [
    ['glance', 'Ninety days at a glance'],
    ['people', 'People at the desk'],
    [`all/${id}`, 'Looked At'],
  ] as const) {
    await show(hash, title);
    expect(await violations(page), hash).toEqual([]);
    for (const [width, height] of [
      [320, 640],
      [834, 1112],
      [3840, 2160],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await tooWide(page), `${hash} at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: null, contrast: null });

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Erase…' }).click();
  await expect(page.getByRole('dialog', { name: 'Erase for good?' })).toContainText('Looked At');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Erase 1 request' }).click();
  await expect(page.getByText('1 request erased.')).toBeVisible();

  // When an answer does not arrive, the page says so, and shows it when it arrives later.
  const other = (await desk.colleague()).page;
  await block(other, /contact-desk/);
  await other.goto(await linkFor('off@example.com', 'Off', 'reader'));
  await expect(other.getByRole('heading', { name: 'The desk does not answer' })).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await other.unroute(/contact-desk/);
  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByRole('navigation', { name: 'Views' })).toBeVisible();
});
