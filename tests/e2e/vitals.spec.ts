/**
 * Field measurement: the module of a configured build runs on a built page and sends to a server of
 * its own. The build under test is not configured, so it measures nothing.
 */
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { build, type Rolldown } from 'vite';
import { type HttpServer, openServer } from '../../scripts/local-server/server.ts';
import { serveSite } from '../../scripts/local-server/site.ts';
import type { VitalsReport } from '../../src/app/vitals.ts';
import { expect, type Open, type Page, test } from './support/test.ts';

const endpoint = '/field';
const script = '/field.js';
let server: HttpServer;
const reports: { headers: IncomingMessage['headers']; body: VitalsReport }[] = [];

/** Bundles the module and its library into one file. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'src/app/vitals.ts', formats: ['es'], fileName: 'field' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  return output[0].code;
}

test.beforeAll(async () => {
  const code = await bundle();
  const site = serveSite('dist');
  server = await openServer({
    port: 0,
    host: '127.0.0.1',
    site: async (request, response) => {
      if (request.url === script) {
        response.setHeader('content-type', 'text/javascript');
        response.end(code);
      } else if (request.url === endpoint) {
        reports.push({ headers: request.headers, body: JSON.parse(await text(request)) });
        response.writeHead(204).end();
      } else await site(request, response);
    },
  });
});

test.afterAll(() => server.close());

/** Opens a page as in a configured build, scrolls, presses something, and leaves. */
async function visit(page: Page, open: Open, navigator = {}): Promise<void> {
  await open('/about?from=mail#top', { at: server.url, on: page, navigator });
  await page.evaluate(async ([file, to]) => (await import(file)).measureVitals(to), [
    script,
    endpoint,
  ] as const);
  // Observers are told of paints in the order in which they were registered, so the library's
  // observer has been told before this one.
  await page.evaluate(
    () =>
      new Promise<void>((told) => {
        new PerformanceObserver(() => told()).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await page.goto('about:blank');
}

test('one report as the page is left, with nothing in it that tells who it was', {
  tag: '@push',
}, async ({ page, open }) => {
  reports.length = 0;
  await visit(page, open);
  await expect.poll(() => reports.length).toBe(1);
  const [{ headers, body } = { headers: {}, body: null }] = reports;
  expect(Object.keys(body ?? {}).sort()).toEqual(['experience', 'metrics', 'navigation', 'page']);
  expect(body).toMatchObject({ page: '/about', experience: 'simplified', navigation: 'navigate' });
  const { CLS, FCP, LCP, TTFB } = body?.metrics ?? {};
  expect(CLS).toBeLessThan(0.001);
  for (const time of [FCP, LCP, TTFB]) expect(time).toBeGreaterThan(0);
  expect(headers.cookie).toBeUndefined();
  expect(headers.referer).toBeUndefined();
});

for (const [name, navigator] of [
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
] as const) {
  test(`${name}: nothing is sent`, async ({ page, open, context }) => {
    reports.length = 0;
    await visit(page, open, navigator);
    // The next visitor's report arrives first, which shows that none was sent before.
    await visit(await context.newPage(), open);
    await expect.poll(() => reports.length).toBe(1);
    await page.goto(server.url);
    expect(reports).toHaveLength(1);
  });
}
