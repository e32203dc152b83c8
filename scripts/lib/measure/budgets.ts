/**
 * Limits of what a page may cost, about a tenth above what it costs now. The scripts and styles of
 * the first load have a limit of their own in `tests/build`. These limits are for the whole page
 * after a scroll through it, 1280 pixels wide, in full motion without the live scene.
 */
import { type Kind, kinds, type PageFigures } from './figures.ts';

type Budget = Pick<PageFigures, 'requests' | 'elements' | 'depth' | 'shift'> & {
  bytes: Record<Kind, number>;
};

/**
 * Limits of every page except home. Up to 6 kB of the scripts are code of the page's notes, which
 * loads when the browser is idle.
 */
const inner: Budget = {
  bytes: { html: 27_000, js: 163_000, css: 21_400, font: 90_000, image: 110_000, other: 1000 },
  // A product's page fetches its instrument in up to three files, the drawing of its run with its
  // styles, and the register of figures with its measures in three.
  requests: 46,
  elements: 1050,
  depth: 20,
  shift: 0.001,
};

/**
 * Limits for home, which has the most content. Its film, which loads when the visitor reaches it,
 * is the largest part; 10 kB of the scripts are its instrument.
 */
const home: Budget = {
  ...inner,
  bytes: { ...inner.bytes, html: 28_500, js: 168_500, image: 196_000, other: 2_310_000 },
  // Six are drawings below the first screen.
  requests: 58,
  // Includes marks on figures, authors, the labels of the diagram, and the run of one signal (about
  // 150 elements).
  elements: 1580,
};

export const budgetOf = (path: string): Budget => (path === '/' ? home : inner);

/**
 * Greatest unused shares of what was fetched. All styles of the site are in one file. Of the
 * scripts, the code for input, other routes and failures has not run at the time of measuring.
 */
export const unusedBudgets = { js: 0.68, css: 0.65 } as const;

/** Most bytes of a first view, before scrolling and before the scene is loaded. */
export const firstViewBudget = 350_000;

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
