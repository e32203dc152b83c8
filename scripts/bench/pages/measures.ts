/** What is measured of each route, what it should be, and how it is written. */
import { budgetOf, unusedBudgets } from '../../lib/measure/budgets.ts';
import type { Form, LighthouseFigures } from './lighthouse.ts';
import { type BrowserFigures, lighthouseKey, type Results, type View } from './results.ts';

export interface Reading {
  value: number;
  /** The same in the build before. */
  before: number | undefined;
}

export interface Measure {
  title: string;
  of: (results: Results, route: string) => Reading | undefined;
  write: (value: number) => string;
  /** None where the figure is only shown. */
  goal?: ((route: string) => number) | undefined;
  /** Whether the goal is a least value. Default: it is the greatest. */
  atLeast?: boolean;
}

const whole = (value: number) => value.toFixed(0);
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const share = (value: number) => `${(value * 100).toFixed(0)}%`;
const shift = (value: number) => (value < 0.001 ? '0' : value.toFixed(3));

/** A figure of Lighthouse, for each view. */
const byLighthouse = (
  title: string,
  form: Form,
  of: (figures: LighthouseFigures) => number,
  goals: Record<View, (route: string) => number>,
  more: Pick<Measure, 'write' | 'atLeast'>,
): Measure[] =>
  (['decided', 'full'] as const).map((view) => ({
    title: `${title}, ${form}, ${view === 'full' ? '`?experience=full`' : 'as the site decides'}`,
    of: ({ lighthouse }, route) => {
      const { figures, before } = lighthouse[lighthouseKey(route, view, form)] ?? {};
      return figures && { value: of(figures), before: before && of(before) };
    },
    goal: goals[view],
    ...more,
  }));

/** A figure that our own browser reads. */
const inBrowser = (
  title: string,
  write: Measure['write'],
  of: (figures: BrowserFigures) => number,
  goal: (route: string) => number,
): Measure => ({
  title,
  of: ({ pages }, route) => {
    const { figures, before } = pages[route] ?? {};
    return figures && { value: of(figures), before: before && of(before) };
  },
  goal,
  write,
});

/** Bytes of a first view. */
export const bytesOf = ({ first }: Pick<BrowserFigures, 'first'>): number =>
  Object.values(first.bytes).reduce((total, bytes) => total + bytes, 0);
const lowestOther = (figures: LighthouseFigures) =>
  Math.min(figures.accessibility, figures.bestPractices, figures.seo);
const forHome = (home: number, inner: number) => (route: string) => (route === '/' ? home : inner);

const score = { write: whole, atLeast: true };
const performance = { decided: () => 98, full: () => 90 };
const onDesktop = { decided: () => 98, full: () => 98 };
const hundred = { decided: () => 100, full: () => 100 };
const paint = { decided: forHome(1400, 1300), full: forHome(1400, 1300) };
const blocking = { decided: () => 50, full: () => 150 };
const requests = (route: string) => budgetOf(route).requests;

export const measures: readonly Measure[] = [
  ...byLighthouse('Performance', 'mobile', (run) => run.performance, performance, score),
  ...byLighthouse('Performance', 'desktop', (run) => run.performance, onDesktop, score),
  ...byLighthouse('Lowest of the other scores', 'mobile', lowestOther, hundred, score),
  ...byLighthouse('LCP', 'mobile', (run) => run.lcp, paint, { write: seconds }),
  ...byLighthouse('Blocking time', 'mobile', (run) => run.tbt, blocking, { write: milliseconds }),
  inBrowser(
    'Layout shift while loading',
    shift,
    ({ first }) => first.shift,
    () => 0.0005,
  ),
  inBrowser(
    'Layout shift after a scroll',
    shift,
    (page) => page.whole.shift,
    () => 0.0005,
  ),
  inBrowser('Transferred for the first view', kilobytes, bytesOf, () => 230_000),
  inBrowser(
    'Scripts of the first view',
    kilobytes,
    ({ first }) => first.bytes.js,
    () => 120_000,
  ),
  inBrowser('Requests of the first view', whole, ({ first }) => first.requests, requests),
  inBrowser('Requests of the whole page', whole, (page) => page.whole.requests, requests),
  inBrowser(
    'Elements',
    whole,
    (page) => page.whole.elements,
    (route) => budgetOf(route).elements,
  ),
  inBrowser(
    'Scripts fetched and not used',
    share,
    ({ unused }) => unused.js,
    () => unusedBudgets.js,
  ),
  inBrowser(
    'Styles fetched and not used',
    share,
    ({ unused }) => unused.css,
    () => unusedBudgets.css,
  ),
  inBrowser(
    'Violations that axe finds, six conditions',
    whole,
    ({ axe }) => axe,
    () => 0,
  ),
];

export const misses = ({ atLeast, goal }: Measure, value: number, route: string): boolean =>
  goal !== undefined && (atLeast ? value < goal(route) : value > goal(route));
