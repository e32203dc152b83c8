/** A page's code is prefetched before the click, and only then. */

import { firstInput } from './support/page.ts';
import { type Conditions, expect, type Open, type Page, test } from './support/test.ts';

const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Collects the script files that are requested from now on. */
const watchCode = (page: Page) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) files.push(pathname);
  });
  return files;
};

/** Opens a page and waits for its own code and for what it fetches when idle. */
async function openQuiet(page: Page, open: Open, conditions?: Conditions) {
  const started = page.waitForResponse(/\/assets\/after-hydration-/);
  const animated = page.waitForResponse(/\/assets\/framer-/);
  await open('/about', conditions);
  await firstInput(page);
  await (await started).finished();
  await (await animated).finished();
  await page.waitForLoadState('networkidle');
}
const of = (files: readonly string[], name: string) =>
  files.filter((file) => file.startsWith(`/assets/${name}-`));

/**
 * Waits until no file has arrived for a while, because a page requests its sections' code only
 * after it is loaded.
 */
const untilQuiet = (page: Page, files: readonly string[]) =>
  expect(async () => {
    const before = files.length;
    await page.waitForTimeout(400);
    expect(files.length).toBe(before);
  }).toPass();

test('a resting pointer and a focus fetch the page, the click has nothing left to fetch', async ({
  page,
  open,
}) => {
  await openQuiet(page, open);
  const files = watchCode(page);
  await nav(page, 'Industries').hover();
  await expect.poll(() => of(files, 'industries')).toHaveLength(1);
  await nav(page, 'Resources').focus();
  await expect.poll(() => of(files, 'resources')).toHaveLength(1);
  await untilQuiet(page, files);
  const before = files.length;
  await nav(page, 'Industries').click();
  await expect(page).toHaveURL('/industries');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/industr/i);
  // A page loads its drawing with the bodies, its animations and its newsletter form only when they
  // are near.
  const later = /\/(?:form|pulses|arrival|scene-tokens|resolve-shot|diagram)-/;
  expect(files.slice(before).filter((file) => !later.test(file))).toEqual([]);
});

test('a visitor who saves data fetches only what is clicked', async ({ page, open }) => {
  await openQuiet(page, open, { navigator: { connection: { saveData: true } } });
  const files = watchCode(page);
  await nav(page, 'Industries').hover();
  await page.waitForTimeout(300);
  expect(files).toEqual([]);
  await nav(page, 'Industries').click();
  await expect(page).toHaveURL('/industries');
  expect(of(files, 'industries')).toHaveLength(1);
});
