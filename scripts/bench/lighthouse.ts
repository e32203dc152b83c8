/**
 * Lighthouse, in a folder of its own: with its 200 packages and 185 MB it would double
 * the files of `npm ci` for everyone, and only this bench runs it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchBrowser } from '../lib/browser.ts';
import { inProject } from '../lib/project.ts';
import { freePort } from '../lib/stack/ports.ts';
import { reasonOf, StartError } from '../lib/start-error.ts';

const version = '12.8.2';
const folder = inProject('.cache', `lighthouse-${version}`);
const main = join(folder, 'node_modules/lighthouse/core/index.js');

export const forms = ['mobile', 'desktop'] as const;
export type Form = (typeof forms)[number];

export interface LighthouseFigures {
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds, as Lighthouse simulates them. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** Layout shift while loading. */
  cls: number;
  /** What Lighthouse found of the machine's speed just before the run. Missing in older results. */
  benchmarkIndex?: number | undefined;
  /** What cost a point outside of performance. */
  faults: string[];
}

/** Blocking time as a machine of index 1,000 would have it, milliseconds. */
export const blockingPer1000 = ({
  tbt,
  benchmarkIndex,
}: Pick<LighthouseFigures, 'tbt' | 'benchmarkIndex'>) =>
  benchmarkIndex === undefined ? undefined : (tbt * benchmarkIndex) / 1000;

/** A run counts only if the machine was at least this fast, as a share of its best so far. */
const leastSpeed = 0.7;
/** Tries to find the machine undisturbed, for one run. */
const mostTries = 4;
let bestIndex = 0;

interface Report {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
}
interface Lighthouse {
  default: (url: string, flags: object, config?: object) => Promise<{ lhr: Report } | undefined>;
  desktopConfig: object;
}

/** Installs it once. @throws {StartError} when the registry can't be reached */
async function load(): Promise<Lighthouse> {
  if (!existsSync(main)) {
    console.log(`Installing Lighthouse ${version} into .cache …`);
    const options = ['--no-save', '--no-audit', '--no-fund', '--prefix', folder];
    const { status } = spawnSync('npm', ['install', ...options, `lighthouse@${version}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0 || !existsSync(main)) throw new StartError('Lighthouse can’t be installed.');
  }
  return import(pathToFileURL(main).href);
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
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    benchmarkIndex: environment.benchmarkIndex,
    faults,
  };
}

/** Runs it in a browser of its own, as a first visit. */
async function runOnce(url: string, form: Form): Promise<LighthouseFigures> {
  const { default: lighthouse, desktopConfig } = await load();
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    const flags = { port, logLevel: 'error', output: 'json' };
    const result = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined);
    if (!result) throw new Error('Lighthouse gave no result.');
    return read(result.lhr);
  } finally {
    await browser.close();
  }
}

/**
 * A run that recorded the load, on a machine about as fast as it has been: others share it, and
 * then times say nothing.
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
      if (error instanceof StartError || tries === mostTries) throw error;
      console.log(`Once more, ${url}: ${reasonOf(error)}`);
    }
  }
}
