import { untilChange } from './support/page.ts';
import { expect, type Open, type Page, test } from './support/test.ts';

/**
 * Opens home with a stopped clock. The scene starts in an idle moment, which occurs only when the
 * test advances the clock; then it draws one frame per step instead of sixty per second.
 */
async function openInMotion(page: Page, open: Open) {
  // Drawing the scene without a graphics card is slow.
  test.slow();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await open('/', { experience: 'full', tier: 4 });
  await expect(page.locator('html')).toHaveAttribute('data-experience', 'full');
}

/** The four steps of the pipeline, and the number of the current one. */
const stepsOf = (page: Page) => page.locator('#pipeline ol').first().getByRole('button');
const activeIn = (page: Page) => () =>
  stepsOf(page).evaluateAll((all) =>
    all.findIndex((step) => step.closest('li')?.ariaCurrent === 'step'),
  );

test('the pipeline rests under the pointer, with focus inside, paused, off screen, hidden and in reduced motion', async ({
  page,
  open,
}) => {
  await openInMotion(page, open);
  const steps = stepsOf(page);
  const active = activeIn(page);
  // The intersection observer uses real time, so it may report a little later.
  const rests = (where: string) =>
    expect(async () => {
      // One step may have been due when the pipeline stopped.
      await page.clock.fastForward(100);
      const before = await active();
      await page.clock.fastForward(2500);
      expect(await active(), where).toBe(before);
    }).toPass();
  const runs = async () => untilChange(page, active, 100);
  const press = (name: string | RegExp) =>
    page
      .getByRole('button', { name })
      .first()
      .evaluate((button: HTMLElement) => button.click());
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await steps.first().scrollIntoViewIfNeeded();
  await runs();

  await steps.first().hover();
  await rests('under the pointer');
  await page.mouse.move(0, 0);
  await runs();

  await steps.first().focus();
  await rests('with focus inside');
  await steps.first().blur();
  await runs();

  await press('Pause the stream');
  await rests('paused');
  // The button's text changes, so it must not also have a pressed state, which would say the
  // opposite.
  const run = page.getByRole('button', { name: 'Run the stream' });
  await expect(run).not.toHaveAttribute('aria-pressed');
  await press('Run the stream');
  await runs();

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.clock.runFor(200);
  await rests('off screen');
  await steps.first().scrollIntoViewIfNeeded();
  await page.clock.runFor(200);
  await runs();

  await hide(true);
  await rests('in a hidden tab');
  await hide(false);
  await runs();

  // A stopped step stays, and is marked as the current one.
  await steps.nth(1).evaluate((button: HTMLElement) => button.click());
  expect(await active()).toBe(1);
  await rests('at a stage that was chosen');

  // The address has priority over the visitor's choice, so its query is removed.
  await page.evaluate(() => history.replaceState(history.state, '', '/'));
  await press(/Motion/);
  await expect(page.locator('html')).toHaveAttribute('data-experience', 'simplified');
  await rests('in reduced motion');
  expect(await active()).toBe(3);
});

test('the counter starts at 14,376 and rises by 1 to 3 every 3 s', async ({ page, open }) => {
  await openInMotion(page, open);
  const counter = page.locator('[data-count]');
  const count = async () => Number(await counter.getAttribute('data-count'));
  /** The visible text: the digit in each column's window, and the separators. */
  const shown = () =>
    counter.evaluate((figure) => {
      for (const roll of figure.getAnimations({ subtree: true })) roll.finish();
      return [...figure.children]
        .map((window) => {
          const column = window.firstElementChild;
          if (!column) return window.textContent;
          const { top, height } = column.getBoundingClientRect();
          const digits = column.textContent?.split('\n') ?? [];
          const above = window.getBoundingClientRect().top - top;
          return digits[Math.round((above / height) * digits.length)];
        })
        .join('');
    });
  expect(await count()).toBe(14_376);
  await expect.poll(shown).toBe('14,376');
  await counter.scrollIntoViewIfNeeded();
  await untilChange(page, count, 100);
  const rises = [(await count()) - 14_376];
  for (let tick = 0; tick < 12; tick += 1) {
    const before = await count();
    await page.clock.fastForward(2800);
    expect(await count()).toBe(before);
    await page.clock.fastForward(200);
    await expect.poll(count).toBeGreaterThan(before);
    rises.push((await count()) - before);
  }
  expect(rises.every((rise) => [1, 2, 3].includes(rise))).toBe(true);
  // Expects at least two different rises: 13 equal draws of three numbers occur once in 500,000
  // runs.
  expect(new Set(rises).size).toBeGreaterThan(1);
  await expect.poll(shown).toBe((await count()).toLocaleString('en-US'));
});
