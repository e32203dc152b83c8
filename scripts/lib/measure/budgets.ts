/**
 * Performance budgets of pages, about a tenth above the present values. They are for the whole page
 * after a scroll through it, in a window 1280 pixels wide, with animations and without the 3D
 * scene. The scripts and styles of the first load have limits of their own in `tests/build`.
 */
import { type Kind, kinds, type PageFigures } from './figures.ts';

type Budget = Pick<PageFigures, 'requests' | 'elements' | 'depth' | 'shift'> & {
  bytes: Record<Kind, number>;
};

/**
 * Limits of every page except home. 35 kB of the scripts are framer-motion's, which load when the
 * browser is idle.
 */
const inner: Budget = {
  bytes: { html: 27_000, js: 182_500, css: 23_000, font: 90_000, image: 110_000, other: 1000 },
  // A product's page fetches its interactive demo in up to three files, an illustration with its
  // styles, the list of figures with their sources in three files, and a large picture beside what the
  // product does, with its code.
  requests: 51,
  elements: 1050,
  depth: 20,
  // A fallback font has the width of its typeface on average, and not of every word.
  shift: 0.005,
};

/**
 * Limits for home, which has the most content. The introduction film, which loads when the visitor
 * reaches it, is the largest part: its camera travels from shot to shot; 10 kB of the scripts are the interactive demo.
 */
const home: Budget = {
  ...inner,
  bytes: { ...inner.bytes, html: 28_500, js: 195_000, image: 196_000, other: 2_900_000 },
  // Six of them are for drawings below the first screen.
  requests: 60,
  // About 150 of them belong to the demo that follows one signal through the products.
  elements: 1580,
};

const budgetOf = (path: string): Budget => (path === '/' ? home : inner);

/**
 * Most bytes of a first view, before the first input and before the 3D scene is loaded: of all
 * files, and of the scripts. 35 kB of the scripts are framer-motion's and come when the browser is
 * idle, as do the four of page changes, which answer a press on a link. The last kilobyte tells what
 * a demo is beside each product's closing button.
 */
export const firstViewBudget = { all: 320_000, js: 170_000 } as const;

/** A sentence for each figure above its budget. */
export function overBudget(path: string, { bytes, ...figures }: PageFigures): string[] {
  const { bytes: allowed, ...limits } = budgetOf(path);
  const over = (name: string, value: number, limit: number) =>
    value > limit ? [`${name}: ${value} of at most ${limit}`] : [];
  return [
    ...kinds.flatMap((kind) => over(`bytes of ${kind}`, bytes[kind], allowed[kind])),
    ...(['requests', 'elements', 'depth', 'shift'] as const).flatMap((name) =>
      over(name, figures[name], limits[name]),
    ),
  ];
}
