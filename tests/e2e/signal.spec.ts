/** Home's run of one signal through all four products, to the person who answers. */

import { Demo, openDemo } from './support/demo.ts';
import { tabTo } from './support/page.ts';
import { expect, test } from './support/test.ts';

const receipt = ({ root }: Demo) => root.getByRole('region', { name: 'Receipt' });

test('by the keyboard alone, in reduced motion: each answer has its own end, and the address keeps it', async ({
  page,
  open,
  form,
}) => {
  // Each of the answers is a walk of its own through the whole figure.
  test.slow();
  const demo = await openDemo(page, open, 'signal', { motion: 'reduced' });
  await demo.expectRun('idle');
  await expect(demo.sentence).toContainText('A person approved the new bearing');

  await tabTo(page, demo.button('A payment'));
  await page.keyboard.press('Space');
  await expect(demo.sentence).toHaveText(
    /^Invoice 2207, supplier sends one record: €12,400\. It stands alone among 24 readings/,
  );
  await expect(receipt(demo).getByText('Not decided yet.')).toBeVisible();
  await expect(demo.root.getByText('Stops: its amount is above €5,000')).toBeHidden();
  await tabTo(page, demo.play);
  // In reduced motion nothing advances automatically: each press is one step.
  const told: (string | null)[] = [];
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Enter');
    await expect(demo.sentence).not.toHaveText(told.at(-1) ?? '');
    told.push(await demo.sentence.textContent());
  }
  expect(told).toEqual([
    expect.stringContaining('SHA-256'),
    expect.stringContaining('Unit price explains 99%'),
    expect.stringContaining('pay the invoice as it stands, for €12,400. It stops'),
  ]);
  await demo.expectRun('waiting');
  expect(told.at(-1)).toContain('waits for you');
  // The visitor's answer can't be skipped.
  await tabTo(page, demo.play);
  await page.keyboard.press('Enter');
  await demo.expectRun('waiting');

  const ends = {
    approve: '€12,400 goes to the supplier.',
    change: 'At the agreed price €4,000 is paid, and the rest is asked about.',
    refuse: 'Nothing is paid; €12,400 stays open.',
  };
  const heads = new Set<string>();
  for (const [name, end] of Object.entries(ends)) {
    await tabTo(page, demo.answer(name), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await demo.expectRun('done');
    await expect(demo.play).toBeFocused();
    await expect(receipt(demo).getByText(end)).toBeVisible();
    await expect(receipt(demo).getByText(/Signed with ML-DSA-65.*: 3,309 bytes/)).toBeVisible();
    await expect(receipt(demo).getByText(/^[0-9a-f]{64}$/)).toBeVisible();
    heads.add((await receipt(demo).getByRole('listitem').last().textContent()) ?? '');
    if (name === 'refuse') continue;
    await tabTo(page, demo.button('Back'));
    await page.keyboard.press('Enter');
    await demo.expectRun('waiting');
  }
  expect(heads.size).toBe(3);

  await demo.reload();
  await demo.expectRun('done');
  await expect(demo.sentence).toHaveText(`You refused. ${ends.refuse}`);
  await demo.expectClean();

  await demo.root.getByRole('link', { name: 'Request a Demo' }).click();
  const challenge = form.field('challenge');
  await expect(challenge).toHaveValue(/^A payment: €12,400 from Invoice 2207.*You refused\./);
  await challenge.fill('');
  await expect(form.interest).toHaveValue('demo');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('it runs by itself once it was sent, pauses, waits, and moves nothing else', async ({
    page,
    open,
  }) => {
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
    const demo = await openDemo(page, open, 'signal', { clock: 'installed' });
    await page.clock.fastForward(10_000);
    await demo.expectRun('idle');
    await demo.button('A citizen’s request').tap();
    await demo.play.tap();
    await page.clock.runFor(5000);
    await expect(demo.sentence).toContainText('SHA-256');
    await demo.button('Pause').tap();
    await page.clock.fastForward(20_000);
    await expect(demo.sentence).toContainText('SHA-256');
    await demo.button('Go on').tap();
    await page.clock.runFor(4300);
    await expect(demo.sentence).toContainText('Income explains 89%');
    await page.clock.runFor(9000);
    await demo.expectRun('waiting');
    await page.clock.fastForward(30_000);
    await demo.answer('change').tap();
    await expect(demo.sentence).toContainText('With that income €302 a month is granted.');
    await demo.button('Send again').tap();
    await demo.expectRun('running');
    await expect(page).toHaveURL(/\?run=request#signal$/);
    const shifts = (await page.evaluate('window.shifts')) as number[];
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('it is a finished figure that tells the same, without controls', { tag: '@push' }, async ({
    page,
    open,
  }) => {
    await open('/');
    const demo = new Demo(page, 'signal');
    await expect(demo.sentence).toContainText('A person approved the new bearing');
    for (const found of ['A lasting shift', 'Bearing wear 96%', /^SHA-256 [0-9a-f]{8}/]) {
      await expect(demo.root.getByText(found).first()).toBeVisible();
    }
    await expect(receipt(demo).getByRole('listitem')).toHaveCount(5);
    await expect(demo.play).toBeHidden();
    await expect(demo.root.getByRole('button', { name: 'A payment' })).toBeHidden();
  });
});

test('on a phone one stage is shown at a time while they change, and no label touches the next', {
  tag: '@push',
}, async ({ page, open }) => {
  await open('/', { experience: 'full', scene: 'blocked', size: [390, 844] });
  const stages = page.locator('[data-instrument=signal] ol[data-active-step]');
  await stages.evaluate((list) => {
    const shown = { most: 0, steps: new Set() };
    Object.assign(window, { shown });
    const watch = () => {
      const results = [...list.querySelectorAll('li > div:last-child')];
      const { length } = results.filter((each) => getComputedStyle(each).visibility === 'visible');
      shown.most = Math.max(shown.most, length);
      shown.steps.add((list as HTMLElement).dataset.activeStep);
      requestAnimationFrame(watch);
    };
    list.scrollIntoView({ block: 'center' });
    watch();
  });
  const shown = () =>
    page.evaluate(() => {
      const { most, steps } = (window as unknown as { shown: { most: number; steps: Set<string> } })
        .shown;
      return { most, steps: steps.size };
    });
  await expect.poll(async () => (await shown()).steps).toBeGreaterThan(2);
  expect((await shown()).most).toBe(1);

  for (const width of [320, 360, 390, 430, 600]) {
    await page.setViewportSize({ width, height: 844 });
    const gaps = await stages.evaluate((list) => {
      const lines = [...list.querySelectorAll('.stage-head span')].flatMap((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        return [...range.getClientRects()];
      });
      return lines.flatMap((line) =>
        lines
          .filter((other) => other.left > line.left && Math.abs(other.top - line.top) < 4)
          .map((other) => other.left - line.right),
      );
    });
    // A space between two words of a label is about 9 pixels wide.
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThan(16);
  }
});
