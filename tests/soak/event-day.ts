/**
 * `npm run test:soak [-- <minutes>]`: event mode for a simulated day in half an hour. The tour runs
 * at thirty times its speed with the scene on, and is interrupted now and then as by a visitor.
 * Each time, after a forced garbage collection, everything that a page can leak is read: it must
 * not have grown since the warm-up.
 */
import type { Browser, CDPSession, Page } from 'playwright';
import { withSite } from '../../scripts/lib/with-site.ts';

/** A small canvas and a low tier, so that software rendering draws enough frames. */
const viewport = { width: 480, height: 300 };
const query = 'mode=event&idle=5&pace=30&experience=full&tier=4&debug';
/** Milliseconds in which the browser compiles frequently used code. After that nothing may grow. */
const warmUp = (length: number) => Math.max(length * 0.1, Math.min(60_000, length / 2));
const heapLimit = 1.05;
/**
 * Greatest allowed growth. The browser's own counts vary with the pointer's position and with
 * elements that were just removed.
 */
const flatLimit = 1.02;
/** fiber 9 still creates a THREE.Clock, which three reports as deprecated. */
const known = /THREE\.Clock/;

interface Sample {
  heap: number;
  nodes: number;
  listeners: number;
  geometries: number;
  textures: number;
  programs: number;
}
const flat = ['nodes', 'listeners', 'geometries', 'textures', 'programs'] as const;

/** Milliseconds until the previous stop has left the screen. */
const settle = 500;

/** Milliseconds for a change of state on a busy machine. */
const timeout = 60_000;

const untilState = (page: Page, state: string) =>
  page.waitForFunction((wanted) => document.documentElement.dataset.event === wanted, state, {
    timeout,
    polling: 100,
  });

/** Counts the rounds of the tour inside the page. */
function countRounds() {
  const counted = window as unknown as { rounds: number };
  counted.rounds = 0;
  let before = -1;
  new MutationObserver(() => {
    const stop = Number(document.querySelector<HTMLElement>('[data-stop]')?.dataset.stop ?? -1);
    if (stop === 0 && before > 0) counted.rounds += 1;
    before = stop;
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-stop'] });
}
const rounds = (page: Page) =>
  page.evaluate(() => (window as unknown as { rounds: number }).rounds);

/**
 * Moves the pointer again and again. Without it, event mode would return to its tour before
 * everything is read, and a stop of the tour contains other nodes than home.
 */
function moveAbout() {
  const hand = window as unknown as { hand?: ReturnType<typeof setInterval> };
  let x = 100;
  hand.hand = setInterval(() => {
    x = x === 100 ? 150 : 100;
    dispatchEvent(new PointerEvent('pointermove', { screenX: x, screenY: 100 }));
  }, 20);
}
const restHand = () =>
  clearInterval((window as unknown as { hand?: ReturnType<typeof setInterval> }).hand);

/** Reads the page's counts while a visitor is present, then lets it return to its tour. */
async function sample(page: Page, cdp: CDPSession): Promise<Sample> {
  await page.evaluate(moveAbout);
  await untilState(page, 'ready');
  await page.waitForTimeout(settle);
  for (let time = 0; time < 2; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  const { geometries, textures, programs } = await page.evaluate(() => {
    if (!window.suiteScene) throw new Error('The scene is gone.');
    return window.suiteScene.stats();
  });
  await page.evaluate(restHand);
  await untilState(page, 'attract');
  return { heap: usedSize, nodes, listeners: jsEventListeners, geometries, textures, programs };
}

/** A line of the table, aligned with the column names. */
const line = (cells: readonly (string | number)[]) =>
  cells.map((cell) => String(cell).padStart(11)).join('');

/**
 * A sentence for each count that is higher in the last samples than in the first ones after the
 * warm-up.
 */
function growth(samples: readonly Sample[]): string[] {
  // Garbage that is collected late makes single samples higher, never lower.
  const half = Math.max(1, Math.floor(samples.length / 2));
  const [early, late] = [samples.slice(0, half), samples.slice(-half)];
  const least = (of: readonly Sample[], name: keyof Sample) =>
    Math.min(...of.map((taken) => taken[name]));
  const heap = least(late, 'heap') / least(early, 'heap');
  console.log(`\nHeap ${((heap - 1) * 100).toFixed(2)} % since the warm-up.`);
  return [
    ...(heap > heapLimit ? [`The heap grew by ${((heap - 1) * 100).toFixed(1)} %.`] : []),
    ...flat
      .filter((name) => least(late, name) > least(early, name) * flatLimit)
      .map((name) => `More ${name}: ${least(early, name)}, then ${least(late, name)}.`),
  ];
}

async function soak(browser: Browser, origin: string, minutes: number): Promise<string[]> {
  const problems: string[] = [];
  const page = await browser.newPage({ viewport });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  page.on('pageerror', ({ message }) => problems.push(`Uncaught: ${message}`));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !known.test(message.text())) problems.push(`Console: ${message.text()}`);
  });
  await page.addInitScript(countRounds);
  await page.goto(`${origin}/?${query}`);
  await page.waitForFunction(() => window.suiteScene, undefined, { timeout: 120_000 });
  const cdp = await page.context().newCDPSession(page);

  console.log(line(['round', 'heap MB', ...flat]));
  const [begun, length] = [Date.now(), minutes * 60_000];
  const samples: Sample[] = [];
  const pause = Math.min(30_000, length / 15);
  while (Date.now() - begun < length) {
    await page.waitForTimeout(pause);
    const taken = await sample(page, cdp);
    const heap = (taken.heap / 1e6).toFixed(2);
    console.log(line([await rounds(page), heap, ...flat.map((name) => taken[name])]));
    if (Date.now() - begun > warmUp(length)) samples.push(taken);
  }
  problems.push(...growth(samples));
  if (loads > 1) problems.push(`The page was loaded ${loads} times.`);
  console.log(`${await rounds(page)} rounds of the tour.`);
  if ((await rounds(page)) === 0) problems.push('The tour never went round.');
  return problems;
}

const minutes = Number(process.argv[2] ?? 30);
if (!(minutes >= 0.5 && minutes <= 1440)) {
  console.error('Usage: npm run test:soak [-- minutes, 0.5 to 1440]');
  process.exit(2);
}
const problems = await withSite((browser, origin) => soak(browser, origin, minutes));
for (const problem of problems) console.error(`✗ ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
