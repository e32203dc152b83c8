/**
 * The desk with 10,000 rows, and its appearance at every width, in every condition and in every
 * state.
 */

import { violations, violationsInConditions } from '../../scripts/lib/measure/axe.ts';
import { linkFor } from './support/desk.ts';
import { block } from './support/page.ts';
import { expect, type Page, test } from './support/test.ts';

/**
 * Milliseconds: from an answer to its first rows on the screen, and for one task while scrolling.
 */
const limits = { firstRows: 300, task: 50 } as const;

interface Trace {
  traceEvents: { name: string; ph: string; pid: number; tid: number; tdur?: number }[];
}

/**
 * Longest task of the page's thread in milliseconds of processor time, on which other programs have
 * no influence.
 */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as Trace;
  const main = traceEvents.find(
    ({ name, ph }) => name === 'FunctionCall' || (name === 'EvaluateScript' && ph === 'X'),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) =>
      /RunTask$/.test(name) && pid === main?.pid && (!main || tid === main.tid),
  );
  if (tasks.length === 0) throw new Error('The trace has no task of the page.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

// It asserts times, which only a quiet machine can keep.
test('10,000 rows appear at once and scroll without stutter', async ({ page, browser, desk }) => {
  await desk.insert(
    Array.from({ length: 10_000 }, (_, index) => ({
      firstName: 'Row',
      lastName: String(index),
      challenge: 'What does a pilot cost, and how long does it take? '.repeat(4),
    })),
  );
  await page.addInitScript(() => {
    const state = { answered: 0, shown: 0 };
    Object.assign(window, { state });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByType('resource')) {
        const { name, responseEnd } = entry as PerformanceResourceTiming;
        if (name.includes('contact-desk')) state.answered = responseEnd;
      }
    }).observe({ type: 'resource', buffered: true });
    const look = () => {
      if (document.querySelector('[aria-busy] li')) state.shown = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await desk.enter('Ron', 'agent');
  await expect(desk.rows.first()).toBeVisible();
  const { answered, shown } = await page.evaluate(
    () => (window as unknown as { state: { answered: number; shown: number } }).state,
  );
  expect(shown - answered).toBeLessThan(limits.firstRows);

  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  const reached = await page.evaluate(async () => {
    const scroller = document.querySelector('[aria-busy]')!;
    const last = () => Number([...scroller.querySelectorAll('li')].at(-1)?.ariaPosInSet);
    const deadline = performance.now() + 40_000;
    while (last() < 1500 && performance.now() < deadline) {
      scroller.scrollBy(0, 900);
      await new Promise(requestAnimationFrame);
    }
    return { last: last(), inDocument: scroller.querySelectorAll('li').length };
  });
  const longest = longestTask(await browser.stopTracing());
  expect(reached.last).toBeGreaterThan(1000);
  // The document contains only the visible rows, at every scroll position.
  expect(reached.inDocument).toBeLessThan(60);
  expect(longest).toBeLessThanOrEqual(limits.task);
});

/** No element is wider than the window, and every control is large enough to press. */
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('every state in every condition, from 320 to 3840 pixels', async ({ page, desk }) => {
  const [id = ''] = await desk.insert([
    { firstName: 'Looked', lastName: 'At', status: 'unverified', email: 'look@example.com' },
    { firstName: 'Another', lastName: 'One' },
  ]);

  // The page before signing in.
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  // Event mode does not show requests, because its screen is public.
  await page.goto('/desk?mode=event');
  await expect(page.getByRole('heading', { name: 'This screen is in event mode' })).toBeVisible();

  await desk.enter('Lea', 'admin');
  const show = async (hash: string, title: string) => {
    await desk.show(hash);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    if (hash.startsWith('all')) await desk.settled();
  };
  await show(`all/${id}`, 'Looked At');
  expect(await violationsInConditions(page)).toEqual({
    'as it is': [],
    'reduced motion': [],
    '200% zoom': [],
    '320 pixels': [],
    'forced colours': [],
  });
  for (const [hash, title] of [
    ['glance', 'Ninety days at a glance'],
    ['people', 'People at the desk'],
    [`all/${id}`, 'Looked At'],
  ] as const) {
    await show(hash, title);
    expect(await violations(page), hash).toEqual([]);
    for (const [width, height] of [
      [320, 640],
      [834, 1112],
      [3840, 2160],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await tooWide(page), `${hash} at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: null, contrast: null });

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Erase…' }).click();
  await expect(page.getByRole('dialog', { name: 'Erase for good?' })).toContainText('Looked At');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Erase 1 request' }).click();
  await expect(page.getByText('1 request erased.')).toBeVisible();

  // When an answer does not arrive, the page says so, and shows it when it arrives later.
  const other = (await desk.colleague()).page;
  await block(other, /contact-desk/);
  await other.goto(await linkFor('off@example.com', 'Off', 'reader'));
  await expect(other.getByRole('heading', { name: 'The desk does not answer' })).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await other.unroute(/contact-desk/);
  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByRole('navigation', { name: 'Views' })).toBeVisible();
});
