/** The form, and a device that stores requests, obey the server's answers about sending again. */
import { expect, type Page, test } from 'playwright/test';
import { ownEmail } from './support/database.ts';
import { answer, endpoint, fill, person, question, send } from './support/form.ts';
import { booth } from './support/offline.ts';
import { open } from './support/page.ts';

/** Gives every POST the same answer, and records the times of the calls. */
async function answerPosts(page: Page, status: number, headers: Record<string, string> = {}) {
  const times: number[] = [];
  await page.route(endpoint, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    times.push(Date.now());
    await route.fulfill({ status, headers, body: '{}' });
  });
  return times;
}

/** Stores a request on the device, because there is no network. */
async function keepOne(page: Page): Promise<void> {
  await open(page, `/contact?experience=simplified&${booth}`);
  await fill(page, { ...person, email: ownEmail() });
  await expect(question(page)).toBeVisible();
  await answer(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await send(page);
  await expect(page.getByRole('heading', { name: 'It waits on this device' })).toBeVisible({
    timeout: 30_000,
  });
}

/** Tells the device ten times that the network is back. */
async function comeOnline(page: Page, times: readonly number[]): Promise<void> {
  await page.context().setOffline(false);
  await expect.poll(() => times.length, { timeout: 10_000 }).toBe(1);
  for (let count = 0; count < 10; count += 1) {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.waitForTimeout(200);
  }
}

test('what the server refuses for good is sent once, and staff can see it', async ({ page }) => {
  test.setTimeout(60_000);
  await keepOne(page);
  const times = await answerPosts(page, 422);
  await comeOnline(page, times);
  expect(times).toHaveLength(1);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .hover();
  await page.mouse.down();
  await expect(page.getByText('1 request could not be sent', { exact: true })).toBeVisible();
  await expect(page.getByText('refused it for good (422)')).toBeVisible();
  await page.mouse.up();
});

test('a kept request waits for as long as the server asks', async ({ page }) => {
  test.setTimeout(60_000);
  await keepOne(page);
  const times = await answerPosts(page, 429, { 'retry-after': '3600' });
  await comeOnline(page, times);
  expect(times).toHaveLength(1);
});

test.describe('the form', () => {
  const sendWith = async (page: Page) => {
    await open(page, '/contact?experience=simplified');
    await fill(page, { ...person, email: ownEmail() });
    await expect(question(page)).toBeVisible();
    await answer(page);
    await send(page);
  };

  test('tries again when the server allows it, not before', async ({ page }) => {
    const times = await answerPosts(page, 503, { 'retry-after': '4' });
    await sendWith(page);
    await expect.poll(() => times.length, { timeout: 15_000 }).toBe(2);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(4000);
  });

  test('keeps nobody waiting for minutes', async ({ page }) => {
    const times = await answerPosts(page, 429, { 'retry-after': '600' });
    await sendWith(page);
    await expect(
      page.getByText('Failed to send message. Please try again.', { exact: true }),
    ).toBeVisible();
    expect(times).toHaveLength(1);
  });
});
