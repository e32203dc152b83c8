/**
 * What a page may cost, about a tenth above what it does cost. The first load of
 * scripts and styles has a limit of its own in `tests/build`; these are the whole page
 * after a scroll through it, 1280 pixels wide, in full motion without the live scene.
 */
import { type Kind, kinds, type PageFigures } from './figures.ts';

type Budget = Pick<PageFigures, 'requests' | 'elements' | 'depth' | 'shift'> & {
  bytes: Record<Kind, number>;
};

/** Of the scripts, up to 6 kB belong to what stands behind a page and come when the browser is idle. */
const inner: Budget = {
  bytes: { html: 27_000, js: 151_000, css: 21_000, font: 90_000, image: 110_000, other: 1000 },
  // A product's page fetches its instrument, in up to three files, and the drawing of its run with its styles.
  requests: 43,
  elements: 1050,
  depth: 20,
  shift: 0.001,
};

/** The one page that shows everything: its film, which plays once it is reached, weighs most. Of the scripts, 10 kB are its instrument. */
const home: Budget = {
  ...inner,
  bytes: { ...inner.bytes, html: 45_000, js: 168_000, image: 196_000, other: 2_300_000 },
  requests: 49,
  // Marks on figures, authors, and the words of the diagram count here too, and the run of one signal: about 150.
  elements: 1580,
};

export const budgetOf = (path: string): Budget => (path === '/' ? home : inner);

/**
 * Shares of what was fetched, at most. Styles are one file for the whole site; of the
 * scripts, what answers to input, to other routes and to failures has not run by then.
 */
export const unusedBudgets = { js: 0.68, css: 0.65 } as const;

/** Bytes of a first view, before anything is scrolled and before the scene. */
export const firstViewBudget = 350_000;

/** Every figure over its budget, as a sentence. */
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
