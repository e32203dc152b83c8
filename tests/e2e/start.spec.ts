/** From the first byte to the running app: what is slow, missing or changed on the way. */
import { createServer, type Server } from 'node:http';
import { listen } from '../support/listen.ts';
import { block, handled, holdBack } from './support/page.ts';
import { watchShifts } from './support/shifts.ts';
import { allowFault, expect, type Page, test } from './support/test.ts';

const scripts = /\/assets\/[^/]*\.js/;
const typefaces = /\/fonts\/(?:mona-sans|mona-text|geist-mono)\.woff2/;

test('the app starts in an engine that reports no paint, is never idle and gets no typeface', {
  tag: '@push',
}, async ({ page, open }) => {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (this: PerformanceObserver, options) {
      if (options?.type !== 'paint') observe.call(this, options);
    };
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout ? setTimeout(callback, timeout) : 0;
    FontFace.prototype.load = () => new Promise(() => {});
    Object.defineProperty(document.fonts, 'ready', { value: new Promise(() => {}) });
  });
  // `open` waits until the page is hydrated and the layout of no section is skipped.
  await open('/solutions/neural-edge#figure');
});

test('before any script the first screen has its typeface, and nothing on it is wrong', {
  tag: '@push',
}, async ({ page }) => {
  await page.route(scripts, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Motion', exact: true })).toBeVisible();
  const isInUse = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status, weight }) => status === 'loaded' && weight !== '600 800')
        .map(({ family }) => family.replaceAll('"', ''))
        .filter((family) => family.startsWith('Mona') && family !== 'Mona Fallback')
        .sort(),
    );
  await expect.poll(isInUse).toEqual(['Mona Headline', 'Mona Text']);
  const order = await page.evaluate(() => {
    const timeOf = (element: Element | null) => {
      if (!element) return Number.NaN;
      const { animationDelay, animationDuration } = getComputedStyle(element);
      const [start, length] = [animationDelay, animationDuration].map(Number.parseFloat);
      return { start, end: (start ?? 0) + (length ?? 0) };
    };
    return [...document.querySelectorAll('[data-node]')].map((node) => ({
      body: timeOf(
        document.querySelector(`.line-art [data-body=${node.getAttribute('data-node')}]`),
      ),
      label: timeOf(node.firstElementChild),
      hint: timeOf(document.querySelector('.home-hint')),
    }));
  });
  expect(order).toHaveLength(4);
  for (const { body, label, hint } of order as Record<string, { start: number; end: number }>[]) {
    expect(body?.end).toBeGreaterThan(0);
    expect(label?.start).toBeGreaterThanOrEqual(body?.end ?? Number.NaN);
    expect(hint?.start).toBeGreaterThanOrEqual(body?.end ?? Number.NaN);
  }
});

/** What is typed into the contact form before its code runs. */
const typed = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  challenge: 'Looms',
};

test('what is typed before hydration is kept when an extension puts an element into the form', {
  tag: '@push',
}, async ({ page }) => {
  // React reports that the page is not what was prerendered.
  allowFault(/React error #418/);
  const release = await holdBack(page, scripts);
  await page.goto('/contact', { waitUntil: 'commit' });
  const field = (name: string) => page.locator(`main form [name=${name}]`);
  for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
  await page.evaluate(() =>
    document.querySelector('main form')?.firstElementChild?.before(document.createElement('div')),
  );
  const before = await field('email').elementHandle();
  release();
  await handled(page.locator('main article'));
  // Otherwise this test does not see what it is about.
  expect(await before?.evaluate((element) => element.isConnected)).toBe(false);
  for (const [name, value] of Object.entries(typed)) await expect(field(name)).toHaveValue(value);
  await expect(field('challenge')).toBeFocused();
});

/** No fallback has the width of every word; a word that moves by some pixels is seen by nobody. */
const shiftBudget = 0.0005;

/**
 * Serves the site, but sends only the beginning of a page until it is told to go on, as a slow
 * connection or a slow parser does.
 */
async function serveInParts(origin: string, path: string, cut: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server: Server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin), {
      headers: { 'accept-encoding': 'identity' },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
    });
    const end = request.url === path ? body.indexOf(cut) + cut.length : -1;
    if (end > 0) {
      response.write(body.subarray(0, end));
      await released;
    }
    response.end(end > 0 ? body.subarray(end) : body);
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return { url, release, close: () => server.close() };
}

/** Opens a page that stops at a text of its HTML until the beginning has been painted. */
async function openInParts(page: Page, origin: string, path: string, cut: string) {
  const shifts = await watchShifts(page);
  const site = await serveInParts(origin, path, cut);
  await page.goto(site.url + path, { waitUntil: 'commit' });
  // The first paint may show nothing yet that is reported as content.
  await expect.poll(() => page.getByRole('banner').count()).toBe(1);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  site.release();
  await handled(page.locator('main article'));
  const result = await shifts();
  // A page that still loads would report the files of a server that is gone.
  await page.close();
  site.close();
  return result;
}

const screens = [
  [390, 844],
  [1440, 900],
] as const;

test('a home that arrives in parts moves nothing', { tag: '@push' }, async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { sum, nodes } = await openInParts(page, baseURL ?? '', '/', '<h1');
  expect(sum, nodes.join('\n')).toBeLessThan(shiftBudget);
});

/** Home and a page of each kind. */
const paths = [
  '/',
  '/solutions/neural-edge',
  '/industries',
  '/about',
  '/contact',
  '/blog',
  '/blog/crm-no-genera-dinero',
];

for (const path of paths) {
  for (const [width, height] of screens) {
    test(`${path} moves nothing in parts, nor whenever its typefaces arrive, ${width} px`, async ({
      page,
      browser,
      baseURL,
    }) => {
      test.setTimeout(300_000);
      const options = { viewport: { width, height }, reducedMotion: 'reduce' } as const;
      for (const cut of ['</a><nav aria-label="Main"', '<h1', '</h1>']) {
        const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
        const result = await openInParts(await context.newPage(), baseURL ?? '', path, cut);
        expect.soft(result.sum, `${cut}: ${result.nodes.join('\n')}`).toBeLessThan(shiftBudget);
        await context.close();
      }
      for (const seconds of [0, 1, 3, 8, 'never'] as const) {
        const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
        const own = await context.newPage();
        const shifts = await watchShifts(own);
        if (seconds === 'never') await block(own, typefaces);
        else
          await own.route(typefaces, async (route) => {
            await new Promise((later) => setTimeout(later, seconds * 1000));
            await route.continue();
          });
        const faces = seconds === 'never' ? null : own.waitForResponse(/geist-mono/);
        await own.goto(`${baseURL}${path}`);
        await handled(own.locator('main article'));
        await (await faces)?.finished();
        await own.evaluate(() => window.typefaces);
        await own.waitForTimeout(500);
        const { sum, nodes } = await shifts();
        expect.soft(sum, `${seconds} s: ${nodes.join('\n')}`).toBeLessThan(shiftBudget);
        await context.close();
      }
      await page.close();
    });
  }
}
