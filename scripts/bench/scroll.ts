/**
 * What a full scroll through home costs the main thread, in three ways of looking at it:
 * the simplified view, the full one without its canvas, and the whole. The same wheel
 * turns in one browser, so that the ratios hold on any machine.
 */
import type { Browser, CDPSession, Page } from 'playwright';
import { withSite } from '../lib/with-site.ts';

const views = {
  simplified: '?experience=simplified',
  'full, no canvas': '?experience=full',
  'full, tier 4': '?experience=full&tier=4',
} as const;
type View = keyof typeof views;

/** Pixels of a turn of the wheel, and milliseconds to the next one. */
const [turn, pause] = [200, 50];

interface Cost {
  /** Milliseconds of the main thread. */
  task: number;
  script: number;
  layout: number;
  style: number;
  /** Tasks over 50 ms and the longest of them. */
  long: number;
  longest: number;
  /** Self time of functions in milliseconds, by place in the build. */
  functions: Map<string, number>;
}

const figures = async (cdp: CDPSession) => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return {
    task: of('TaskDuration'),
    script: of('ScriptDuration'),
    layout: of('LayoutDuration'),
    style: of('RecalcStyleDuration'),
  };
};

/** Self time by function, from the sampling profiler. */
async function profiled(cdp: CDPSession): Promise<Map<string, number>> {
  const { profile } = await cdp.send('Profiler.stop');
  const times = new Map<string, number>();
  const names = new Map(
    profile.nodes.map(({ id, callFrame }) => [
      id,
      `${callFrame.functionName || '(anonymous)'} ${callFrame.url.split('/').at(-1) ?? ''}`.trim(),
    ]),
  );
  profile.samples?.forEach((id, index) => {
    const name = names.get(id) ?? '';
    if (/^\((idle|root|program)\)/.test(name)) return;
    const ms = (profile.timeDeltas?.[index] ?? 0) / 1000;
    times.set(name, (times.get(name) ?? 0) + ms);
  });
  return times;
}

async function scrollDown(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.move(600, 400);
  for (let at = 0; at < height; at += turn) {
    await page.mouse.wheel(0, turn);
    await page.waitForTimeout(pause);
  }
}

async function measure(browser: Browser, url: string, view: View): Promise<Cost> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  if (view === 'full, no canvas') {
    await page.route('**/assets/director-*.js', (route) => route.abort());
  }
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  await page.goto(`${url}/${views[view]}`, { waitUntil: 'networkidle' });
  if (view === 'full, tier 4') {
    await page.waitForFunction(() => document.documentElement.dataset.scene === 'live');
  }
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Profiler.enable');
  await page.evaluate(() => {
    (window as unknown as { tasks: number[] }).tasks.length = 0;
  });
  const before = await figures(cdp);
  await cdp.send('Profiler.start');
  await scrollDown(page);
  const functions = await profiled(cdp);
  const after = await figures(cdp);
  const long = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await page.close();
  return {
    task: after.task - before.task,
    script: after.script - before.script,
    layout: after.layout - before.layout,
    style: after.style - before.style,
    long: long.length,
    longest: Math.max(0, ...long),
    functions,
  };
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const cell = (value: number) => value.toFixed(0).padStart(9);

/** @param seconds of the whole, roughly: as many rounds as fit, one at least */
export async function benchScroll(seconds: number): Promise<void> {
  const names = Object.keys(views) as View[];
  const costs = new Map<View, Cost[]>(names.map((name) => [name, []]));
  const end = Date.now() + seconds * 1000;
  await withSite(async (browser, origin) => {
    do {
      for (const name of names) costs.get(name)?.push(await measure(browser, origin, name));
    } while (Date.now() < end);
  });
  const of = (name: View, key: Exclude<keyof Cost, 'functions'>) =>
    median((costs.get(name) ?? []).map((cost) => cost[key]));
  console.log(`Milliseconds of the main thread for one scroll through home, median of ${costs.get('simplified')?.length}

view                tasks   script   layout    style  ratio   long  longest`);
  for (const name of names) {
    console.log(
      [
        name.padEnd(16),
        ...(['task', 'script', 'layout', 'style'] as const).map((key) => cell(of(name, key))),
        (of(name, 'task') / of('simplified', 'task')).toFixed(2).padStart(7),
        cell(of(name, 'long')).slice(2),
        cell(of(name, 'longest')),
      ].join(''),
    );
  }
  for (const name of names) {
    const last = costs.get(name)?.at(-1)?.functions ?? new Map<string, number>();
    const top = [...last].sort(([, a], [, b]) => b - a).slice(0, 5);
    console.log(`\n${name}: the largest self times`);
    for (const [where, ms] of top) console.log(`${cell(ms)}  ${where}`);
  }
}
