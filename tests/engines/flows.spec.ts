/** What a visitor does on a page, in another engine. */
import type { Tab } from './support/tab.ts';
import { expect, test } from './support/test.ts';
import {
  click,
  expectAttribute,
  expectCount,
  expectHydrated,
  expectInPage,
  find,
  typeInto,
} from './support/visit.ts';

const main = 'nav[aria-label=Main]';
const menu = '[aria-label="AI Suite Solutions: show pages"]';
const panelLinks = `${menu} + div a`;

test('a dropdown opens by hover and by keyboard, closes by Escape, and leads to a page', async ({
  tab,
  baseURL,
}) => {
  await tab.goto(`${baseURL}/about`);
  await expectHydrated(tab, '/about');
  await tab.move(await find(tab, `${main} a`, 'AI Suite Solutions'));
  await expectCount(tab, panelLinks, 4);
  await tab.move([640, 700]);
  await expectCount(tab, panelLinks, 0);

  await tab.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), menu);
  await tab.press('Enter');
  await expectCount(tab, panelLinks, 4);
  await tab.press('Escape');
  await expectCount(tab, panelLinks, 0);
  await expectInPage(tab, (css) => document.activeElement?.matches(css) ?? false, [menu], true);

  await tab.move(await find(tab, `${main} a`, 'AI Suite Solutions'));
  await expectCount(tab, panelLinks, 4);
  await click(tab, panelLinks);
  await expectHydrated(tab, '/solutions/neural-edge');
});

test('the menu of a phone opens, closes by Escape, and leads to a page', async ({
  tab,
  baseURL,
}) => {
  await tab.resize(600, 800);
  await tab.goto(`${baseURL}/about`);
  await expectHydrated(tab, '/about');
  const toggle = '[aria-label="Toggle mobile menu"]';
  const links = 'nav[aria-label=Mobile] a';
  await click(tab, toggle);
  await expectInPage(tab, (css) => document.querySelector(css)?.checkVisibility(), [links], true);
  await tab.press('Escape');
  await expectCount(tab, links, 0);
  await click(tab, toggle);
  await click(tab, `${links}[href="/industries"]`);
  await expectHydrated(tab, '/industries');
  await expectCount(tab, links, 0);
});

test('one answer of the accordion is open at a time', async ({ tab, baseURL }) => {
  await tab.goto(`${baseURL}/`);
  await expectHydrated(tab, '/');
  const open = '#faq h3 button[aria-expanded=true]';
  // The code of the answers comes once they are near the screen.
  await tab.evaluate(() => document.querySelector('#faq')?.scrollIntoView());
  const isHandled = () =>
    Object.keys(document.querySelector('#faq h3 button') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    );
  await expectInPage(tab, isHandled, [], true);
  for (const item of [2, 5]) {
    await click(tab, `#faq :nth-child(${item} of :has(> h3)) button`);
    await expectCount(tab, open, 1);
    await expectCount(tab, '#faq [role=region]', 1);
    // Frames of a slow engine are so far apart that a moving question seems to stand still.
    const moving = () =>
      document.querySelector('#faq')?.getAnimations({ subtree: true }).length ?? 0;
    await expectInPage(tab, moving, [], 0);
  }
  await click(tab, open);
  await expectCount(tab, open, 0);
  await expectCount(tab, '#faq [role=region]', 0);
});

test('search finds a page by keyboard alone, and leads to it', async ({ tab, baseURL }) => {
  await tab.goto(`${baseURL}/about`);
  await expectHydrated(tab, '/about');
  await tab.press('Control+k');
  await expectAttribute(tab, 'dialog [role=combobox]', 'role', 'combobox');
  await expectInPage(
    tab,
    () => document.activeElement?.matches('dialog [role=combobox]') ?? false,
    [],
    true,
  );
  await tab.type('fraud');
  await expectInPage(
    tab,
    () =>
      document.querySelector('dialog [role=option]')?.textContent?.includes('Fraud Detection') ??
      false,
    [],
    true,
  );
  await tab.press('Enter');
  await expectHydrated(tab, '/use-cases/fraud-detection');
});

const runState = (tab: Tab, state: string) =>
  expectAttribute(tab, '[data-instrument]', 'data-run', state);

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

test('an answer is in the address, also when a reload follows at once', async ({
  tab,
  baseURL,
}) => {
  const path = '/solutions/neural-agents';
  await tab.goto(`${baseURL}${path}`);
  await expectHydrated(tab, path);
  await click(tab, '[data-instrument=agents] button', 'Step 3: Your answer');
  await runState(tab, 'waiting');
  await tab.evaluate(() => {
    document.querySelector<HTMLElement>('[data-answer=approve]')?.click();
    location.reload();
  });
  const isKept = () => /run=[^#]*%7E\d+a/.test(location.search);
  await expectInPage(tab, isKept, [], true);
  await expectHydrated(tab, path);
  await expectInPage(tab, isKept, [], true);
  await runState(tab, 'done');
});

test('the motion control changes the page, and the choice is kept', async ({ tab, baseURL }) => {
  await tab.goto(`${baseURL}/about`);
  await expectHydrated(tab, '/about');
  await expectAttribute(tab, 'html', 'data-motion', 'full');
  await click(tab, 'header button', 'Motion: full');
  await expectAttribute(tab, 'html', 'data-motion', 'calm');
  await tab.reload();
  await expectHydrated(tab, '/about');
  await expectAttribute(tab, 'html', 'data-motion', 'calm');
  await click(tab, 'header button', 'Motion: calm');
  await expectAttribute(tab, 'html', 'data-motion', 'full');
});

/** Puts what is meant for paper on the screen. Runs in the page. */
function showPrintStyles() {
  const take = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
        rule.media.mediaText = 'all';
      if (rule instanceof CSSGroupingRule) take(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) {
    if (sheet.media.mediaText === 'print') sheet.media.mediaText = 'all';
    take(sheet.cssRules);
  }
}

test('paper is black on white without the bar, and the page goes on after printing', async ({
  tab,
  baseURL,
}) => {
  await tab.goto(`${baseURL}/solutions/neural-edge`);
  await expectHydrated(tab, '/solutions/neural-edge');
  // Only Firefox's driver prints.
  const paper = await tab.print();
  if (paper) expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  await click(tab, 'header button', 'Motion: full');
  await expectAttribute(tab, 'html', 'data-motion', 'calm');

  await tab.evaluate(showPrintStyles);
  await expectCount(tab, 'header[data-print=hide]', 0);
  const grounds = await tab.evaluate(() =>
    [...document.querySelectorAll('main section, footer')].map((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return `${backgroundColor} ${color}`;
    }),
  );
  expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0) rgb(0, 0, 0)']));
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

test('an incomplete form is not sent, and says what is missing', async ({ tab, baseURL }) => {
  await tab.goto(`${baseURL}/contact`);
  await expectHydrated(tab, '/contact');
  await typeInto(tab, '[name=firstName]', 'Zoë');
  await click(tab, 'form button', 'Send');
  await expectAttribute(tab, '[name=lastName]', 'aria-invalid', 'true');
  await expectInPage(tab, () => location.href.endsWith('/contact'), [], true);
});

test('a visitor makes a mark, finds it on the next page, and forgets it', async ({
  tab,
  baseURL,
}) => {
  await tab.goto(`${baseURL}/`);
  await expectHydrated(tab, '/');
  await click(tab, '[data-diagram] button', 'Make my mark');
  const stored = () => /^[0-9a-f]{16}$/.test(sessionStorage.getItem('mark') ?? '');
  await expectInPage(tab, stored, [], true);
  await tab.goto(`${baseURL}/about`);
  await expectHydrated(tab, '/about');
  await tab.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  await click(tab, 'footer button', 'Your mark');
  await click(tab, 'dialog button', 'Forget it');
  await expectInPage(tab, () => sessionStorage.getItem('mark'), [], null);
  await expectCount(tab, 'footer [data-mark]', 0);
});
