/** What the browser does between a press and the paint that answers it, in counts instead of times. */
import type { Browser } from 'playwright/test';
import { openDemo } from './support/demo.ts';
import { expect, type Page, test } from './support/test.ts';

/** All motion, with line art in place of the scene. */
const simplified = { experience: 'simplified' } as const;

interface TraceEvent {
  name: string;
  ts: number;
  args: { elementCount?: number; data?: { type?: string } };
}

/**
 * The largest number of elements whose style one recalculation computes after a press: until the paint
 * that answers it, and until `press` has ended.
 */
async function countRestyled(browser: Browser, page: Page, press: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await press();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
    `${await browser.stopTracing()}`,
  );
  const clicked = traceEvents.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click',
  );
  const from = clicked?.ts ?? Infinity;
  const paints = traceEvents.filter(({ name, ts }) => name === 'Paint' && ts >= from);
  const to = Math.min(...paints.map(({ ts }) => ts));
  const styles = traceEvents.filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts >= from);
  const largest = (events: TraceEvent[]) =>
    Math.max(0, ...events.map(({ args }) => args.elementCount ?? 0));
  return { untilPaint: largest(styles.filter(({ ts }) => ts <= to)), inAll: largest(styles) };
}

test('a press on Play is painted before the run that begins', async ({ browser, page, open }) => {
  const demo = await openDemo(page, open, 'signal', simplified);
  const restyled = await countRestyled(browser, page, async () => {
    await demo.play.click();
    await demo.expectRun('running');
  });
  expect(restyled.untilPaint).toBeGreaterThan(0);
  // All four stages go dark with the run.
  expect(restyled.untilPaint).toBeLessThan(40);
  // All of the demo are 260 with their pseudo-elements; the page's sections would be 47 more.
  expect(restyled.inAll).toBeLessThan(180);
});

test('a press on the menu is painted before the menu is rendered', async ({
  browser,
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/', simplified);
  await page.waitForLoadState('networkidle');
  const restyled = await countRestyled(browser, page, async () => {
    await page.getByRole('button', { name: 'Toggle mobile menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
  });
  expect(restyled.untilPaint).toBeGreaterThan(0);
  // The menu has 86 with its pseudo-elements.
  expect(restyled.untilPaint).toBeLessThan(40);
});

test('a role restyles what it changes, not the sections of the page', async ({
  browser,
  page,
  open,
}) => {
  await open('/#buyers', simplified);
  const roles = page.getByRole('radiogroup').locator('label');
  await roles.nth(2).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const restyled = await countRestyled(browser, page, async () => {
    await roles.nth(2).click();
    await expect(roles.nth(2).locator('input')).toBeChecked();
  });
  expect(restyled.untilPaint).toBeGreaterThan(0);
  // With the page's sections they would be 97.
  expect(restyled.untilPaint).toBeLessThan(75);
});

for (const name of ['signal', 'edge', 'shield', 'learning', 'agents'] as const)
  test(`a run of ${name} begins with few transitions, and React hears of none`, async ({
    page,
    open,
  }) => {
    const demo = await openDemo(page, open, name, simplified);
    // React's listeners are silenced by code that comes after hydration.
    await page.waitForLoadState('networkidle');
    const counts = await demo.play.evaluateHandle((button) => {
      const counts = { ended: 0, heard: 0 };
      const root = document.querySelector('#root');
      for (const type of ['transitionrun', 'transitionstart'])
        root?.addEventListener(type, () => counts.heard++);
      root?.addEventListener('transitionend', () => counts.ended++);
      (button as HTMLElement).click();
      return counts;
    });
    const read = () => counts.evaluate(({ ended, heard }) => ({ ended, heard }));
    await expect.poll(async () => (await read()).ended).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    const { ended, heard } = await read();
    // One for each of the 60 tasks of Agents at most; each side of a border would be one, too.
    expect(ended).toBeLessThan(80);
    expect(heard).toBe(0);
  });

test('the lines of a run are drawn in a worker', async ({ page, open }) => {
  const demo = await openDemo(page, open, 'edge', simplified);
  expect(page.workers()).toEqual([]);
  await demo.play.click();
  await expect(demo.root.locator('[data-run-drawing] path').first()).toBeAttached();
  expect(page.workers().map((worker) => worker.url())).toEqual([
    expect.stringMatching(/\/drawing-worker-[\w-]+\.js$/),
  ]);
});
