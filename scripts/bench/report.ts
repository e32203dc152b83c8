/**
 * Writes the report of the benches, `bench/README.md`, from the figures in `bench/results.json`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '../lib/measure/routes.ts';
import type { LighthouseFigures } from './lighthouse.ts';
import { bytesOf, type Measure, measures } from './measures.ts';
import {
  benchFolder,
  type Entry,
  lighthouseKey,
  percentile,
  type Results,
  roundFigures,
  views,
} from './results.ts';

type Cell = string | number;

/** A Markdown table from rows that have the same keys. */
function formatTable(rows: readonly Record<string, Cell>[]): string {
  const head = Object.keys(rows[0] ?? {});
  return [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows.map(Object.values)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** The value divided by that of the previous build, such as `0.90`; empty if there was none. */
const formatRatio = (value: number, before: number | undefined) =>
  before ? (value / before).toFixed(2) : '';

/** The values of a measure on all measured routes, the best first. */
function readValues(results: Results, { of, goal, atLeast = false }: Measure) {
  return pagePaths
    .flatMap((route) => {
      const found = of(results, route);
      if (!found) return [];
      const isMiss = atLeast ? found.value < goal(route) : found.value > goal(route);
      return [{ route, ...found, isMiss }];
    })
    .sort((a, b) => (a.value - b.value) * (atLeast ? -1 : 1));
}

/** The row of a measure in the table of goals; no row if nothing was measured. */
function createSummaryRow(results: Results, measure: Measure): Record<string, Cell>[] {
  const { title, write, goal, atLeast } = measure;
  const all = readValues(results, measure);
  const worst = all.at(-1);
  if (!worst) return [];
  const goals = new Set(all.map(({ route }) => write(goal(route))));
  const values = all.map(({ value }) => value);
  const before = all.flatMap((reading) => reading.before ?? []);
  const median = percentile(values, 0.5);
  return [
    {
      figure: title,
      goal: `${atLeast ? '≥' : '≤'} ${[...goals].join(' or ')}`,
      median: write(median),
      worst: `${write(worst.value)} (${worst.route})`,
      within: `${all.filter(({ isMiss }) => !isMiss).length} of ${all.length}`,
      '÷ before': before.length > 0 ? formatRatio(median, percentile(before, 0.5)) : '',
    },
  ];
}

/** A list of the goals that are missed. */
function listMisses(results: Results): string {
  const lines = measures.flatMap((measure) => {
    const over = readValues(results, measure).filter(({ isMiss }) => isMiss);
    const places = over.map(({ route, value }) => `\`${route}\` ${measure.write(value)}`);
    return over.length > 0 ? [`- **${measure.title}**: ${places.join(', ')}`] : [];
  });
  const faults = Object.entries(results.lighthouse).flatMap(([key, { figures }]) =>
    figures.faults.map((fault) => `- Lighthouse, \`${key}\`: ${fault}`),
  );
  return [...lines, ...faults].join('\n') || 'None.';
}

/**
 * A table with every figure of every entry; the figures' names are the columns.
 *
 * @param compared the figure whose value is compared with that of the previous build
 */
function entriesTable<Figures extends object>(
  entries: readonly (readonly [name: string, Entry<Figures>])[],
  compared: string,
): string {
  if (entries.length === 0) return 'Not measured on this build.';
  return formatTable(
    entries.map(([name, entry]) => {
      const figures = roundFigures(entry.figures);
      const before = entry.before && roundFigures(entry.before)[compared];
      const change = formatRatio(Number(figures[compared]), Number(before ?? 0));
      return { '': `\`${name}\``, ...figures, [`${compared} ÷ before`]: change };
    }),
  );
}

/**
 * A table of the routes: Lighthouse's figures for a phone in both views, and what a page fetches.
 */
const routesTable = ({ lighthouse, pages }: Results): string =>
  formatTable(
    pagePaths.flatMap((route) => {
      const runs = views.map((view) => lighthouse[lighthouseKey(route, view, 'mobile')]?.figures);
      const of = (pick: (figures: LighthouseFigures) => number) =>
        runs.map((figures) => (figures ? pick(figures).toFixed(0) : '–')).join(' / ');
      const page = pages[route]?.figures;
      if (!page && !runs.some(Boolean)) return [];
      return {
        '': `\`${route}\``,
        performance: of(({ performance }) => performance),
        LCP: of(({ lcp }) => lcp),
        blocking: of(({ tbt }) => tbt),
        kB: page ? (bytesOf(page) / 1000).toFixed(0) : '–',
        'kB of scripts': page ? (page.first.bytes.js / 1000).toFixed(0) : '–',
        requests: page ? `${page.first.requests} / ${page.whole.requests}` : '–',
        elements: page?.whole.elements ?? '–',
      };
    }),
  );

/**
 * Keeps, of each group of results, only those of the build on which the group was measured last, so
 * that no table mixes two builds.
 */
function selectLastBuilds(groups: Results): Results {
  const parts: [string, Record<string, Entry<unknown>>][] = Object.entries(groups);
  const kept = parts.map(([name, entries]) => {
    const last = Object.values(entries)
      .sort((a, b) => a.on.localeCompare(b.on))
      .at(-1);
    const ofBuild = Object.entries(entries).filter(([, { build }]) => build === last?.build);
    return [name, Object.fromEntries(ofBuild)];
  });
  return Object.fromEntries(kept);
}

/** When and on which machines a group of results was measured, and on which build. */
function formatOrigin(entries: Record<string, Entry<unknown>>): string {
  const all = Object.values(entries);
  const machines = [...new Set(all.map(({ machine }) => machine))].join(' and ');
  const days = [...new Set(all.map(({ on }) => on))].sort().join(' and ');
  return all[0] ? `Build ${all[0].build}, ${days}, on ${machines}.` : 'Not measured.';
}

/** Writes the whole report, each section from the build on which it was measured last. */
export function writeReport(all: Results): void {
  const results = selectLastBuilds(all);
  writeFileSync(
    join(benchFolder, 'README.md'),
    `# Figures

Written by \`npm run bench\`; [results.json](results.json) holds every number. Each section is
of one build, WebGL in software. Times move with the machine, so compare them with the build
before, measured on the same one: a ratio below 1 is less than before. Bytes and counts hold anywhere.

## Against the goals

${formatOrigin(results.lighthouse)}

Scores and times are Lighthouse's: simulated slow 4G and a processor four times slower on mobile. A run in which the machine was slower than
70% of the best so far is repeated.

${formatTable(measures.flatMap((measure) => createSummaryRow(results, measure)))}

## Misses

${listMisses(results)}

## Route by route

A phone, as the site decides / with \`?experience=full\`, in milliseconds; requests for the first view / after a scroll through the page.

${routesTable(results)}

## Scene

Milliseconds of one frame by tier and picture (home's hero, the core on /use-cases, Shield near the eye), median, beside a bare three.js page with as many triangles and points and the same render target. ${formatOrigin(results.scene)}

${entriesTable(Object.entries(results.scene), 'script')}

## Contact

Requests a second by the bare insert and by the form of \`npm start\`; milliseconds of the form. ${formatOrigin(results.contact)}

${entriesTable(Object.entries(results.contact), 'form')}
`,
  );
}
