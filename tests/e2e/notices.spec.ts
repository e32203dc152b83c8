import { expect, type Locator, type Page, test } from './support/test.ts';

/** The second toast system: notices that need no answer. */
const system = (page: Page) => page.getByRole('region', { name: /^Notifications alt/ });
const notices = (page: Page) => system(page).getByRole('listitem');
const planned = ['Case Studies', 'Whitepapers', 'Webinars'] as const;

async function press(page: Page, topic: string) {
  const before = await notices(page).count();
  await page.getByRole('button', { name: topic, exact: true }).click();
  // A notice under the pointer would stay.
  await page.mouse.move(5, 5);
  await expect(async () => {
    // The first notice waits until its live region is announced; sonner measures in a frame.
    await page.clock.runFor(50);
    expect(await notices(page).count()).toBe(before + 1);
  }).toPass({ intervals: [20] });
}

/** Milliseconds until the only notice disappears, counted in steps of `step`. */
async function lifeOf(page: Page, step: number): Promise<number> {
  for (let passed = 0; passed < 6000; passed += step) {
    if ((await notices(page).first().getAttribute('data-removed')) === 'true') return passed;
    await page.clock.runFor(step);
  }
  throw new Error('The notice does not go.');
}

test('says for 3000 ms what is coming soon', { tag: '@push' }, async ({ page, open }) => {
  await open('/resources', { clock: 'stopped' });
  for (const topic of planned) {
    await press(page, topic);
    const text = `We are working on quality ${topic.toLowerCase()}. Please check back soon.`;
    for (const words of [`${topic} Coming Soon!`, text])
      await expect(notices(page).getByText(words, { exact: true })).toBeVisible();
    const life = await lifeOf(page, 50);
    expect(life).toBeGreaterThanOrEqual(2850);
    expect(life).toBeLessThanOrEqual(3050);
    await page.clock.runFor(1000);
    await expect(notices(page)).toHaveCount(0);
  }
});

test('says the same of the newsletter, and only for a valid address', { tag: '@push' }, async ({
  page,
  open,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await open('/resources');
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
  // The message is also shown beside the field, for visitors who do not look into the corner.
  const words = page.getByText(/^Newsletter Coming Soon! We are working on a quality newsletter\./);
  await expect(words).toHaveCount(1);
  await expect(address).toHaveAccessibleDescription(/Newsletter Coming Soon!/);
  await address.fill('another@example.com');
  await expect(words).toHaveCount(0);
});

test('stays while it is pointed at or focused, and 3000 ms from when both have left', async ({
  page,
  open,
}) => {
  await open('/resources', { clock: 'stopped' });
  await press(page, 'Webinars');
  await page.clock.runFor(2000);
  await notices(page).first().hover();
  await page.clock.runFor(10_000);
  await expect(notices(page)).toHaveCount(1);
  await notices(page).first().getByRole('button', { name: 'Close' }).focus();
  await page.mouse.move(5, 300);
  await page.clock.runFor(10_000);
  await expect(notices(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Webinars', exact: true }).focus();
  const life = await lifeOf(page, 50);
  expect(life).toBeGreaterThanOrEqual(2850);
  expect(life).toBeLessThanOrEqual(3050);
});

test('shows a notice without a time of its own for 4000 ms', async ({ page, open, event }) => {
  // In event mode, a long press of the logo tells staff whether requests wait on this device.
  await open('/resources', { event: { idle: 3600 }, clock: 'stopped' });
  // On a busy machine the first press may come before the code that listens to it.
  await expect(async () => {
    await page.mouse.up();
    await event.pressLogo();
    for (let step = 0; step < 80 && (await notices(page).count()) === 0; step += 1)
      await page.clock.runFor(50);
    expect(await notices(page).count()).toBe(1);
  }).toPass({ intervals: [20] });
  await page.mouse.up();
  await expect(notices(page)).toContainText('Nothing is waiting');
  const life = await lifeOf(page, 50);
  expect(life).toBeGreaterThanOrEqual(3850);
  expect(life).toBeLessThanOrEqual(4050);
});

test('shows three, 356 px wide, bottom right, and opens with Alt+T', async ({ page, open }) => {
  await open('/resources', { clock: 'stopped' });
  for (const topic of [...planned, 'Webinars']) await press(page, topic);
  await expect(notices(page)).toHaveCount(4);
  await expect
    .poll(() =>
      notices(page).evaluateAll(
        (all) => all.filter((notice) => getComputedStyle(notice).opacity === '1').length,
      ),
    )
    .toBe(3);
  await page.keyboard.press('Alt+KeyT');
  await expect(system(page).getByRole('list')).toBeFocused();

  // The newest comes first.
  const boxOf = async (notice: Locator) => (await notice.boundingBox())!;
  const [front, next] = [notices(page).first(), notices(page).nth(1)];
  // The size of the screen for a fixed element, without the scroll bar.
  const screen = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.cssText = 'position: fixed; inset: 0; visibility: hidden';
    const { right, bottom } = probe.getBoundingClientRect();
    probe.remove();
    return { right, bottom };
  });
  await expect(front).toHaveCSS('width', '356px');
  await expect.poll(async () => (await boxOf(front)).x + 356).toBe(screen.right - 32);
  const bottomOf = async (notice: Locator) => {
    const { y, height } = await boxOf(notice);
    return y + height;
  };
  await expect.poll(() => bottomOf(front)).toBe(screen.bottom - 32);
  await expect
    .poll(async () => Math.round((await boxOf(front)).y - (await bottomOf(next))))
    .toBe(14);
});

test('moves into a dialog that opens, where it can be closed, and out of it again', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/resources', { clock: 'stopped' });
  await press(page, 'Webinars');
  await press(page, 'Whitepapers');
  const toggle = page.getByRole('button', { name: 'Toggle mobile menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await toggle.click();
  await menu.getByRole('button', { name: 'Close' }).first().click();
  await page.clock.runFor(1000);
  await expect(notices(page)).toHaveCount(1);
  await expect(menu).toBeVisible();
  await toggle.click();
  await expect(menu).toHaveCount(0);
  await expect(notices(page)).toContainText('Webinars Coming Soon!');
});
