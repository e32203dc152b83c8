/** Writes `bench/README.md` from `bench/results.json`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '../lib/measure/routes.ts';
import { blockingPer1000, forms } from './lighthouse.ts';
import { bytesOf, type Measure, measures, share, viewTitles } from './measures.ts';
import {
  benchFolder,
  type Entry,
  lighthouseKey,
  percentile,
  type Results,
  rounded,
  views,
} from './results.ts';

type Cell = string | number;

/** A Markdown table from rows that have the same keys. */
function table(rows: readonly Record<string, Cell>[]): string {
  const head = Object.keys(rows[0] ?? {});
  return [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows.map(Object.values)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** The current value divided by the one before: 0.90 is a tenth less. */
const ratio = (value: number, before: number | undefined) =>
  before ? (value / before).toFixed(2) : '';

/** The measure on every measured route, the best first. */
function readings(results: Results, { of, goal, atLeast = false }: Measure) {
  return pagePaths
    .flatMap((route) => {
      const found = of(results, route);
      if (!found) return [];
      const isMiss = atLeast ? found.value < goal(route) : found.value > goal(route);
      return [{ route, ...found, isMiss }];
    })
    .sort((a, b) => (a.value - b.value) * (atLeast ? -1 : 1));
}

function summaryRow(results: Results, measure: Measure): Record<string, Cell>[] {
  const { title, write, goal, atLeast } = measure;
  const all = readings(results, measure);
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
      '÷ before': before.length > 0 ? ratio(median, percentile(before, 0.5)) : '',
    },
  ];
}

function missed(results: Results): string {
  const lines = measures.flatMap((measure) => {
    const over = readings(results, measure).filter(({ isMiss }) => isMiss);
    const places = over.map(({ route, value }) => `\`${route}\` ${measure.write(value)}`);
    return over.length > 0 ? [`- **${measure.title}**: ${places.sort().join(', ')}`] : [];
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
  entries: readonly (readonly [name: string, Entry<Figures> | undefined])[],
  compared: string,
  figuresOf: (figures: Figures) => object = (figures) => figures,
): string {
  return table(
    entries.flatMap(([name, entry]) => {
      if (!entry) return [];
      const figures = rounded(figuresOf(entry.figures));
      const before = entry.before && rounded(figuresOf(entry.before))[compared];
      const change = ratio(Number(figures[compared]), Number(before ?? 0));
      return [
        { '': `\`${name}\``, ...figures, [`${compared} ÷ before`]: change, runs: entry.runs },
      ];
    }),
  );
}

const lighthouseTables = ({ lighthouse }: Results): string =>
  views
    .flatMap((view) => forms.map((form) => ({ view, form })))
    .map(({ view, form }) => {
      const text = entriesTable(
        pagePaths.map((route) => [route, lighthouse[lighthouseKey(route, view, form)]] as const),
        'lcp',
        ({ faults: _, benchmarkIndex: index, ...run }) => ({
          ...run,
          'tbt per 1,000 of index': blockingPer1000({ ...run, benchmarkIndex: index }),
          index,
        }),
      );
      return `### Lighthouse, ${form}, ${viewTitles[view]}\n\n${text}`;
    })
    .join('\n\n');

const bytesTable = ({ pages }: Results): string =>
  entriesTable(
    pagePaths.map((route) => [route, pages[route]] as const),
    'bytes',
    (page) => ({
      ...page.first.bytes,
      bytes: bytesOf(page),
      requests: `${page.first.requests} / ${page.whole.requests}`,
      elements: page.whole.elements,
      'unused scripts': share(page.unused.js),
      'unused styles': share(page.unused.css),
      axe: page.axe,
      'LCP element': page.first.largest,
    }),
  );

/** Writes the whole report from the results so far. */
export function writeReport(results: Results): void {
  const days = Object.values(results.pages)
    .map(({ on }) => on)
    .sort();
  writeFileSync(
    join(benchFolder, 'README.md'),
    `# Figures

Written by \`npm run bench\`; [results.json](results.json) holds every number. Measured ${days[0] ?? '–'} to ${days.at(-1) ?? '–'}
on ${results.machine}, WebGL in software. Times move with the machine, so compare them with the build
before, measured on the same one: a ratio below 1 is less than before. Bytes and counts hold anywhere.

## Against the goals

Scores and times are Lighthouse's: simulated slow 4G and a processor four times slower on mobile. The index is its
\`benchmarkIndex\`, the machine's speed at that moment; a run below 70% of the best index so far is repeated.

${table(measures.flatMap((measure) => summaryRow(results, measure)))}

## Misses

${missed(results)}

## Route by route

Times in milliseconds.

${lighthouseTables(results)}

### What is fetched, in bytes as they travel

Requests: for the first view / after a scroll through the page.

${bytesTable(results)}

## Scene

Milliseconds of one frame by tier and picture (home's hero, the core on /use-cases, Shield near the eye), median, beside a bare three.js page with as many triangles and points.

${entriesTable(Object.entries(results.scene), 'script')}

## Contact

Requests a second by the bare insert and by the form of \`npm start\`; milliseconds of the form.

${entriesTable(Object.entries(results.contact), 'form')}
`,
  );
}
