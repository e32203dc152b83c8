/** What is measured of each route, what it should be, and how it is written. */
import { budgetOf, unusedBudgets } from '../../lib/measure/budgets.ts';
import type { Form, LighthouseFigures } from './lighthouse.ts';
import {
  type BrowserFigures,
  type Entry,
  lighthouseKey,
  type Results,
  type View,
  views,
} from './results.ts';

export interface Reading {
  value: number;
  /** The same in the build before. */
  before: number | undefined;
}

export interface Series {
  name: string;
  of: (results: Results, route: string) => Reading | undefined;
  /** None where the figure is only shown. */
  goal?: (route: string) => number;
}

export interface Measure {
  id: string;
  title: string;
  note: string;
  /** Whether the goal is a least value. */
  atLeast?: boolean;
  write: (value: number) => string;
  series: readonly Series[];
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const whole = (value: number) => value.toFixed(0);
const share = (value: number) => `${(value * 100).toFixed(0)}%`;
const shift = (value: number) => (value < 0.001 ? '0' : value.toFixed(3));

const viewNames: Record<View, string> = {
  decided: 'as the site decides',
  full: '?experience=full',
};

function readingOf<Figures>(
  entry: Entry<Figures> | undefined,
  of: (figures: Figures) => number,
): Reading | undefined {
  if (!entry) return undefined;
  return { value: of(entry.figures), before: entry.before && of(entry.before) };
}

type Goals = Partial<Record<View, (route: string) => number>>;

const byLighthouse = (form: Form, of: (it: LighthouseFigures) => number, goals: Goals): Series[] =>
  views.map((view) => ({
    name: viewNames[view],
    of: ({ lighthouse }, route) => readingOf(lighthouse[lighthouseKey(route, view, form)], of),
    ...(goals[view] && { goal: goals[view] }),
  }));

const inBrowser = (
  name: string,
  of: (it: BrowserFigures) => number,
  goal: (route: string) => number,
): Series => ({ name, of: ({ pages }, route) => readingOf(pages[route], of), goal });

const lowestOther = (it: LighthouseFigures) => Math.min(it.accessibility, it.bestPractices, it.seo);
const bytesOf = (it: BrowserFigures) =>
  Object.values(it.first.bytes).reduce((total, bytes) => total + bytes, 0);
const forHome = (home: number, inner: number) => (route: string) => (route === '/' ? home : inner);

const hundred = () => 100;
const performance = { decided: () => 98, full: () => 85 };
const paint = forHome(1500, 1300);

export const measures: readonly Measure[] = [
  {
    id: 'performance-mobile',
    title: 'Lighthouse performance, mobile',
    note: 'Simulated slow 4G and a processor four times slower.',
    atLeast: true,
    write: whole,
    series: byLighthouse('mobile', (it) => it.performance, performance),
  },
  {
    id: 'performance-desktop',
    title: 'Lighthouse performance, desktop',
    note: 'The full experience renders WebGL in software here, which inflates its times.',
    atLeast: true,
    write: whole,
    series: byLighthouse('desktop', (it) => it.performance, performance),
  },
  {
    id: 'lighthouse-others',
    title: 'Lighthouse: the lowest of accessibility, best practices and SEO',
    note: 'On a phone.',
    atLeast: true,
    write: whole,
    series: byLighthouse('mobile', lowestOther, { decided: hundred, full: hundred }),
  },
  {
    id: 'lcp-mobile',
    title: 'Largest contentful paint, mobile',
    note: 'As Lighthouse simulates it.',
    write: seconds,
    series: byLighthouse('mobile', (it) => it.lcp, { decided: paint, full: paint }),
  },
  {
    id: 'tbt-mobile',
    title: 'Total blocking time, mobile',
    note: 'No goal for the full experience, whose frames are drawn by the processor here.',
    write: milliseconds,
    series: byLighthouse('mobile', (it) => it.tbt, { decided: () => 50 }),
  },
  {
    id: 'shift',
    title: 'Layout shift',
    note: 'Loading, and over a scroll through the whole page; 0 is the goal, also after input.',
    write: shift,
    series: [
      inBrowser(
        'while loading',
        (it) => it.first.shift,
        () => 0.0005,
      ),
      inBrowser(
        'after the scroll',
        (it) => it.whole.shift,
        () => 0.0005,
      ),
    ],
  },
  {
    id: 'first-view',
    title: 'Transferred for the first view',
    note: 'Bodies as they travelled, at 1280 pixels; code for what is pressed later comes later.',
    write: kilobytes,
    series: [inBrowser('first view', bytesOf, forHome(260_000, 350_000))],
  },
  {
    id: 'scripts',
    title: 'Scripts of the first view',
    note: 'Brotli. React and the router are 83 kB of it.',
    write: kilobytes,
    series: [
      inBrowser(
        'scripts',
        (it) => it.first.bytes.js,
        () => 120_000,
      ),
    ],
  },
  {
    id: 'requests',
    title: 'Requests',
    note: 'For the first view, and after a scroll through the page.',
    write: whole,
    series: [
      inBrowser(
        'first view',
        (it) => it.first.requests,
        (route) => budgetOf(route).requests,
      ),
      inBrowser(
        'whole page',
        (it) => it.whole.requests,
        (route) => budgetOf(route).requests,
      ),
    ],
  },
  {
    id: 'elements',
    title: 'Elements in the document',
    note: 'The drawings are part of the document: they are there without a script.',
    write: whole,
    series: [
      inBrowser(
        'elements',
        (it) => it.whole.elements,
        (route) => budgetOf(route).elements,
      ),
    ],
  },
  {
    id: 'unused',
    title: 'Fetched and not used',
    note: 'Share of the characters of scripts and styles, after a scroll through the page.',
    write: share,
    series: [
      inBrowser(
        'scripts',
        (it) => it.unused.js,
        () => unusedBudgets.js,
      ),
      inBrowser(
        'styles',
        (it) => it.unused.css,
        () => unusedBudgets.css,
      ),
    ],
  },
  {
    id: 'axe',
    title: 'Violations that axe finds',
    note: 'As it is, reduced motion, 200% zoom, 320 pixels, forced colours, no WebGL: all six together.',
    write: whole,
    series: [
      inBrowser(
        'violations',
        (it) => it.axe,
        () => 0,
      ),
    ],
  },
];

export const misses = ({ atLeast }: Measure, value: number, goal: number | undefined): boolean =>
  goal !== undefined && (atLeast ? value < goal : value > goal);
