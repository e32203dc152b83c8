/**
 * Measures the main thread's cost of a scroll through home in three views: the simplified view, the
 * full one without its canvas, and the complete one. All get the same wheel events in one browser,
 * so that the ratios are valid on any machine.
 */
import type { Browser, CDPSession, Page } from 'playwright';
import { withSite } from '../lib/with-site.ts';
import { percentile } from './results.ts';

const views = {
  simplified: '?experience=simplified',
  'full, no canvas': '?experience=full',
  'full, tier 4': '?experience=full&tier=4',
} as const;
type View = keyof typeof views;

/** Pixels of one wheel event, and milliseconds between two events. */
const [turn, pause] = [200, 50];

/** Milliseconds of the main thread, by kind of work. */
const metrics = {
  tasks: 'TaskDuration',
  script: 'ScriptDuration',
  layout: 'LayoutDuration',
  style: 'RecalcStyleDuration',
} as const;

async function readMetrics(cdp: CDPSession): Promise<Map<string, number>> {
  const answer = await cdp.send('Performance.getMetrics');
  return new Map(answer.metrics.map(({ name, value }) => [name, value * 1000]));
}

/** The five functions with the largest self times in milliseconds, from the sampling profiler. */
async function largestTimes(cdp: CDPSession): Promise<{ ms: number; where: string }[]> {
  const { profile } = await cdp.send('Profiler.stop');
  const times = new Map(profile.nodes.map(({ id }) => [id, 0]));
  profile.samples?.forEach((id, index) => {
    times.set(id, (times.get(id) ?? 0) + (profile.timeDeltas?.[index] ?? 0) / 1000);
  });
  const byPlace = new Map<string, number>();
  for (const { id, callFrame } of profile.nodes) {
    const { functionName, url } = callFrame;
    if (/^\((idle|root|program)\)/.test(functionName)) continue;
    const where = `${functionName || '(anonymous)'} ${url.split('/').at(-1)}`.trim();
    byPlace.set(where, (byPlace.get(where) ?? 0) + (times.get(id) ?? 0));
  }
  const sorted = [...byPlace].sort(([, a], [, b]) => b - a).slice(0, 5);
  return sorted.map(([where, ms]) => ({ ms: Math.round(ms), where }));
}

async function scrollDown(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.move(600, 400);
  for (let at = 0; at < height; at += turn) {
    await page.mouse.wheel(0, turn);
    await page.waitForTimeout(pause);
  }
}

/** Collects the durations of long tasks in a property of `window`. */
function watchTasks() {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

/** Returns the durations collected so far and clears them. */
const takeTasks = (page: Page) =>
  page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));

async function measure(browser: Browser, origin: string, view: View) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  if (view === 'full, no canvas') {
    await page.route('**/assets/scene-client-*.js', (route) => route.abort());
  }
  await page.addInitScript(watchTasks);
  await page.goto(`${origin}/${views[view]}`, { waitUntil: 'networkidle' });
  if (view === 'full, tier 4') {
    await page.waitForFunction(() => document.documentElement.dataset.scene === 'live');
  }
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Profiler.enable');
  await takeTasks(page);
  const before = await readMetrics(cdp);
  await cdp.send('Profiler.start');
  await scrollDown(page);
  const largest = await largestTimes(cdp);
  const after = await readMetrics(cdp);
  const long = await takeTasks(page);
  await page.close();
  const spent = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const cost: Record<string, number> = {
    ...Object.fromEntries(Object.entries(metrics).map(([key, name]) => [key, spent(name)])),
    // Tasks longer than 50 ms.
    long: long.length,
    longest: Math.max(0, ...long),
  };
  return { cost, largest };
}

/** @param seconds for the whole, approximately: as many rounds as fit, but at least one */
export const benchScroll = (seconds: number): Promise<void> =>
  withSite(async (browser, origin) => {
    const names = Object.keys(views) as View[];
    const rounds = new Map<View, Awaited<ReturnType<typeof measure>>[]>();
    const end = Date.now() + seconds * 1000;
    do {
      for (const name of names) {
        const round = await measure(browser, origin, name);
        rounds.set(name, [...(rounds.get(name) ?? []), round]);
      }
    } while (Date.now() < end);
    for (const [name, [first]] of rounds) {
      console.log(`${name}: the largest self times, milliseconds`);
      console.table(first?.largest);
    }
    const median = (name: View, figure: string) =>
      percentile(rounds.get(name)?.map(({ cost }) => cost[figure] ?? 0) ?? [], 0.5);
    const keys = [...Object.keys(metrics), 'long', 'longest'];
    console.log('Milliseconds of the main thread for one scroll through home, medians');
    console.table(
      Object.fromEntries(
        names.map((name) => [
          name,
          {
            ...Object.fromEntries(keys.map((key) => [key, Math.round(median(name, key))])),
            ratio: (median(name, 'tasks') / median('simplified', 'tasks')).toFixed(2),
          },
        ]),
      ),
    );
  });
