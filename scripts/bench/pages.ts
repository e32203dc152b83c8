/**
 * Measures every page with Lighthouse CI, whose assertions in `bench/lighthouserc.json` are the
 * goals. npx fetches it on first use, because its 330 packages would double the files of `npm ci`
 * for everyone, and only this bench needs it.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import spawn from 'nano-spawn';
import { browserArguments, findBrowser } from '../lib/browser.ts';
import { buildIfNeeded } from '../lib/built-site.ts';
import { inProject } from '../lib/project.ts';
import { startTemporaryServer } from '../local-server/temporary-server.ts';
import type { Row } from './table.ts';

const program = '@lhci/cli@0.15.1';
const folder = inProject('.cache', 'bench');

/** The parts of an entry of `assertion-results.json` that are read. */
interface Assertion {
  url: string;
  auditId: string;
  auditProperty?: string | string[];
  operator: string;
  expected: number;
  actual: number;
}

function format(value: number): string {
  if (value >= 10_000) return `${Math.round(value / 1000)} kB`;
  return value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
};

/** One row for each figure and view: its goal, the median of all pages, and the worst page. */
function toRows(assertions: readonly Assertion[]): Row[] {
  const isFull = ({ url }: Assertion) => new URL(url).search !== '';
  const nameOf = (assertion: Assertion) =>
    [assertion.auditId, assertion.auditProperty ?? [], isFull(assertion) ? 'live scene' : []]
      .flat(2)
      .join(', ');
  return [...new Set(assertions.map(nameOf))].map((figure) => {
    const group = assertions.filter((assertion) => nameOf(assertion) === figure);
    const { operator, expected } = group[0]!;
    const sorted = group.toSorted((a, b) => a.actual - b.actual);
    const worst = (operator === '>=' ? sorted[0] : sorted.at(-1))!;
    return {
      figure,
      goal: `${operator} ${format(expected)}`,
      median: format(medianOf(group.map(({ actual }) => actual))),
      worst: `${format(worst.actual)} (${new URL(worst.url).pathname})`,
    };
  });
}

/**
 * Measures pages as the site decides and with the live scene, as a first visit of a simulated
 * phone.
 *
 * @param paths paths of the pages
 */
export async function measurePages(paths: readonly string[]): Promise<Row[]> {
  // The edge functions run too, because the contact page fetches its captcha from one of them.
  const server = await startTemporaryServer(await buildIfNeeded(new AbortController().signal));
  mkdirSync(folder, { recursive: true });
  const run = (...args: string[]) =>
    spawn('npx', ['--yes', program, ...args, `--config=${inProject('bench/lighthouserc.json')}`], {
      cwd: folder,
      env: { CHROME_PATH: findBrowser() },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  try {
    const urls = paths.flatMap((path) => ['', '?experience=full'].map((query) => path + query));
    await run(
      'collect',
      `--settings.chromeFlags=${['--headless=new', ...browserArguments].join(' ')}`,
      ...urls.map((path) => `--url=${server.url}${path}`),
    );
    // It ends with 1 where a goal is missed; the table says which.
    await run('assert').catch(() => {});
  } finally {
    await server.stop();
  }
  const results = join(folder, '.lighthouseci', 'assertion-results.json');
  return toRows(JSON.parse(readFileSync(results, 'utf8')));
}
