/**
 * What a full scroll through home costs the main thread, in three ways of looking at it:
 * the simplified view, the full one without its canvas, and the whole. The same wheel
 * turns in one browser, so that the ratios hold on any machine.
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

/** Pixels of a turn of the wheel, and milliseconds to the next one. */
const [turn, pause] = [200, 50];

/** Milliseconds of the main thread, by what it did. */
const metrics = {
  tasks: 'TaskDuration',
  script: 'ScriptDuration',
  layout: 'LayoutDuration',
  style: 'RecalcStyleDuration',
} as const;

/** Figures of one scroll: {@link metrics}, the number of tasks over 50 ms, and the longest of them. */
type Cost = Record<keyof typeof metrics | 'long' | 'longest', number>;

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

/** Collects the durations of long tasks on the window. */
function watchTasks() {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

/** Takes out what was collected so far. */
const takeTasks = (page: Page) =>
  page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));

async function measure(browser: Browser, origin: string, view: View) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  if (view === 'full, no canvas') {
    await page.route('**/assets/director-*.js', (route) => route.abort());
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
  const cost: Cost = {
    tasks: spent(metrics.tasks),
    script: spent(metrics.script),
    layout: spent(metrics.layout),
    style: spent(metrics.style),
    long: long.length,
    longest: Math.max(0, ...long),
  };
  return { cost, largest };
}

/** @param seconds of the whole, roughly: as many rounds as fit, one at least */
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
    const median = (name: View, figure: keyof Cost) =>
      percentile(rounds.get(name)?.map(({ cost }) => cost[figure]) ?? [], 0.5);
    const keys = ['tasks', 'script', 'layout', 'style', 'long', 'longest'] as const;
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
