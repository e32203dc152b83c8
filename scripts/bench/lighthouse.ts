/**
 * Runs Lighthouse, which npx fetches on first use: its 200 packages and 185 MB would double the
 * files of `npm ci` for everyone, and only this bench runs it.
 */
import spawn from 'nano-spawn';
import { browserArguments, findBrowser } from '../lib/browser.ts';
import { reasonOf } from '../lib/user-error.ts';

const version = '12.8.2';

export const forms = ['mobile', 'desktop'] as const;
export type Form = (typeof forms)[number];

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
  /** Audits outside of performance that lost points. */
  faults: string[];
}

/** A run counts only if the machine's speed was at least this share of its best so far. */
const leastSpeed = 0.7;
/** Tries per run to find the machine without other load. */
const mostTries = 4;
let bestIndex = 0;

interface Report {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
}

function read({ categories, audits, environment, runtimeError }: Report): LighthouseFigures {
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

/** One run in a browser of its own, as on a first visit. */
async function runOnce(url: string, form: Form): Promise<LighthouseFigures> {
  const flags = ['--headless=new', ...browserArguments].join(' ');
  const options = ['--output=json', '--quiet', `--chrome-flags=${flags}`];
  if (form === 'desktop') options.push('--preset=desktop');
  const { stdout } = await spawn('npx', ['--yes', `lighthouse@${version}`, url, ...options], {
    env: { CHROME_PATH: findBrowser() },
  });
  return read(JSON.parse(stdout));
}

/**
 * Repeats until a run has recorded the load while the machine was about as fast as before: other
 * programs share it, and under their load the times are meaningless.
 */
export async function runLighthouse(url: string, form: Form): Promise<LighthouseFigures> {
  for (let tries = 1; ; tries += 1) {
    try {
      const figures = await runOnce(url, form);
      const { benchmarkIndex: index = 0 } = figures;
      bestIndex = Math.max(bestIndex, index);
      if (index >= bestIndex * leastSpeed || tries === mostTries) return figures;
      console.log(
        `Once more, ${url}: benchmarkIndex ${index.toFixed(0)}, it was ${bestIndex.toFixed(0)}.`,
      );
    } catch (error) {
      if (tries === mostTries) throw error;
      console.log(`Once more, ${url}: ${reasonOf(error)}`);
    }
  }
}
