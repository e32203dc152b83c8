/** What a visitor does on a page, in another engine. */
import type { Tab } from './support/tab.ts';
import { test } from './support/test.ts';
import { click, expectAttribute, expectHydrated, expectInPage } from './support/visit.ts';

const runState = (tab: Tab, state: string) =>
  expectAttribute(tab, '[data-instrument=edge]', 'data-run', state);

test('a demo plays, its slider moves far, and the address keeps the run', async ({
  tab,
  baseURL,
}) => {
  await tab.goto(`${baseURL}/solutions/neural-edge`);
  await expectHydrated(tab, '/solutions/neural-edge');
  await click(tab, '[data-instrument=edge] [data-play]');
  await runState(tab, 'running');
  await click(tab, '[data-instrument=edge] button', 'Step 4: Report');
  const slider = '[data-instrument=edge] [role=slider], [data-instrument=edge] input[type=range]';
  await tab.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), slider);
  // More changes than WebKit takes addresses in a short while.
  for (let step = 0; step < 130; step += 1)
    await tab.press(Math.floor(step / 10) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
  await tab.press('ArrowRight');
  const readValue = (css: string) => document.querySelector(css)?.getAttribute('aria-valuetext');
  const value = await tab.evaluate(readValue, slider);
  // The address follows at most twice a second, so it has followed once it stands still.
  const isAddressStill = () => {
    const seen = window as { seen?: [address: string, since: number] };
    if (seen.seen?.[0] !== location.search) seen.seen = [location.search, performance.now()];
    return location.search.includes('run=') && performance.now() - seen.seen[1] > 1000;
  };
  await expectInPage(tab, isAddressStill, [], true);
  await tab.reload();
  await expectHydrated(tab, '/solutions/neural-edge');
  await expectInPage(tab, readValue, [slider], value);
});

test('the scene goes live, or the drawing stays where the engine has no WebGL', async ({
  tab,
  baseURL,
}) => {
  await tab.goto(`${baseURL}/?experience=full&tier=4`);
  await expectHydrated(tab, '/');
  const hasWebGl = await tab.evaluate(
    () => document.createElement('canvas').getContext('webgl2') !== null,
  );
  await expectAttribute(tab, 'html', 'data-scene', hasWebGl ? 'live' : 'drawing');
});
