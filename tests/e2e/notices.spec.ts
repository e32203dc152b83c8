import { expect, type Page, test } from './support/test.ts';

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
  // The menu is modal, and has the notices, after the paint that shows it.
  await page.clock.runFor(1000);
  await menu.getByRole('button', { name: 'Close' }).first().click();
  await page.clock.runFor(1000);
  await expect(notices(page)).toHaveCount(1);
  await expect(menu).toBeVisible();
  await toggle.click();
  await page.clock.runFor(1000);
  await expect(menu).toHaveCount(0);
  await expect(notices(page)).toContainText('Webinars Coming Soon!');
});
