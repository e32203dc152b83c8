/** The form, and a device that stores requests, obey the server's answers about sending again. */

import { ownEmail, requestsFrom } from './support/database.ts';
import { answer, endpoint, fill, person, question, send, unfold } from './support/form.ts';
import { booth } from './support/offline.ts';
import { open } from './support/page.ts';
import { allowFault, expect, type Page, test } from './support/test.ts';

/** Gives every POST the same answer, and records the times of the calls. */
async function answerPosts(page: Page, status: number, headers: Record<string, string> = {}) {
  const times: number[] = [];
  allowFault(new RegExp(`${status}: .*contact-form`));
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
  allowFault(/ERR_INTERNET_DISCONNECTED/);
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

test('what the server refuses for good is sent once, and staff can see it', {
  tag: '@push',
}, async ({ page }) => {
  test.setTimeout(60_000);
  await keepOne(page);
  const times = await answerPosts(page, 422);
  await comeOnline(page, times);
  expect(times).toHaveLength(1);
  await expect(page.getByRole('heading', { name: 'Your message could not be sent' })).toBeVisible();
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

test('the panel follows what is stored on the device: waiting, sent, and after a reload', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const email = ownEmail();
  let isCut = true;
  allowFault(/ERR_FAILED .*contact-form/);
  await page.route(endpoint, (route) =>
    isCut && route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const networkReturns = () => page.evaluate(() => dispatchEvent(new Event('online')));
  const sendOne = async () => {
    await fill(page, { ...person, email });
    await expect(question(page)).toBeVisible();
    await answer(page);
    await send(page);
    await expect(heading('It waits on this device')).toBeVisible({ timeout: 30_000 });
  };
  await open(page, `/contact?experience=simplified&${booth}`);
  await expect(page.getByRole('heading', { name: /waits? on this device/ })).toHaveCount(0);
  await sendOne();
  isCut = false;
  await networkReturns();
  await expect(heading('We have your message')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('It waited on this device and has arrived.')).toBeVisible();
  await expect(heading('It waits on this device')).toHaveCount(0);
  expect(await requestsFrom(email)).toHaveLength(1);

  isCut = true;
  await unfold(page);
  await sendOne();
  await open(page, '/contact?experience=simplified');
  await expect(heading('A message waits on this device')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  isCut = false;
  await networkReturns();
  await expect(heading('Nothing waits on this device any more')).toBeVisible({ timeout: 15_000 });
  expect(await requestsFrom(email)).toHaveLength(2);
  await open(page, '/contact?experience=simplified');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: /on this device/ })).toHaveCount(0);
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
