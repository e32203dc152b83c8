/** Home's run of one signal through all four products, to the person who answers. */

import { violations } from '../../scripts/lib/measure/axe.ts';
import { handled, tabTo } from './support/page.ts';
import { base } from './support/server.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';

const rootOf = (page: Page) => page.locator('[data-instrument=signal]');
const sentence = (root: Locator) => root.getByRole('status');
const receipt = (root: Locator) => root.getByRole('region', { name: 'Receipt' });
const button = (root: Locator, name: string) => root.getByRole('button', { name, exact: true });
const answer = (root: Locator, name: string) => root.locator(`[data-answer=${name}]`);

/** Opens home at the run. Its code loads automatically, because it is near. */
async function openAt(page: Page, query = ''): Promise<Locator> {
  await page.goto(`${base()}/${query}#signal`);
  const root = rootOf(page);
  await handled(root.locator('[data-play]'));
  return root;
}

test('by the keyboard alone, in calm: each answer has its own end, and the address keeps it', async ({
  page,
}) => {
  // Each of the answers is a walk of its own through the whole figure.
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const root = await openAt(page);
  await expect(root).toHaveAttribute('data-run', 'idle');
  await expect(sentence(root)).toContainText('A person approved the new bearing');

  await tabTo(page, button(root, 'A payment'));
  await page.keyboard.press('Space');
  await expect(sentence(root)).toHaveText('Invoice 2207, supplier sends one record: €12,400.');
  await expect(receipt(root).getByText('Not decided yet.')).toBeVisible();
  await expect(root.getByText('Stops: its amount is above €5,000')).toBeHidden();
  await tabTo(page, root.locator('[data-play]'));
  // In calm motion nothing advances automatically: each press is one step.
  const told: (string | null)[] = [];
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Enter');
    await expect(sentence(root)).not.toHaveText(told.at(-1) ?? '');
    told.push(await sentence(root).textContent());
  }
  expect(told).toEqual([
    expect.stringContaining('stands alone among 24 readings'),
    expect.stringContaining('SHA-256'),
    expect.stringContaining('Unit price explains 99%'),
    expect.stringContaining('pay the invoice as it stands, for €12,400. It stops'),
    expect.stringContaining('waits for you'),
  ]);
  await expect(root).toHaveAttribute('data-run', 'waiting');
  // The step of the person can't be skipped.
  await tabTo(page, root.locator('[data-play]'));
  await page.keyboard.press('Enter');
  await expect(root).toHaveAttribute('data-run', 'waiting');

  const ends = {
    approve: '€12,400 goes to the supplier.',
    change: 'At the agreed price €4,000 is paid, and the rest is asked about.',
    refuse: 'Nothing is paid; €12,400 stays open.',
  };
  const heads = new Set<string>();
  for (const [name, end] of Object.entries(ends)) {
    await tabTo(page, answer(root, name), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(root).toHaveAttribute('data-run', 'done');
    await expect(root.locator('[data-play]')).toBeFocused();
    await expect(receipt(root).getByText(end)).toBeVisible();
    await expect(receipt(root).getByText(/Signed with ML-DSA-65: 3,309 bytes/)).toBeVisible();
    await expect(receipt(root).getByText(/^[0-9a-f]{64}$/)).toBeVisible();
    heads.add((await receipt(root).getByRole('listitem').last().textContent()) ?? '');
    if (name === 'refuse') continue;
    await tabTo(page, button(root, 'Back'));
    await page.keyboard.press('Enter');
    await expect(root).toHaveAttribute('data-run', 'waiting');
  }
  expect(heads.size).toBe(3);
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await handled(root.locator('[data-play]'));
  await expect(root).toHaveAttribute('data-run', 'done');
  await expect(sentence(root)).toHaveText(`You refused. ${ends.refuse}`);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await violations(page)).toEqual([]);

  await root.getByRole('link', { name: 'Request a Demo' }).click();
  const challenge = page.locator('textarea[name=challenge]');
  await expect(challenge).toHaveValue(/^A payment: €12,400 from Invoice 2207.*You refused\./);
  await challenge.fill('');
  await expect(page.locator('select[name=interest]')).toHaveValue('demo');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('it runs by itself once it was sent, pauses, waits, and moves nothing else', async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) shifts.push(entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const root = await openAt(page);
    await page.clock.fastForward(10_000);
    await expect(root).toHaveAttribute('data-run', 'idle');
    await button(root, 'A citizen’s request').tap();
    await root.locator('[data-play]').tap();
    await page.clock.runFor(9000);
    await expect(sentence(root)).toContainText('SHA-256');
    await button(root, 'Pause').tap();
    await page.clock.fastForward(20_000);
    await expect(sentence(root)).toContainText('SHA-256');
    await button(root, 'Go on').tap();
    await page.clock.runFor(4300);
    await expect(sentence(root)).toContainText('Income explains 89%');
    await page.clock.runFor(9000);
    await expect(root).toHaveAttribute('data-run', 'waiting');
    await page.clock.fastForward(30_000);
    await answer(root, 'change').tap();
    await expect(sentence(root)).toContainText('With that income €302 a month is granted.');
    await button(root, 'Send again').tap();
    await expect(root).toHaveAttribute('data-run', 'running');
    await expect(page).toHaveURL(/\?run=request#signal$/);
    const shifts = (await page.evaluate('window.shifts')) as number[];
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('it is a finished figure that tells the same, without controls', { tag: '@push' }, async ({
    page,
  }) => {
    await page.goto(`${base()}/`);
    const root = rootOf(page);
    await expect(sentence(root)).toContainText('A person approved the new bearing');
    for (const found of ['A lasting shift', 'Bearing wear 96%', /^SHA-256 [0-9a-f]{8}/]) {
      await expect(root.getByText(found).first()).toBeVisible();
    }
    await expect(receipt(root).getByRole('listitem')).toHaveCount(5);
    await expect(root.locator('[data-play]')).toBeHidden();
    await expect(root.getByRole('button', { name: 'A payment' })).toBeHidden();
  });
});
