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

/** The largest number of elements whose style one recalculation computes after a press. */
async function countRestyled(browser: Browser, page: Page, press: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await press();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
    `${await browser.stopTracing()}`,
  );
  const clicked = traceEvents.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click',
  );
  const counts = traceEvents
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts >= (clicked?.ts ?? Infinity))
    .map(({ args }) => args.elementCount ?? 0);
  return Math.max(0, ...counts);
}

test('a run that begins on home restyles what it changes, not the whole demo', async ({
  browser,
  page,
  open,
}) => {
  const demo = await openDemo(page, open, 'signal', simplified);
  const restyled = await countRestyled(browser, page, async () => {
    await demo.play.click();
    await demo.expectRun('running');
  });
  expect(restyled).toBeGreaterThan(0);
  // All of the demo are 260 with their pseudo-elements.
  expect(restyled).toBeLessThan(210);
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
