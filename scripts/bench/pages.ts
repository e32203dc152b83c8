/**
 * Every route as its visitors get it. Each figure is kept as soon as it is measured, so
 * that a run that was cut short goes on where it stopped, and a second one measures
 * only what another build has changed.
 */
import { launchBrowser } from '../lib/browser.ts';
import { buildIfNeeded } from '../lib/built-site.ts';
import { pagePaths } from '../lib/measure/routes.ts';
import { startTemporaryStack } from '../lib/stack/stack.ts';
import { StartError } from '../lib/start-error.ts';
import {
  blockingPer1000,
  type Form,
  forms,
  type LighthouseRun,
  runLighthouse,
} from './pages/lighthouse.ts';
import { measurePage } from './pages/measure.ts';
import {
  buildOf,
  isMeasured,
  keep,
  lighthouseKey,
  readResults,
  type View,
  views,
} from './pages/results.ts';

export interface PagesOptions {
  /** All of them when none is named. */
  routes: readonly string[];
  /** Lighthouse runs of each kind, of which the median counts. */
  runs: number;
  views: readonly View[];
  forms: readonly Form[];
  /** Measures also what is there for this build. */
  again: boolean;
}

/** @throws {StartError} for an unknown name, which would measure nothing */
export function readOptions(given: Partial<Record<string, string[]>>): PagesOptions {
  const named = <Name extends string>(option: string, known: readonly Name[]): Name[] => {
    const unknown =
      given[option]?.filter((name) => !(known as readonly string[]).includes(name)) ?? [];
    if (unknown.length > 0) {
      throw new StartError(`No ${unknown.join(', ')} for --${option}: ${known.join(' ')}`);
    }
    return given[option] ? known.filter((name) => given[option]?.includes(name)) : [...known];
  };
  const runs = Number(given.runs?.[0] ?? 3);
  if (!(runs >= 1 && runs <= 9)) throw new StartError('--runs takes 1 to 9.');
  return {
    routes: named('routes', pagePaths),
    views: named('views', views),
    forms: named('forms', forms),
    runs,
    again: 'again' in given,
  };
}

/** The run whose performance is in the middle, whole: figures of one run belong together. */
function middle(all: LighthouseRun[]): LighthouseRun {
  const sorted = all.toSorted((a, b) => a.figures.performance - b.figures.performance);
  const found = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!found) throw new Error('There was no run.');
  return found;
}

const urlOf = (origin: string, route: string, view: View) =>
  `${origin}${route}${view === 'full' ? '?experience=full' : ''}`;

export async function benchPages(options: PagesOptions): Promise<void> {
  const site = await buildIfNeeded(new AbortController().signal);
  const build = buildOf(site);
  const results = readResults();
  // With the functions: the contact page asks one for its question.
  const stack = await startTemporaryStack(site);
  const { runs, again } = options;
  try {
    for (const route of options.routes) {
      if (again || !isMeasured(results.pages[route], { build, runs: 1 })) {
        const browser = await launchBrowser();
        const figures = await measurePage(browser, stack.url + route).finally(() =>
          browser.close(),
        );
        keep(results, 'pages', route, { build, runs: 1, figures });
        const { requests } = figures.first;
        console.log(`${route}: ${requests} requests, ${figures.axe} violations`);
      }
      for (const view of options.views) {
        for (const form of options.forms) {
          const key = lighthouseKey(route, view, form);
          if (!again && isMeasured(results.lighthouse[key], { build, runs })) continue;
          const all: LighthouseRun[] = [];
          for (let run = 0; run < runs; run += 1) {
            all.push(await runLighthouse(urlOf(stack.url, route, view), form));
          }
          const { figures, faults } = middle(all);
          keep(results, 'lighthouse', key, { build, runs, figures: { ...figures, faults } });
          const { performance, accessibility, bestPractices, seo, lcp, tbt } = figures;
          const indices = all.map((run) => run.figures.benchmarkIndex?.toFixed(0));
          console.log(
            `${key}: ${performance}/${accessibility}/${bestPractices}/${seo}, LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms, per 1,000 of index ${blockingPer1000(figures)?.toFixed(0)} ms, benchmarkIndex ${indices.join(' ')}`,
          );
        }
      }
    }
  } finally {
    await stack.stop();
  }
}
