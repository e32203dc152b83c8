/** One page in a browser without Lighthouse: bytes, requests, shift, coverage, axe. */
import type { Browser } from 'playwright';
import { violations, violationsInConditions } from '../../lib/measure/axe.ts';
import { withoutWebGl } from '../../lib/measure/browser-limits.ts';
import { readCoverage, startCoverage } from '../../lib/measure/coverage.ts';
import { hydrated, readFigures, scrollThrough, watchPage } from '../../lib/measure/figures.ts';
import type { BrowserFigures } from './results.ts';

const viewport = { width: 1280, height: 800 };

async function axeOf(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport });
  await page.goto(url);
  await hydrated(page);
  const found = Object.values(await violationsInConditions(page)).flat();
  await page.close();
  const bare = await browser.newPage({ viewport });
  await withoutWebGl(bare);
  await bare.goto(`${url}?experience=full`);
  await hydrated(bare);
  found.push(...(await violations(bare)));
  await bare.close();
  for (const violation of found) console.log(`  ${violation}`);
  return found.length;
}

export async function measurePage(browser: Browser, url: string): Promise<BrowserFigures> {
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
  return { first, whole, unused, axe: await axeOf(browser, url) };
}
