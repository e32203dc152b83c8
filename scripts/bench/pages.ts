/**
 * Measures every route (path of a page) of the built site, with Lighthouse and in a browser without
 * it. Each result is saved as soon as it is measured: an interrupted run continues where it
 * stopped, and a second run measures only what another build has changed.
 */
import type { Browser } from 'playwright';
import { launchBrowser } from '../lib/browser.ts';
import { buildIfNeeded } from '../lib/built-site.ts';
import { violations, violationsInConditions } from '../lib/measure/axe.ts';
import { withoutWebGl } from '../lib/measure/browser-limits.ts';
import { readCoverage, startCoverage } from '../lib/measure/coverage.ts';
import { hydrated, readFigures, scrollThrough, watchPage } from '../lib/measure/figures.ts';
import { startTemporaryServer } from '../local-server/temporary-server.ts';
import { type FormFactor, type LighthouseFigures, runLighthouse } from './lighthouse.ts';
import {
  type BrowserFigures,
  digestSite,
  isMeasured,
  lighthouseKey,
  readResults,
  saveResult,
  type View,
} from './results.ts';

export interface PagesOptions {
  routes: readonly string[];
  /** Number of Lighthouse runs of each kind; their median counts. */
  runs: number;
  /** The experience that the page itself decides on, and the one with the 3D scene. */
  views: readonly View[];
  /** Devices that Lighthouse simulates. */
  formFactors: readonly FormFactor[];
  /** Whether to repeat measurements that already exist for this build. */
  again: boolean;
}

const viewport = { width: 1280, height: 800 };

/** Counts the violations that axe finds in all conditions together, and prints them. */
async function countViolations(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport });
  await page.goto(url);
  await hydrated(page);
  const found = Object.values(await violationsInConditions(page)).flat();
  await page.close();
  const withoutScene = await browser.newPage({ viewport });
  await withoutWebGl(withoutScene);
  await withoutScene.goto(`${url}?experience=full`);
  await hydrated(withoutScene);
  found.push(...(await violations(withoutScene)));
  await withoutScene.close();
  for (const violation of found) console.log(`  ${violation}`);
  return found.length;
}

/** Measures one page in a browser without Lighthouse: bytes, requests, shift, coverage, axe. */
async function measurePage(url: string): Promise<BrowserFigures> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport });
    await watchPage(page);
    await startCoverage(page);
    await page.goto(url);
    await hydrated(page);
    const first = await readFigures(page);
    await scrollThrough(page);
    const whole = await readFigures(page);
    const unused = await readCoverage(page);
    await page.close();
    return { first, whole, unused, axe: await countViolations(browser, url) };
  } finally {
    await browser.close();
  }
}

/**
 * The run whose performance score is the median. All figures come from this one run, because those
 * of different runs would not be consistent.
 */
async function findMedianRun(
  url: string,
  formFactor: FormFactor,
  runs: number,
): Promise<LighthouseFigures> {
  const all = [await runLighthouse(url, formFactor)];
  while (all.length < runs) all.push(await runLighthouse(url, formFactor));
  const sorted = all.toSorted((a, b) => a.performance - b.performance);
  return sorted[Math.floor((runs - 1) / 2)]!;
}

export async function benchPages({ routes, runs, views, formFactors, again }: PagesOptions) {
  const site = await buildIfNeeded(new AbortController().signal);
  const build = digestSite(site);
  const results = readResults();
  // The edge functions run too, because the contact page fetches its captcha from one of them.
  const localServer = await startTemporaryServer(site);
  try {
    for (const route of routes) {
      if (again || !isMeasured(results.pages[route], { build, runs: 1 })) {
        const figures = await measurePage(localServer.url + route);
        saveResult(results, 'pages', route, { build, runs: 1, figures });
        console.log(`${route}: ${figures.first.requests} requests, ${figures.axe} violations`);
      }
      for (const [view, formFactor] of views.flatMap((view) =>
        formFactors.map((formFactor) => [view, formFactor] as const),
      )) {
        const key = lighthouseKey(route, view, formFactor);
        if (!again && isMeasured(results.lighthouse[key], { build, runs })) continue;
        const query = view === 'full' ? '?experience=full' : '';
        const figures = await findMedianRun(`${localServer.url}${route}${query}`, formFactor, runs);
        saveResult(results, 'lighthouse', key, { build, runs, figures });
        const { performance, accessibility, bestPractices, seo, lcp, tbt } = figures;
        console.log(
          `${key}: ${performance}/${accessibility}/${bestPractices}/${seo}, LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms, index ${figures.benchmarkIndex?.toFixed(0)}`,
        );
      }
    }
  } finally {
    await localServer.stop();
  }
}
