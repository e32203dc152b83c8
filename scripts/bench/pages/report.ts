/** Writes `bench/README.md` and its plots from `bench/results.json`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '../../lib/measure/routes.ts';
import { forms } from './lighthouse.ts';
import { type Measure, measures, misses, type Reading, type Series } from './measures.ts';
import { plotOf } from './plots.ts';
import { benchFolder, type Entry, lighthouseKey, type Results, views } from './results.ts';

type Cell = string | number;

const table = (head: readonly string[], rows: readonly (readonly Cell[])[]) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** Now beside before: 0.90 is a tenth less. */
const ratio = ({ value, before }: Reading) =>
  before === undefined || before === 0 ? '' : (value / before).toFixed(2);

const middleOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

interface Found {
  route: string;
  reading: Reading;
}

const readingsOf = (results: Results, { of }: Series): Found[] =>
  pagePaths.flatMap((route) => {
    const reading = of(results, route);
    return reading ? [{ route, reading }] : [];
  });

function summaryLine(results: Results, measure: Measure, series: Series): Cell[][] {
  const found = readingsOf(results, series);
  if (found.length === 0) return [];
  const { write, atLeast } = measure;
  const sorted = found.toSorted((a, b) => (a.reading.value - b.reading.value) * (atLeast ? 1 : -1));
  const worst = sorted[0] as Found;
  const { goal } = series;
  const goals = [...new Set(goal ? found.map(({ route }) => goal(route)) : [])];
  const within = found.filter(
    ({ route, reading }) => !misses(measure, reading.value, goal?.(route)),
  );
  const values = found.map(({ reading }) => reading.value);
  const olds = found.flatMap(({ reading }) => reading.before ?? []);
  return [
    [
      measure.series.length > 1 ? `${measure.title}: ${series.name}` : measure.title,
      goals.length > 0 ? `${atLeast ? '≥' : '≤'} ${goals.map(write).join(' or ')}` : '–',
      write(middleOf(values)),
      `${write(worst.reading.value)} (${worst.route})`,
      goals.length > 0 ? `${within.length} of ${found.length}` : '–',
      olds.length > 0 ? ratio({ value: middleOf(values), before: middleOf(olds) }) : '',
    ],
  ];
}

function missed(results: Results): string {
  const lines = measures.flatMap((measure) =>
    measure.series.flatMap((series) => {
      const { goal } = series;
      if (!goal) return [];
      const over = readingsOf(results, series).filter(({ route, reading }) =>
        misses(measure, reading.value, goal(route)),
      );
      if (over.length === 0) return [];
      const named = over.map(
        ({ route, reading }) =>
          `\`${route}\` ${measure.write(reading.value)} (goal ${measure.write(goal(route))})`,
      );
      return [`- **${measure.title}**, ${series.name}: ${named.join(', ')}`];
    }),
  );
  const faults = Object.entries(results.lighthouse).flatMap(([key, { figures }]) =>
    figures.faults.map((fault) => `- Lighthouse, \`${key}\`: ${fault}`),
  );
  return [...lines, ...faults].join('\n') || 'None.';
}

function routeTables(results: Results): string {
  return views
    .flatMap((view) =>
      forms.map((form) => {
        const rows = pagePaths.flatMap((route) => {
          const entry = results.lighthouse[lighthouseKey(route, view, form)];
          if (!entry) return [];
          const { figures: it, before } = entry;
          return [
            [
              `\`${route}\``,
              ...[it.performance, it.accessibility, it.bestPractices, it.seo],
              ...[it.fcp, it.lcp, it.tbt].map((ms) => ms.toFixed(0)),
              it.cls.toFixed(3),
              ratio({ value: it.lcp, before: before?.lcp }),
              entry.runs,
            ],
          ];
        });
        if (rows.length === 0) return '';
        const name = view === 'full' ? 'with `?experience=full`' : 'as the site decides';
        const head = ['route', 'perf.', 'access.', 'best pr.', 'SEO', 'FCP ms', 'LCP ms'];
        return `### Lighthouse, ${form}, ${name}\n\n${table([...head, 'TBT ms', 'CLS', 'LCP ÷ before', 'runs'], rows)}`;
      }),
    )
    .filter(Boolean)
    .join('\n\n');
}

function bytesTable({ pages }: Results): string {
  const rows = pagePaths.flatMap((route) => {
    const entry = pages[route];
    if (!entry) return [];
    const { first, whole, unused, axe } = entry.figures;
    const { html, js, css, font, image } = first.bytes;
    const sum = html + js + css + font + image;
    const old = entry.before?.first.bytes;
    const before = old && old.html + old.js + old.css + old.font + old.image;
    return [
      [
        `\`${route}\``,
        ...[html, js, css, font, image, sum].map((bytes) => (bytes / 1000).toFixed(1)),
        ratio({ value: sum, before }),
        `${first.requests} / ${whole.requests}`,
        whole.elements,
        `${(unused.js * 100).toFixed(0)} / ${(unused.css * 100).toFixed(0)}`,
        axe,
        first.largest,
      ],
    ];
  });
  const head = ['route', 'HTML', 'scripts', 'styles', 'fonts', 'pictures', 'kB', '÷ before'];
  return table([...head, 'requests', 'elements', 'unused %', 'axe', 'LCP element'], rows);
}

const entriesOf = <Figures>(entries: Record<string, Entry<Figures>>) => Object.entries(entries);

function sceneTable({ scene }: Results): string {
  const rows = entriesOf(scene).map(([tier, { figures: it, before }]) => [
    ...[tier, it.drawCalls, it.triangles, it.points],
    ...[it.script, it.scriptP95, it.bareScript].map((ms) => ms.toFixed(2)),
    ...[it.raster, it.bareRaster].map((ms) => ms.toFixed(1)),
    it.ratio.toFixed(2),
    ratio({ value: it.script, before: before?.script }),
  ]);
  const head = ['tier', 'draw calls', 'triangles', 'points', 'script ms', 'p95', 'bare three.js'];
  const text = table([...head, 'pixels ms', 'bare', 'frame ÷ bare', 'script ÷ before'], rows);
  return rows.length > 0 ? `## Scene\n\nMilliseconds of one frame, median.\n\n${text}\n` : '';
}

function contactTable({ contact }: Results): string {
  const rows = entriesOf(contact).map(([, { figures: it, before }]) => [
    ...[it.form, it.gateway, it.bare].map((perSecond) => perSecond.toFixed(0)),
    it.ratio.toFixed(2),
    ...[it.median, it.p95, it.p99].map((ms) => ms.toFixed(0)),
    `${it.acknowledged} / ${it.rows}`,
    ratio({ value: it.form, before: before?.form }),
  ]);
  const head = ['form a second', 'through npm start', 'bare insert', 'form ÷ bare', 'median ms'];
  const text = table([...head, 'p95', 'p99', 'acknowledged / stored', '÷ before'], rows);
  return rows.length > 0 ? `## Contact\n\n${text}\n` : '';
}

/** Writes everything anew from what has been measured so far. */
export function writeReport(results: Results): void {
  const plots = join(benchFolder, 'plots');
  rmSync(plots, { recursive: true, force: true });
  mkdirSync(plots, { recursive: true });
  const pictures = measures.flatMap((measure) => {
    const svg = plotOf(measure, results, pagePaths);
    if (!svg) return [];
    writeFileSync(join(plots, `${measure.id}.svg`), svg);
    return [`![${measure.title}, route by route](plots/${measure.id}.svg)`];
  });
  const summary = measures.flatMap((measure) =>
    measure.series.flatMap((series) => summaryLine(results, measure, series)),
  );
  const days = Object.values(results.pages).map(({ on }) => on);
  const measured = days.length > 0 ? `${days.toSorted().at(0)} to ${days.toSorted().at(-1)}` : '–';
  writeFileSync(
    join(benchFolder, 'README.md'),
    `# Figures

Written by \`npm run bench\`; [results.json](results.json) holds every number. Measured ${measured} on
${results.machine}, WebGL in software. Times move with the machine, so compare them with the build
before, measured on the same one: a ratio below 1 is less than before. Bytes and counts hold anywhere.

## Against the goals

${table(['figure', 'goal', 'median', 'worst', 'within', '÷ before'], summary)}

## Misses

${missed(results)}

## Route by route

${pictures.join('\n\n')}

${routeTables(results)}

### What is fetched, in kilobytes as they travel

Requests: for the first view / after a scroll through the page. Unused: scripts / styles.

${bytesTable(results)}

${sceneTable(results)}
${contactTable(results)}`,
  );
}
