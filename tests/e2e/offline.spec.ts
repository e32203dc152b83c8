/** Event mode without a network, what an ordinary visit does not keep, and new deployments. */

import { makeSecond, openSite, type Site, second } from './support/deployment.ts';
import { booth } from './support/open.ts';
import { countLoads, handled } from './support/page.ts';
import { allowFault, test as base, expect, type Page } from './support/test.ts';

const test = base.extend<{ site: Site }>({
  /** A host of its own, which has no functions. */
  site: async ({ guard: _ }, use) => {
    const site = await openSite();
    allowFault(/404: .*contact-form/);
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
});
test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 720 } });
/** Paths that are stored on the device. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return stored.flat().map(({ url }) => new URL(url).pathname);
  });
const registrations = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(
      ({ active, waiting, installing }) => (active ?? waiting ?? installing)?.scriptURL,
    ),
  );
/** Expects the headline's subset and the whole typeface. */
const expectTypefaces = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].flatMap(({ family, weight, status }) =>
          status === 'loaded' && family.includes('Mona Sans') ? [weight] : [],
        ),
      ),
    )
    .toEqual(expect.arrayContaining(['400 800']));
test('an ordinary visit keeps nothing, and what an earlier version kept is removed', {
  tag: '@push',
}, async ({ page, open }) => {
  const started = page.waitForResponse(/\/assets\/after-hydration-/);
  await open('/about', { experience: 'simplified' });
  await (await started).finished();
  await page.waitForLoadState('networkidle');
  expect(await registrations(page)).toEqual([]);
  expect(await kept(page)).toEqual([]);

  await page.evaluate(async () => {
    for (const name of ['pages', 'assets', 'exhibit /assets/precache-1.json'])
      await (await caches.open(name)).put('/about', new Response('old'));
    await navigator.serviceWorker.register('/service-worker.js');
  });
  await expect.poll(() => registrations(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test('event mode stores everything, also to save data, and leaves nothing when it is left', async ({
  page,
  open,
}) => {
  await open('/about', {
    ...booth,
    precached: true,
    navigator: { connection: { saveData: true } },
  });
  expect(await registrations(page)).toEqual([expect.stringMatching(/\/event-worker\.js$/)]);
  expect(await kept(page)).toEqual(expect.arrayContaining(['/', '/about', '/film/intro.webm']));
  await page.keyboard.down('Escape');
  await expect(page.locator('html')).not.toHaveAttribute('data-event');
  await page.keyboard.up('Escape');
  await handled(page.locator('main article'));
  expect(await registrations(page)).toEqual([]);
  expect(await kept(page)).toEqual([]);
});

test('what a proxy answers in place of a file is not kept, and the rest follows after it', async ({
  page,
  open,
  site,
}) => {
  allowFault(/integrity/);
  const root = page.locator('html');
  site.intercept(/^\/film\//);
  await open('/about', booth);
  await expect(root).toHaveAttribute('data-offline', 'failed');
  expect(await kept(page)).not.toContain('/film/intro.webm');
  site.intercept(null);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(root).toHaveAttribute('data-offline', 'ready');
  expect(await kept(page)).toContain('/film/intro.webm');
});

test('event mode starts without a network after its first visit, with scene and film', async ({
  page,
  context,
  open,
  site,
}) => {
  await open('/contact', { ...booth, precached: true });
  site.cut();
  await page.close();

  const later = await context.newPage();
  await later.setViewportSize({ width: 480, height: 320 });
  await open('/', { experience: 'simplified', on: later });
  const film = later.locator('video');
  await film.scrollIntoViewIfNeeded();
  await film.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  // Starts in the middle, because a player requests a part of the file.
  await film.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration / 2;
  });
  await expect
    .poll(() =>
      film.evaluate((element: HTMLVideoElement) => element.currentTime >= element.duration / 2),
    )
    .toBe(true);
  const part = await later.evaluate(async () => {
    const answer = await fetch('/film/intro.webm', { headers: { range: 'bytes=1000-1999' } });
    return [answer.status, (await answer.arrayBuffer()).byteLength];
  });
  expect(part).toEqual([206, 1000]);

  await open('/industries/finance', { experience: 'simplified', on: later });
  await expect(later.getByText('Image unavailable')).toHaveCount(0);
  await expectTypefaces(later);
  await later.goto('/?experience=full&tier=4');
  await expect(later.locator('html')).toHaveAttribute('data-scene', 'live');
});

test.describe('a new deployment', () => {
  let next: Awaited<ReturnType<typeof makeSecond>>;
  test.beforeAll(async () => {
    next = await makeSecond();
  });
  test.afterAll(() => next.remove());

  /** Documents that ran code of the other deployment. */
  const mixed = (page: Page) =>
    page.evaluate((mark) => {
      const code = [...document.querySelectorAll('script[src], link[rel=modulepreload]')]
        .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
        .concat(performance.getEntriesByType('resource').map(({ name }) => name))
        .filter((name) => /\/assets\/.*\.js$/.test(name));
      const isNew = code[0]?.includes(mark);
      return code.filter((name) => name.includes(mark) !== isNew);
    }, second);
  const isSecond = (page: Page) =>
    page
      .locator(`script[src*="${second}"]`)
      .count()
      .then(Boolean, () => false);

  test('takes over an ordinary visit', { tag: '@push' }, async ({ page, open, site }) => {
    allowFault(/404: .*\/assets\/|Refused to apply style/);
    await open('/about', { experience: 'simplified' });
    site.deploy(next.folder);
    const loads = countLoads(page);
    // The host no longer has the old code: one reload loads the new one.
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect.poll(() => isSecond(page)).toBe(true);
    await handled(page.locator('main article'));
    expect(loads()).toBe(1);
    expect(await mixed(page)).toEqual([]);
  });

  test('waits for a quiet moment of event mode, then loads it anew once', async ({
    page,
    open,
    site,
  }) => {
    const somebody = setInterval(() => page.keyboard.press('Shift').catch(() => {}), 2000);
    await open('/', { experience: 'simplified', event: { idle: 10 }, precached: true });
    site.deploy(next.folder);
    const loads = countLoads(page);
    const waits = () =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(waits).toBe(true);
    // While a visitor uses the page, it does not reload.
    expect(loads()).toBe(0);
    expect(await isSecond(page)).toBe(false);

    clearInterval(somebody);
    await expect.poll(() => isSecond(page)).toBe(true);
    await handled(page.locator('main article'));
    await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
    expect(await mixed(page)).toEqual([]);
    expect(loads()).toBe(1);
    const stored = (await kept(page)).filter((path) => path.startsWith('/assets/'));
    expect(stored.filter((file) => !file.includes(second))).toEqual([]);

    site.cut();
    await open('/solutions/neural-edge', { experience: 'simplified' });
    expect(await mixed(page)).toEqual([]);
  });
});
