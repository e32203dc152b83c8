/** The site without a network: visited pages, the precache of event mode, and new deployments. */

import { makeSecond, openSite, type Site, second } from './support/deployment.ts';
import { expectState } from './support/event.ts';
import { booth, kept, keptPage, precacheReady } from './support/offline.ts';
import { handled } from './support/page.ts';
import { allowFault, expect, type Page, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 720 } });
test.describe.configure({ timeout: 90_000 });

let site: Site;
test.beforeEach(async () => {
  site = await openSite();
  // This host has no functions.
  allowFault(/404: .*contact-form/);
});
test.afterEach(() => site.close());

const open = async (page: Page, path: string) => {
  await page.goto(site.url + path);
  await handled(page.locator('main article'));
};
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
}, async ({ page, context }) => {
  allowFault(/ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION)/);
  await open(page, '/about?experience=simplified');
  await keptPage(page, '/about');
  // This includes pages that were reached by navigation inside the site, without a request for
  // their HTML.
  await follow(page, 'Resources');
  await expect(page).toHaveURL(/\/resources$/);
  await keptPage(page, '/resources');

  site.cut();
  await page.close();
  const later = await context.newPage();
  await open(later, '/resources/');
  await open(later, '/about');
  await expect(later.locator('main h1')).toBeVisible();
  await expectTypefaces(later);

  await later.goto(`${site.url}/blog`);
  await expect(later).toHaveTitle(offlineTitle);
  await expect(later).toHaveURL(`${site.url}/blog`);
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

  await later.goto(`${site.url}/blog`);
  site.mend();
  await later.getByRole('button', { name: 'Try again' }).click();
  await expect(later).not.toHaveTitle(offlineTitle);
  await handled(later.locator('main article'));
});

test('a navigation inside the site fetches the HTML of its page once', async ({ page }) => {
  await open(page, '/about?experience=simplified');
  await keptPage(page, '/about');
  const ways = { Resources: '/resources', Industries: '/industries', About: '/about' };
  site.requested.length = 0;
  for (const [name, path] of Object.entries(ways)) {
    await follow(page, name);
    await expect(page).toHaveURL(site.url + path);
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
}) => {
  await open(page, '/about?experience=simplified');
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

  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const saving = await context.newPage();
  const registered = () =>
    saving.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  const started = saving.waitForResponse(/\/assets\/start-/);
  await open(saving, '/about');
  await (await started).finished();
  await saving.waitForLoadState('networkidle');
  expect(await registered()).toBe(0);
  // At a booth everything is stored, although the browser asks to save data.
  await saving.goto(`${site.url}/about?${booth}`);
  await expect.poll(registered).toBe(1);
  await context.close();
});

test('an exhibit starts without a network after its first visit, with scene and film', async ({
  page,
  context,
}) => {
  await open(page, `/contact?experience=simplified&${booth}`);
  await precacheReady(page);
  site.cut();
  await page.close();

  const later = await context.newPage();
  await later.setViewportSize({ width: 480, height: 320 });
  await open(later, '/?experience=simplified');
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

  await open(later, '/industries/finance?experience=simplified');
  await expect(later.locator('[data-image=failed]')).toHaveCount(0);
  await expectTypefaces(later);
  await later.goto(`${site.url}/?experience=full&tier=4`);
  await expect(later.locator('html')).toHaveAttribute('data-scene', 'live', { timeout: 60_000 });
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
  }) => {
    allowFault(/404: .*\/assets\//);
    allowFault(/ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION)/);
    await open(page, '/about?experience=simplified');
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
      .poll(async () => (await kept(page, 'assets')).filter((file) => !file.includes(second)), {
        timeout: 60_000,
      })
      .toEqual([]);
    await keptPage(page, '/contact');
    expect(await kept(page, 'pages')).toEqual(['/contact']);
    expect(loads()).toBe(1);

    site.cut();
    await open(page, '/contact');
    expect(await isSecond(page)).toBe(true);
    expect(await mixed(page)).toEqual([]);
    await page.goto(`${site.url}/about`);
    await expect(page).toHaveTitle(offlineTitle);
  });

  test('waits for a quiet moment of an exhibit, then loads it anew once', async ({ page }) => {
    await open(page, '/?experience=simplified&mode=event&idle=10');
    await expectState(page, 'ready');
    const somebody = setInterval(() => page.keyboard.press('Shift').catch(() => {}), 2000);
    await precacheReady(page);
    site.deploy(next.folder);
    const loads = countLoads(page);
    const waits = () =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(waits, { timeout: 45_000 }).toBe(true);
    // While a visitor uses the page, it does not reload.
    expect(loads()).toBe(0);
    expect(await isSecond(page)).toBe(false);

    clearInterval(somebody);
    await expect.poll(() => isSecond(page), { timeout: 40_000 }).toBe(true);
    await handled(page.locator('main article'));
    await precacheReady(page);
    expect(await mixed(page)).toEqual([]);
    expect(loads()).toBe(1);
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter((name) => name.startsWith('exhibit'))).toHaveLength(1);
    expect((await kept(page, 'assets')).filter((file) => !file.includes(second))).toEqual([]);

    site.cut();
    await open(page, '/solutions/neural-edge?experience=simplified');
    expect(await mixed(page)).toEqual([]);
  });
});

test('the host never lets the worker be answered by a cache on the way', { tag: '@push' }, async ({
  request,
}) => {
  const answer = await request.get(`${site.url}/service-worker.js`);
  expect(answer.headers()['cache-control']).toBe('no-cache');
  expect(answer.headers()['content-security-policy']).toContain("worker-src 'self'");
  expect(answer.headers()['content-type']).toContain('text/javascript');
});
