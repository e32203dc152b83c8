/** The results of the benches, which are stored in `bench/results.json`. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Unused } from '../lib/measure/coverage.ts';
import type { PageFigures } from '../lib/measure/figures.ts';
import { inProject } from '../lib/project.ts';
import type { ContactSummary } from './contact.ts';
import type { FormFactor, LighthouseFigures } from './lighthouse.ts';
import type { TierFigures } from './scene.ts';

export const views = ['decided', 'full'] as const;
/**
 * `decided`: the view that the site chooses (simplified where WebGL runs in software). `full`: with
 * `?experience=full`.
 */
export type View = (typeof views)[number];

/** The figures of one measurement, and those of the previous build. */
export interface Entry<Figures> {
  /** Date of the measurement. */
  on: string;
  /** Number and model of the machine's processors. */
  machine: string;
  /** Digest of the built site, see {@link digestSite}. */
  build: string;
  /** Number of runs of which the figures are the median. */
  runs: number;
  figures: Figures;
  /** The figures of the previous build. */
  before?: Figures;
}

export interface BrowserFigures {
  /** Figures when everything that the first view needs was loaded. */
  first: PageFigures;
  /** Figures after a scroll through the page. */
  whole: PageFigures;
  unused: Unused;
  /** Number of violations that axe finds in all conditions together. */
  axe: number;
}

export interface Results {
  /** By route. */
  pages: Record<string, Entry<BrowserFigures>>;
  /** By `route view formFactor`, e.g. `/about decided mobile`. */
  lighthouse: Record<string, Entry<LighthouseFigures>>;
  /** By `tier picture`, e.g. `1 hero`. */
  scene: Record<string, Entry<TierFigures>>;
  /** By the name of the measurement. */
  contact: Record<string, Entry<ContactSummary>>;
}

export const benchFolder = inProject('bench');
const file = join(benchFolder, 'results.json');

export const lighthouseKey = (route: string, view: View, formFactor: FormFactor) =>
  `${route} ${view} ${formFactor}`;

/**
 * A percentile of the values.
 *
 * @param part 0.5 for the median
 * @returns 0 if there is no value
 */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? 0;

/** Figures rounded to three significant digits, but never more coarsely than to whole numbers. */
export const roundFigures = (figures: object): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(figures).map(([key, value]) => {
      if (typeof value !== 'number') return [key, value ?? ''];
      return [key, Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))];
    }),
  );

/** A digest of all files of the built site, without their compressed copies. */
export function digestSite(site: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const name of files.sort()) hash.update(name.slice(site.length)).update(readFileSync(name));
  return hash.digest('hex').slice(0, 12);
}

export function readResults(): Results {
  const empty = { pages: {}, lighthouse: {}, scene: {}, contact: {} };
  return { ...empty, ...(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) };
}

/** Whether the stored result is of this build and of at least as many runs. */
export const isMeasured = (
  entry: Entry<unknown> | undefined,
  { build, runs }: Pick<Entry<unknown>, 'build' | 'runs'>,
): boolean => entry?.build === build && entry.runs >= runs;

/** Stores a result and writes the file at once, because a bench may be interrupted. */
export function saveResult<Figures>(
  results: Results,
  part: keyof Results,
  key: string,
  entry: Omit<Entry<Figures>, 'on' | 'machine' | 'before'>,
): void {
  const entries = results[part] as unknown as Record<string, Entry<Figures>>;
  const previous = entries[key];
  const before = previous?.build === entry.build ? previous.before : previous?.figures;
  const on = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`;
  entries[key] = { on, machine, ...entry, ...(before && { before }) };
  mkdirSync(benchFolder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
