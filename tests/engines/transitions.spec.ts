/** From page to page, in another engine; the whole of it is tested in `e2e/transitions`. */
import type { Tab } from './support/tab.ts';
import { expect, test } from './support/test.ts';
import {
  click,
  expectAttribute,
  expectCount,
  expectHydrated,
  expectInPage,
} from './support/visit.ts';

const main = 'nav[aria-label=Main] a';

/** Opens a page in full motion, once the code is there that moves pages. */
async function open(tab: Tab, url: string): Promise<void> {
  await tab.goto(url);
  await expectHydrated(tab, new URL(url).pathname);
  await expectAttribute(tab, 'html', 'data-motion', 'full');
  // It comes with the first page that is likely to be opened.
  await tab.evaluate(() =>
    document.querySelector<HTMLElement>('nav[aria-label=Main] a:not([aria-current])')?.focus(),
  );
  const hasCome = () =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => /\/transition-[^/]+\.js$/.test(name));
  await expectInPage(tab, hasCome, [], true);
}

/** Waits until nothing is left of a page change. */
async function expectAtRest(tab: Tab): Promise<void> {
  const leftovers = () =>
    document.querySelectorAll(
      'main [data-theme] > :is([style*=opacity], [style*=transform]), .picture-flight, .page-ground, .leaving-page',
    ).length;
  await expectInPage(tab, leftovers, [], 0);
}

test('a new page has its picture and its words in its first frame', { tag: '@push' }, async ({
  tab,
  baseURL,
}) => {
  await open(tab, `${baseURL}/`);
  await tab.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const picture = document.querySelector('main [data-scene-view] > [data-fallback] .line-art');
      const [heading] = document.querySelectorAll('main h1');
      seen.add(
        `${location.pathname} ${picture?.querySelector('svg') ? 'drawn' : 'empty'} ${heading ? 'told' : 'silent'}`,
      );
      requestAnimationFrame(look);
    };
    look();
  });
  await click(tab, main, 'Industries');
  // The address changes before the page does.
  const hasCome = () => document.querySelector('main h1')?.textContent?.includes('industry');
  await expectInPage(tab, hasCome, [], true);
  await expectAtRest(tab);
  await tab.back();
  await expectInPage(tab, () => location.pathname, [], '/');
  await expectAtRest(tab);
  const seen = await tab.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen.sort()).toEqual(['/ drawn told', '/industries drawn told']);
});

test('Back stands where the page was left', { tag: '@push' }, async ({ tab, baseURL }) => {
  await open(tab, `${baseURL}/`);
  const article = '#blog a[href^="/blog/"]';
  const place = (css: string) =>
    Math.round(document.querySelector(css)!.getBoundingClientRect().top);
  /** Waits until the place is the same for a second, as parts above get their code and their height. */
  const still = async () => {
    let before: number | null = null;
    let since = Date.now();
    await expect
      .poll(async () => {
        const now = await tab.evaluate(place, article).catch(() => null);
        if (now !== before) since = Date.now();
        before = now;
        return now !== null && Date.now() - since > 1000;
      })
      .toBe(true);
    return before as unknown as number;
  };
  await tab.evaluate(
    (css) => document.querySelector(css)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    article,
  );
  const left = await still();
  await click(tab, article);
  await expectInPage(tab, () => location.pathname.startsWith('/blog/'), [], true);
  await expectAtRest(tab);
  await tab.back();
  await expectInPage(tab, () => location.pathname, [], '/');
  expect(Math.abs((await still()) - left)).toBeLessThan(3);
});

test('fast presses lead to the last page, and leave nothing behind', { tag: '@push' }, async ({
  tab,
  baseURL,
}) => {
  await open(tab, `${baseURL}/about`);
  for (const name of ['Industries', 'Resources', 'About', 'Industries', 'Resources'])
    await click(tab, main, name);
  await expectInPage(tab, () => location.pathname, [], '/resources');
  await expectCount(tab, 'main h1', 1);
  await expectAtRest(tab);
});

test('a pressed card’s picture flies to the next page, and Back returns it', async ({
  tab,
  baseURL,
}) => {
  await open(tab, `${baseURL}/`);
  const card = 'main li a[href="/solutions/neural-edge"]';
  await tab.evaluate((css) => document.querySelector(css)?.scrollIntoView(), card);
  const isLoaded = (css: string) => {
    const picture = document.querySelector(css)?.closest('li')?.querySelector('picture img');
    return picture instanceof HTMLImageElement && picture.naturalWidth > 0;
  };
  await expectInPage(tab, isLoaded, [card], true);
  await tab.evaluate(() => {
    const flights: string[] = [];
    Object.assign(window, { flights });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLImageElement) flights.push(node.className);
    }).observe(document.body, { childList: true });
  });
  const flights = () => (window as unknown as { flights: string[] }).flights.length;
  await click(tab, card);
  await expectInPage(tab, () => location.pathname, [], '/solutions/neural-edge');
  await expectInPage(tab, flights, [], 1);
  await expectAtRest(tab);
  await tab.back();
  await expectInPage(tab, () => location.pathname, [], '/');
  await expectInPage(tab, flights, [], 2);
  await expectAtRest(tab);
});
