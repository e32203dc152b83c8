/**
 * Runs Lighthouse. npx fetches it on first use, because it has 200 packages and 185 MB, which would
 * double the files of `npm ci` for everyone, and only this bench needs it.
 */
import spawn from 'nano-spawn';
import { browserArguments, findBrowser } from '../lib/browser.ts';
import { reasonOf } from '../lib/user-error.ts';

const version = '12.8.2';

export const formFactors = ['mobile', 'desktop'] as const;
export type FormFactor = (typeof formFactors)[number];

export interface LighthouseFigures {
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds, as simulated by Lighthouse. */
  lcp: number;
  tbt: number;
  /** Cumulative layout shift while loading. */
  cls: number;
  /** Lighthouse's measure of the machine's speed just before the run. Missing in older results. */
  benchmarkIndex?: number | undefined;
  /** Titles of the audits that lost points, except those of performance. */
  faults: string[];
}

/**
 * A run counts only if the machine was at least this share as fast as in the best run so far. A
 * lower speed means that other programs were running.
 */
const minSpeedShare = 0.7;
/** Tries to get a run that counts. After the last one, its result is used nevertheless. */
const maxTries = 4;
/** Greatest `benchmarkIndex`, Lighthouse's measure of the machine's speed, so far. */
let bestIndex = 0;

/** The parts of Lighthouse's JSON report that are read. */
interface Report {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
}

function readFigures({ categories, audits, environment, runtimeError }: Report): LighthouseFigures {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const faults = ['accessibility', 'best-practices', 'seo'].flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter((audit) => audit.weight > 0 && (audits[audit.id]?.score ?? 1) < 1)
      .map((audit) => audits[audit.id]?.title ?? audit.id),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    benchmarkIndex: environment.benchmarkIndex,
    faults,
  };
}

/** One run in a new browser, as on a first visit. */
async function runOnce(url: string, formFactor: FormFactor): Promise<LighthouseFigures> {
  const flags = ['--headless=new', ...browserArguments].join(' ');
  const options = ['--output=json', '--quiet', `--chrome-flags=${flags}`];
  if (formFactor === 'desktop') options.push('--preset=desktop');
  const { stdout } = await spawn('npx', ['--yes', `lighthouse@${version}`, url, ...options], {
    env: { CHROME_PATH: findBrowser() },
  });
  return readFigures(JSON.parse(stdout));
}

/**
 * Measures a page. The run is repeated if the machine was slower than before, because the times
 * mean nothing while other programs load the machine.
 */
export async function runLighthouse(
  url: string,
  formFactor: FormFactor,
): Promise<LighthouseFigures> {
  for (let tries = 1; ; tries += 1) {
    try {
      const figures = await runOnce(url, formFactor);
      const { benchmarkIndex: index = 0 } = figures;
      bestIndex = Math.max(bestIndex, index);
      if (index >= bestIndex * minSpeedShare || tries === maxTries) return figures;
      console.log(
        `Once more, ${url}: benchmarkIndex ${index.toFixed(0)}, it was ${bestIndex.toFixed(0)}.`,
      );
    } catch (error) {
      if (tries === maxTries) throw error;
      console.log(`Once more, ${url}: ${reasonOf(error)}`);
    }
  }
}
