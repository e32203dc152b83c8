/** Writes `bench/README.md` from `bench/results.json`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '../../lib/measure/routes.ts';
import { blockingPer1000, forms } from './lighthouse.ts';
import { bytesOf, type Measure, measures, misses, type Reading } from './measures.ts';
import { benchFolder, lighthouseKey, type Results, views } from './results.ts';

type Cell = string | number;

const table = (head: readonly string[], rows: readonly (readonly Cell[])[]) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** Now beside before: 0.90 is a tenth less. */
const ratio = ({ value, before }: Reading) => (before ? (value / before).toFixed(2) : '');

const middleOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** Routes of the site for which something was measured. */
const routesOf = <Entry>(entryOf: (route: string) => Entry | undefined) =>
  pagePaths.flatMap((route) => {
    const entry = entryOf(route);
    return entry === undefined ? [] : [{ route, entry }];
  });

function summaryLine(results: Results, measure: Measure): Cell[][] {
  const { title, write, atLeast, goal } = measure;
  const found = routesOf((route) => measure.of(results, route));
  const worst = found.toSorted((a, b) => (a.entry.value - b.entry.value) * (atLeast ? 1 : -1))[0];
  if (!worst) return [];
  const goals = [...new Set(goal ? found.map(({ route }) => write(goal(route))) : [])];
  const within = found.filter(({ route, entry }) => !misses(measure, entry.value, route));
  const before = found.flatMap(({ entry }) => entry.before ?? []);
  const median = middleOf(found.map(({ entry }) => entry.value));
  return [
    [
      title,
      goal ? `${atLeast ? '≥' : '≤'} ${goals.join(' or ')}` : '–',
      write(median),
      `${write(worst.entry.value)} (${worst.route})`,
      goal ? `${within.length} of ${found.length}` : '–',
      before.length > 0 ? ratio({ value: median, before: middleOf(before) }) : '',
    ],
  ];
}

function missed(results: Results): string {
  const lines = measures.flatMap((measure) => {
    const over = routesOf((route) => measure.of(results, route))
      .filter(({ route, entry }) => misses(measure, entry.value, route))
      .map(({ route, entry }) => `\`${route}\` ${measure.write(entry.value)}`);
    return over.length > 0 ? [`- **${measure.title}**: ${over.join(', ')}`] : [];
  });
  const faults = Object.entries(results.lighthouse).flatMap(([key, { figures }]) =>
    figures.faults.map((fault) => `- Lighthouse, \`${key}\`: ${fault}`),
  );
  return [...lines, ...faults].join('\n') || 'None.';
}

function lighthouseTables({ lighthouse }: Results): string {
  const head = ['route', 'perf.', 'access.', 'best pr.', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms'];
  const kinds = views.flatMap((view) => forms.map((form) => ({ view, form })));
  const tables = kinds.flatMap(({ view, form }) => {
    const rows = routesOf((route) => lighthouse[lighthouseKey(route, view, form)]).map(
      ({ route, entry: { figures: run, before, runs } }) => [
        `\`${route}\``,
        ...[run.performance, run.accessibility, run.bestPractices, run.seo],
        ...[run.fcp, run.lcp, run.tbt].map((ms) => ms.toFixed(0)),
        run.cls.toFixed(3),
        ratio({ value: run.lcp, before: before?.lcp }),
        blockingPer1000(run)?.toFixed(0) ?? '',
        run.benchmarkIndex?.toFixed(0) ?? '',
        runs,
      ],
    );
    const name = view === 'full' ? 'with `?experience=full`' : 'as the site decides';
    const text = table(
      [...head, 'CLS', 'LCP ÷ before', 'TBT per 1,000 of index', 'index', 'runs'],
      rows,
    );
    return rows.length > 0 ? [`### Lighthouse, ${form}, ${name}\n\n${text}`] : [];
  });
  return tables.join('\n\n');
}

function bytesTable({ pages }: Results): string {
  const rows = routesOf((route) => pages[route]).map(({ route, entry: { figures, before } }) => {
    const { first, whole, unused, axe } = figures;
    const { html, js, css, font, image } = first.bytes;
    return [
      `\`${route}\``,
      ...[html, js, css, font, image, bytesOf(figures)].map((bytes) => (bytes / 1000).toFixed(1)),
      ratio({ value: bytesOf(figures), before: before && bytesOf(before) }),
      `${first.requests} / ${whole.requests}`,
      whole.elements,
      `${(unused.js * 100).toFixed(0)} / ${(unused.css * 100).toFixed(0)}`,
      axe,
      first.largest,
    ];
  });
  const head = ['route', 'HTML', 'scripts', 'styles', 'fonts', 'pictures', 'kB', '÷ before'];
  return table([...head, 'requests', 'elements', 'unused %', 'axe', 'LCP element'], rows);
}

function sceneTable({ scene }: Results): string {
  const rows = Object.entries(scene).map(([tier, { figures, before }]) => [
    ...[tier, figures.drawCalls, figures.triangles, figures.points],
    ...[figures.script, figures.scriptP95, figures.bareScript].map((ms) => ms.toFixed(2)),
    ...[figures.raster, figures.bareRaster].map((ms) => ms.toFixed(1)),
    figures.ratio.toFixed(2),
    ratio({ value: figures.script, before: before?.script }),
  ]);
  const head = ['tier', 'draw calls', 'triangles', 'points', 'script ms', 'p95', 'bare three.js'];
  return table([...head, 'pixels ms', 'bare', 'frame ÷ bare', 'script ÷ before'], rows);
}

function contactTable({ contact }: Results): string {
  const rows = Object.values(contact).map(({ figures, before }) => [
    ...[figures.form, figures.gateway, figures.bare].map((perSecond) => perSecond.toFixed(0)),
    figures.ratio.toFixed(2),
    ...[figures.median, figures.p95, figures.p99].map((ms) => ms.toFixed(0)),
    `${figures.acknowledged} / ${figures.rows}`,
    ratio({ value: figures.form, before: before?.form }),
  ]);
  const head = ['form a second', 'through npm start', 'bare insert', 'form ÷ bare', 'median ms'];
  return table([...head, 'p95', 'p99', 'acknowledged / stored', '÷ before'], rows);
}

/** Writes everything anew from what has been measured so far. */
export function writeReport(results: Results): void {
  const days = Object.values(results.pages).map(({ on }) => on);
  const summary = measures.flatMap((measure) => summaryLine(results, measure));
  writeFileSync(
    join(benchFolder, 'README.md'),
    `# Figures

Written by \`npm run bench\`; [results.json](results.json) holds every number. Measured ${days.toSorted()[0] ?? '–'} to ${days.toSorted().at(-1) ?? '–'}
on ${results.machine}, WebGL in software. Times move with the machine, so compare them with the build
before, measured on the same one: a ratio below 1 is less than before. Bytes and counts hold anywhere.

## Against the goals

Scores and times are Lighthouse's: simulated slow 4G and a processor four times slower on mobile. The index is its
\`benchmarkIndex\`, the machine's speed at that moment; a run below 70% of the best index so far is repeated.

${table(['figure', 'goal', 'median', 'worst', 'within', '÷ before'], summary)}

## Misses

${missed(results)}

## Route by route

${lighthouseTables(results)}

### What is fetched, in kilobytes as they travel

Requests: for the first view / after a scroll through the page. Unused: scripts / styles.

${bytesTable(results)}

## Scene

Milliseconds of one frame, median.

${sceneTable(results)}

## Contact

${contactTable(results)}
`,
  );
}
