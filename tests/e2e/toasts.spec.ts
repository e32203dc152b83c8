import { expect, type Page, test } from 'playwright/test';
import { answer, fill, person, send, toastOf } from './support/form.ts';
import { open, stopClock } from './support/page.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

/**
 * Opens the form with a name missing, so that Send makes a toast without a call, and
 * makes one that loads the system. The next one starts with the clock at rest.
 */
async function openIncomplete(page: Page) {
  await open(page, '/contact');
  await fill(page, { ...person, lastName: '' });
  await answer(page);
  await send(page);
  await expect(toastOf(page)).toBeVisible();
  await stopClock(page);
}

const anyToast = (page: Page) => page.locator('[data-toast]');
const viewport = (page: Page) => page.locator('[data-held]');

test.describe('the first toast system', () => {
  test('shows a toast for 5000 ms', async ({ page }) => {
    await openIncomplete(page);
    await send(page);
    await expect(toastOf(page)).toBeVisible();
    await page.clock.runFor(4999);
    await expect(toastOf(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(anyToast(page)).toHaveCount(0);
  });

  test('keeps a dismissed toast for 1,000,000 ms', async ({ page }) => {
    await openIncomplete(page);
    await send(page);
    await toastOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(anyToast(page)).toHaveCount(0);
    await expect(viewport(page)).toHaveAttribute('data-held', '1');
    await page.clock.fastForward(999_999);
    await expect(viewport(page)).toHaveAttribute('data-held', '1');
    await page.clock.fastForward(1);
    await expect(viewport(page)).toHaveAttribute('data-held', '0');
  });

  test('holds one toast: a new one replaces the earlier', async ({ page }) => {
    await openIncomplete(page);
    await send(page);
    await expect(toastOf(page)).toContainText('Please fill in all required fields');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Example');
    await answer(page, 1);
    await page.clock.runFor(4000);
    await send(page);
    await expect(toastOf(page)).toContainText('Verification Failed');
    await expect(anyToast(page)).toHaveCount(1);
    // The second has its own five seconds: the clock of the first is gone.
    await page.clock.runFor(4000);
    await expect(toastOf(page)).toContainText('Verification Failed');
  });

  test('is reached with F8', async ({ page }) => {
    await openIncomplete(page);
    await send(page);
    await expect(toastOf(page)).toBeVisible();
    await page.keyboard.press('F8');
    await expect(viewport(page)).toBeFocused();
    // Someone who is reading it is not hurried.
    await page.clock.runFor(6000);
    await expect(toastOf(page)).toBeVisible();
  });
});

const notices = (page: Page) => page.locator('[data-sonner-toast]');
const planned = ['Case Studies', 'Whitepapers', 'Webinars'] as const;

async function press(page: Page, topic: string) {
  const before = await notices(page).count();
  await page.getByRole('button', { name: topic, exact: true }).click();
  await expect(async () => {
    // The first one waits a moment for its region to be known; sonner measures in a frame.
    await page.clock.runFor(50);
    expect(await notices(page).count()).toBe(before + 1);
  }).toPass({ intervals: [20] });
}

/** Milliseconds until the only notice goes, counted in steps of `step`. */
async function lifeOf(page: Page, step: number): Promise<number> {
  for (let passed = 0; passed < 6000; passed += step) {
    if ((await notices(page).first().getAttribute('data-removed')) === 'true') return passed;
    await page.clock.runFor(step);
  }
  throw new Error('The notice does not go.');
}

test.describe('the second toast system', () => {
  for (const topic of planned) {
    test(`says for 3000 ms that ${topic} are coming soon`, async ({ page }) => {
      await open(page, '/resources');
      await stopClock(page);
      await press(page, topic);
      const lower = topic.toLowerCase();
      await expect(notices(page).getByText(`${topic} Coming Soon!`, { exact: true })).toBeVisible();
      await expect(
        notices(page).getByText(`We are working on quality ${lower}. Please check back soon.`, {
          exact: true,
        }),
      ).toBeVisible();
      const life = await lifeOf(page, 50);
      expect(life).toBeGreaterThanOrEqual(2850);
      expect(life).toBeLessThanOrEqual(3050);
    });
  }

  test('says the same of the newsletter, and only for a valid address', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (it) => it.method() === 'POST' && calls.push(it.url()));
    await open(page, '/resources');
    const address = page.getByPlaceholder('Enter your email address');
    await address.fill('no address');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(notices(page)).toHaveCount(0);
    await address.fill('reader@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(notices(page)).toContainText('Newsletter Coming Soon!');
    await expect(notices(page)).toContainText(
      'We are working on a quality newsletter. Please check back soon.',
    );
    expect(calls).toEqual([]);
  });

  test('shows a notice without a time of its own for 4000 ms', async ({ page }) => {
    // Every notice of the site has its own time, so one is given none.
    await page.route('**/assets/tokens-*.js', async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      expect(code).toContain('noticeShown:3e3');
      await route.fulfill({ response, body: code.replace('noticeShown:3e3', 'noticeShown:void 0') });
    });
    await open(page, '/resources');
    await stopClock(page);
    await press(page, 'Webinars');
    const life = await lifeOf(page, 50);
    expect(life).toBeGreaterThanOrEqual(3850);
    expect(life).toBeLessThanOrEqual(4050);
  });

  test('shows three, 356 px wide, bottom right, and opens with Alt+T', async ({ page }) => {
    await open(page, '/resources');
    await stopClock(page);
    for (const topic of [...planned, 'Webinars']) await press(page, topic);
    await expect(notices(page)).toHaveCount(4);
    await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3);

    const list = page.locator('[data-sonner-toaster]');
    await expect(list).toHaveAttribute('data-y-position', 'bottom');
    await expect(list).toHaveAttribute('data-x-position', 'right');
    await expect(notices(page).first()).toHaveAttribute('data-expanded', 'false');
    await page.keyboard.press('Alt+KeyT');
    await expect(list).toBeFocused();
    await expect(notices(page).first()).toHaveAttribute('data-expanded', 'true');

    const front = page.locator('[data-sonner-toast][data-front=true]');
    const box = async (index: number) => {
      const found = await page.locator(`[data-sonner-toast][data-index="${index}"]`).boundingBox();
      if (!found) throw new Error('There is no such notice.');
      return found;
    };
    // Without the scroll bar.
    const [width, height] = await page.evaluate(() => [
      document.documentElement.clientWidth,
      document.documentElement.clientHeight,
    ]);
    await expect(front).toHaveCSS('width', '356px');
    await expect.poll(async () => (await box(0)).x + 356).toBe(Number(width) - 32);
    await expect.poll(async () => (await box(0)).y + (await box(0)).height).toBe(Number(height) - 32);
    await expect
      .poll(async () => Math.round((await box(0)).y - (await box(1)).y - (await box(1)).height))
      .toBe(14);
  });
});
