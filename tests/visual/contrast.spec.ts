/**
 * Measures every line of text against the pixels behind it, at all positions where a visitor may
 * stop scrolling. One page goes through many places, because opening the scene takes longer than
 * measuring some of them.
 */
import { handled } from '../e2e/support/page.ts';
import { expect, type Page, test } from '../e2e/support/test.ts';
import { isShort, type Judged, measureAt, sentence, worstOfEach } from './contrast/measure-page.ts';
import { between, inkOf, marksOf, restsOf, screensOf, showAll } from './contrast/stops.ts';
import { goOn, look } from './support.ts';

const phone = { width: 390, height: 844 };
const tablet = { width: 834, height: 1112 };
const desk = { width: 1440, height: 900 };
const wide = { width: 1920, height: 1080 };
/** Two products, the core's page, a list of pictures and a long page. */
const others = ['/solutions/neural-edge', '/about', '/blog', '/contact', '/use-cases'];

const isShown = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.scene === 'live');

interface Places {
  stops(page: Page): Promise<number[]>;
  /** Counts only positions at which the scene is live. Elsewhere paper covers it. */
  inkOnly?: boolean;
}

/**
 * Measures the page in its current state. No text may fall short, and enough lines must have been
 * measured.
 */
async function judge(page: Page, name: string, { stops, inkOnly }: Places) {
  await test.step(name, async () => {
    await showAll(page);
    const found: Judged[] = [];
    for (const y of await stops(page)) {
      const here = await measureAt(page, y);
      if (!inkOnly || (await isShown(page))) found.push(...here);
    }
    const lines = worstOfEach(found);
    expect.soft(lines.length, `lines seen on ${name}`).toBeGreaterThan(10);
    expect.soft(lines.filter(isShort).map(sentence), name).toEqual([]);
  });
}

/** Some places between two rests, where the camera is between two shots. */
const waysOf = async (page: Page) =>
  between(await restsOf(page)).filter((_, index) => index % 8 === 0);

/**
 * Half the pixels in each direction take a third of the time. This can hide only text that barely
 * falls short.
 */
const coarse = 0.5;
const home = { path: '/', view: 'full', ...desk } as const;

test('home on a desk and on a phone, at rest and on its way', async ({ browser }) => {
  const page = await look(browser, { ...home, tier: 2, scale: coarse });
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    await judge(page, `home at ${size.width}`, { stops: restsOf });
    await judge(page, `home at ${size.width}, on the way`, { stops: waysOf, inkOnly: true });
  }
});

test('home on a desk, at the top of each section', async ({ browser }) => {
  const page = await look(browser, { ...home, tier: 3, scale: coarse });
  await judge(page, `home at ${desk.width}`, { stops: marksOf });
});

test('the simplified view of home and of a product on a phone', { tag: '@push' }, async ({
  browser,
}) => {
  const page = await look(browser, { ...home, ...phone, view: 'reduced', scale: coarse });
  for (const path of ['/', '/solutions/neural-edge']) {
    await page.goto(`${path}?experience=simplified`);
    await judge(page, `${path}, simplified`, { stops: screensOf });
  }
});

test('home on a tablet and on a wide screen', async ({ browser }) => {
  const page = await look(browser, { ...home, tier: 2, scale: coarse });
  for (const size of [wide, tablet]) {
    await page.setViewportSize(size);
    await judge(page, `home at ${size.width}`, { stops: marksOf });
  }
});

test('home on the lowest tier, and with more contrast', async ({ browser }) => {
  const page = await look(browser, { ...home, tier: 4, scale: coarse });
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    // Between the marks the tiers differ no more than at the marks.
    await judge(page, `home at ${size.width}, tier 4`, { stops: marksOf, inkOnly: true });
  }
  await page.emulateMedia({ contrast: 'more' });
  await judge(page, `home at ${phone.width}, more contrast`, { stops: marksOf, inkOnly: true });
});

test('other pages', async ({ browser }) => {
  const page = await look(browser, { ...home, path: '/solutions', tier: 2, scale: coarse });
  for (const path of others) {
    await goOn(page, path);
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      // Paper covers the scene, and there the simplified view gives the same result.
      await judge(page, `${path} at ${size.width}`, { stops: inkOf, inkOnly: true });
    }
  }
});

test('the simplified view', async ({ browser }) => {
  const page = await look(browser, { ...home, view: 'reduced', scale: coarse });
  for (const path of ['/', ...others]) {
    await page.goto(`${path}?experience=simplified`);
    // The surface under the words does not depend on the width, so only home is measured at two
    // widths.
    for (const size of path === '/' ? [desk, phone] : [phone]) {
      await page.setViewportSize(size);
      await judge(page, `${path} at ${size.width}, simplified`, { stops: screensOf });
    }
  }
});

/**
 * So high that a run is completely visible, from its steps to its controls: one measurement instead
 * of two.
 */
const highEnough = [
  { ...desk, height: 1100 },
  { ...phone, height: 1600 },
];

test('the products’ runs, in the middle and at the end', async ({ browser }) => {
  const page = await look(browser, { ...home, view: 'reduced', path: '/about', scale: coarse });
  for (const name of ['edge', 'shield', 'learning', 'agents']) {
    await page.goto(`/solutions/neural-${name}?experience=simplified#figure`);
    const root = page.locator('[data-instrument]');
    const steps = root.getByRole('button', { name: /^Step \d/ });
    await handled(steps);
    for (const size of highEnough) {
      await page.setViewportSize(size);
      // A run that waits for the visitor does so at the step before the last.
      for (const step of [-2, -1]) {
        await steps.nth((await steps.count()) + step).press('Enter');
        const top = await root.evaluate((node) => node.getBoundingClientRect().top + scrollY - 96);
        const lines = await measureAt(page, Math.round(top));
        const what = `${name}'s run at ${size.width}, step ${step}`;
        expect.soft(lines.length, `lines seen on ${what}`).toBeGreaterThan(10);
        expect.soft(lines.filter(isShort).map(sentence), what).toEqual([]);
      }
    }
  }
});
