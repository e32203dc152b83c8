/**
 * The figures that the report shows for each route (path of a page): how to get a value from the
 * results, its goal, and its format.
 */
import { budgetOf, unusedBudgets } from '../lib/measure/budgets.ts';
import type { FormFactor, LighthouseFigures } from './lighthouse.ts';
import { type BrowserFigures, lighthouseKey, type Results, views } from './results.ts';

export interface Measure {
  title: string;
  /** Gets the value now and of the previous build; `undefined` if the route was not measured. */
  of: (
    results: Results,
    route: string,
  ) => { value: number; before: number | undefined } | undefined;
  write: (value: number) => string;
  goal: (route: string) => number;
  /** Whether the goal is a minimum. By default it is a maximum. */
  atLeast?: boolean;
}

const formatInteger = (value: number) => value.toFixed(0);
const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const formatPercent = (value: number) => `${(value * 100).toFixed(0)}%`;
const formatShift = (value: number) => (value < 0.001 ? '0' : value.toFixed(3));

const viewTitles = { decided: 'as the site decides', full: '`?experience=full`' } as const;

type Goal = number | ((route: string) => number);
const toGoalFunction = (goal: Goal) => (typeof goal === 'number' ? () => goal : goal);

type LighthouseMeasure = [
  title: string,
  formFactor: FormFactor,
  of: (figures: LighthouseFigures) => number,
  /** Goals for the view that the site chooses, and for the view with the live scene. */
  goals: readonly [decided: Goal, full: Goal],
];

/** A measure taken by Lighthouse, once for each view. */
const byLighthouse = (...[title, formFactor, of, goals]: LighthouseMeasure): Measure[] =>
  views.map((view, index) => ({
    title: `${title}, ${formFactor}, ${viewTitles[view]}`,
    of: ({ lighthouse }, route) => {
      const { figures, before } = lighthouse[lighthouseKey(route, view, formFactor)] ?? {};
      return figures && { value: of(figures), before: before && of(before) };
    },
    goal: toGoalFunction(goals[index]!),
    write: formatInteger,
  }));

/** A measure taken in a browser without Lighthouse. */
const inBrowser = (
  title: string,
  write: Measure['write'],
  of: (figures: BrowserFigures) => number,
  goal: Goal,
): Measure => ({
  title,
  of: ({ pages }, route) => {
    const { figures, before } = pages[route] ?? {};
    return figures && { value: of(figures), before: before && of(before) };
  },
  goal: toGoalFunction(goal),
  write,
});

/** Bytes transferred for the first view. */
export const bytesOf = ({ first }: BrowserFigures): number =>
  Object.values(first.bytes).reduce((total, bytes) => total + bytes, 0);
const lowestOther = (run: LighthouseFigures) =>
  Math.min(run.accessibility, run.bestPractices, run.seo);

/** A score from 0 to 100. */
const score = (...[title, formFactor, of, goals]: LighthouseMeasure) =>
  byLighthouse(title, formFactor, of, goals).map((measure) => ({ ...measure, atLeast: true }));
const requests = (route: string) => budgetOf(route).requests;
const elements = (route: string) => budgetOf(route).elements;

export const measures: readonly Measure[] = [
  ...score('Performance', 'mobile', (run) => run.performance, [100, 100]),
  ...score('Performance', 'desktop', (run) => run.performance, [100, 100]),
  ...score('Lowest of the other scores', 'mobile', lowestOther, [100, 100]),
  ...byLighthouse('LCP in ms', 'mobile', (run) => run.lcp, [1100, 1100]),
  ...byLighthouse('Blocking time in ms', 'mobile', (run) => run.tbt, [30, 30]),
  inBrowser('Layout shift while loading', formatShift, ({ first }) => first.shift, 0.0005),
  inBrowser('Layout shift after a scroll', formatShift, (page) => page.whole.shift, 0.0005),
  inBrowser('Transferred for the first view', formatKilobytes, bytesOf, 230_000),
  inBrowser('Scripts of the first view', formatKilobytes, ({ first }) => first.bytes.js, 120_000),
  inBrowser('Requests of the first view', formatInteger, ({ first }) => first.requests, requests),
  inBrowser('Requests of the whole page', formatInteger, (page) => page.whole.requests, requests),
  inBrowser('Elements', formatInteger, (page) => page.whole.elements, elements),
  inBrowser(
    'Scripts fetched and not used',
    formatPercent,
    ({ unused }) => unused.js,
    unusedBudgets.js,
  ),
  inBrowser(
    'Styles fetched and not used',
    formatPercent,
    ({ unused }) => unused.css,
    unusedBudgets.css,
  ),
  inBrowser('Violations that axe finds, six conditions', formatInteger, ({ axe }) => axe, 0),
];
