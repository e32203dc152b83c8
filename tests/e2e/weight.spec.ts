import { type Browser, expect, test } from 'playwright/test';
import { aliases, notFoundPath } from '../../src/content/routes.ts';
import { routes } from './support/routes.ts';
import { base } from './support/server.ts';

const kilobyte = 1000;
const limit = 350 * kilobyte;
const paths = [...routes.filter((path) => !Object.hasOwn(aliases, path)), notFoundPath];

interface Weight {
  path: string;
  requests: number;
  total: number;
  byType: Record<string, number>;
}

/** What a first visit transfers until nothing more is asked for, without scrolling. The scene never starts. */
async function weigh(browser: Browser, path: string): Promise<Weight> {
  // Wide and dense: the largest pictures that the page offers.
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const sizes: Promise<[type: string, bytes: number]>[] = [];
  page.on('requestfinished', (request) => {
    // The film is asked for by whoever wants to see it, piece by piece.
    if (request.resourceType() === 'media') return;
    const bytes = request.sizes().then((it) => it.responseHeadersSize + it.responseBodySize);
    sizes.push(bytes.then((count) => [request.resourceType(), count]));
  });
  await page.goto(`${base()}${path}?experience=simplified`, { waitUntil: 'networkidle' });
  const counted = await Promise.all(sizes);
  await context.close();
  const byType: Record<string, number> = {};
  for (const [type, bytes] of counted) byType[type] = (byType[type] ?? 0) + bytes;
  const total = counted.reduce((sum, [, bytes]) => sum + bytes, 0);
  return { path, requests: counted.length, total, byType };
}

const inKilobytes = (bytes = 0) => Math.round(bytes / kilobyte);

test('every page transfers at most 350 kB at first view', async ({ browser }) => {
  test.setTimeout(180_000);
  const waiting = [...paths];
  const weights: Weight[] = [];
  // Most of a visit is waiting for silence: some can wait at once.
  const visit = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      weights.push(await weigh(browser, path));
    }
  };
  await Promise.all([visit(), visit(), visit()]);
  weights.sort((a, b) => b.total - a.total);

  console.log(`First view, kB, the ten heaviest of ${weights.length} pages:`);
  console.table(
    weights.slice(0, 10).map(({ path, requests, total, byType }) => ({
      path,
      requests,
      total: inKilobytes(total),
      script: inKilobytes(byType.script),
      image: inKilobytes(byType.image),
      font: inKilobytes(byType.font),
      style: inKilobytes(byType.stylesheet),
      page: inKilobytes(byType.document),
    })),
  );
  expect(weights).toHaveLength(paths.length);
  // Less than its scripts alone would mean that something was not counted.
  expect(Math.min(...weights.map(({ total }) => total))).toBeGreaterThan(100 * kilobyte);
  expect(weights.filter(({ total }) => total > limit).map(({ path }) => path)).toEqual([]);
});
