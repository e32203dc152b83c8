/** The site without a network: visited pages, the precache of event mode, and new deployments. */

import { makeSecond, openSite, type Site, second } from './support/deployment.ts';
import { booth } from './support/open.ts';
import { handled } from './support/page.ts';
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
/** Paths in one of the site's caches. */
const kept = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (cacheName) => {
    if (!(await caches.has(cacheName))) return [];
    const keys = await (await caches.open(cacheName)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, name);
/** Waits until a page is stored and can be opened without a network. */
const keptPage = (page: Page, path: string) =>
  expect.poll(() => kept(page, 'pages')).toContain(path);
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

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
const offlineTitle = 'You are offline | Neural Suite';

test('visited pages open without a network, others say so and come back with it', {
  tag: '@push',
}, async ({ page, context, open, site }) => {
  allowFault(/ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION)/);
  await open('/about', { experience: 'simplified' });
  await keptPage(page, '/about');
  // This includes pages that were reached by navigation inside the site, without a request for
  // their HTML.
  await follow(page, 'Resources');
  await expect(page).toHaveURL(/\/resources$/);
  await keptPage(page, '/resources');

  site.cut();
  await page.close();
  const later = await context.newPage();
  await open('/resources/', { on: later });
  await open('/about', { on: later });
  await expect(later.locator('main h1')).toBeVisible();
  await expectTypefaces(later);

  await later.goto('/blog');
  await expect(later).toHaveTitle(offlineTitle);
  await expect(later).toHaveURL('/blog');
  await expect(later.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const links = later.locator('main li a');
  await expect(links).toHaveCount(2);
  await links.filter({ hasText: 'About' }).click();
  await handled(later.locator('main article'));
  // Navigation inside the site to an unavailable page also shows the offline page, each time.
  for (const _ of [1, 2]) {
    await follow(later, 'Industries');
    await expect(later).toHaveTitle(offlineTitle);
    await later.goBack();
    await handled(later.locator('main article'));
  }

  await later.goto('/blog');
  site.mend();
  await later.getByRole('button', { name: 'Try again' }).click();
  await expect(later).not.toHaveTitle(offlineTitle);
  await handled(later.locator('main article'));
});

test('a navigation inside the site fetches the HTML of its page once', async ({
  page,
  open,
  site,
}) => {
  await open('/about', { experience: 'simplified' });
  await keptPage(page, '/about');
  const ways = { Resources: '/resources', Industries: '/industries', About: '/about' };
  site.requested.length = 0;
  for (const [name, path] of Object.entries(ways)) {
    await follow(page, name);
    await expect(page).toHaveURL(path);
    // The head arrives after the title, the page is stored after the head.
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    await expect.poll(() => site.requested).toContain(path);
    await page.waitForLoadState('networkidle');
  }
  const pages = site.requested.filter((path) => Object.values(ways).includes(path));
  expect(pages).toEqual(Object.values(ways));
});

test('an ordinary visit keeps no file that it did not load, and none at all to save data', async ({
  page,
  browser,
  open,
}) => {
  await open('/about', { experience: 'simplified' });
  await keptPage(page, '/about');
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const own = (path: string) => /\/offline-/.test(path);
  const assets = await kept(page, 'assets');
  expect(assets.length).toBeGreaterThan(5);
  expect(assets.filter((path) => !loaded.includes(path) && !own(path))).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).not.toContainEqual(
    expect.stringContaining('exhibit'),
  );

  const saving = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage();
  const registered = () =>
    saving.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  const started = saving.waitForResponse(/\/assets\/start-/);
  await open('/about', { on: saving, navigator: { connection: { saveData: true } } });
  await (await started).finished();
  await saving.waitForLoadState('networkidle');
  expect(await registered()).toBe(0);
  // At a booth everything is stored, although the browser asks to save data.
  await open('/about', { ...booth, on: saving });
  await expect.poll(registered).toBe(1);
  await saving.context().close();
});

test('what a proxy answers in place of a file is not kept, and the page works after it', async ({
  page,
  open,
  site,
}) => {
  allowFault(/MIME type|Failed to fetch dynamically imported module|Failed to load module/);
  await open('/about', { experience: 'simplified' });
  await keptPage(page, '/about');
  await page.reload();
  await handled(page.locator('main article'));
  site.requested.length = 0;
  site.intercept(/^\/(?:assets|fonts|art)\//);
  await page.goto('/industries').catch(() => {});
  await expect.poll(() => site.requested.some((path) => path.startsWith('/assets/'))).toBe(true);
  await page.waitForLoadState('networkidle');
  const pages = () =>
    page.evaluate(async () => {
      const found: string[] = [];
      for (const name of ['assets', 'files']) {
        const cache = await caches.open(name);
        for (const response of await cache.matchAll())
          if (response.headers.get('content-type')?.startsWith('text/html')) found.push(name);
      }
      return found;
    });
  expect(await pages()).toEqual([]);

  site.intercept(null);
  await open('/industries', { experience: 'simplified' });
  await keptPage(page, '/industries');
  expect(await pages()).toEqual([]);
});

test('a page stays stored when there is no room for its new copy', async ({
  page,
  context,
  open,
  site,
}) => {
  await open('/about', { experience: 'simplified' });
  await keptPage(page, '/about');
  await open('/contact', { experience: 'simplified' });
  await keptPage(page, '/contact');
  await open('/about', { experience: 'simplified' });
  // The cache is in the order of visits.
  await expect.poll(() => kept(page, 'pages')).toEqual(['/contact', '/about']);

  const devTools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  site.requested.length = 0;
  await open('/contact', { experience: 'simplified' });
  // The visit requests it, and then the worker to store it.
  const requests = () => site.requested.filter((path) => path.startsWith('/contact')).length;
  await expect.poll(requests).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  expect(await kept(page, 'pages')).toContain('/contact');
});

test('an exhibit starts without a network after its first visit, with scene and film', async ({
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

  /** Counts requests for documents, which only a load or a reload makes. */
  const countLoads = (page: Page) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    return () => loads;
  };

  test('takes over an ordinary visit, and nothing of the old one stays', { tag: '@push' }, async ({
    page,
    open,
    site,
  }) => {
    allowFault(/404: .*\/assets\/|Refused to apply style/);
    allowFault(/ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION)/);
    await open('/about', { experience: 'simplified' });
    await keptPage(page, '/about');
    site.deploy(next.folder);
    const loads = countLoads(page);
    // The host no longer has the old code: one reload loads the new one.
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect.poll(() => isSecond(page)).toBe(true);
    await handled(page.locator('main article'));
    expect(loads()).toBe(1);
    expect(await mixed(page)).toEqual([]);

    await expect
      .poll(async () => (await kept(page, 'assets')).filter((file) => !file.includes(second)))
      .toEqual([]);
    await keptPage(page, '/contact');
    expect(await kept(page, 'pages')).toEqual(['/contact']);
    expect(loads()).toBe(1);

    site.cut();
    await open('/contact');
    expect(await isSecond(page)).toBe(true);
    expect(await mixed(page)).toEqual([]);
    await page.goto('/about');
    await expect(page).toHaveTitle(offlineTitle);
  });

  test('waits for a quiet moment of an exhibit, then loads it anew once', async ({
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
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter((name) => name.startsWith('exhibit'))).toHaveLength(1);
    expect((await kept(page, 'assets')).filter((file) => !file.includes(second))).toEqual([]);

    site.cut();
    await open('/solutions/neural-edge', { experience: 'simplified' });
    expect(await mixed(page)).toEqual([]);
  });
});
