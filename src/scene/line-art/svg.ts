/**
 * Line art: the SVG drawings that stand in for the 3D scene, one of each shot, one of each body,
 * and one of the core's ridges. They are drawn when the site is built; the browser loads the files
 * and none of this code.
 */
import type { BodyId, Layout } from '../shared/diagram.ts';
import { viewOf } from '../shared/resolve-shot.ts';
import { type ShotName, shots } from '../shared/shots.ts';
import { aloneViewBox, bodyViewAlone, viewBoxFor } from './body-view.ts';
import { drawCore, drawCoreAlone, drawRidges } from './core.ts';
import { markup, toneStyle } from './marks.ts';
import { coreFirst, drawOffering, drawShot, viewBoxAttribute } from './shot.ts';

interface Picture {
  viewBox: string;
  /** Draws the content of the SVG element. */
  draw: () => string;
  /** The SVG, once it is drawn. */
  svg?: string;
}

/** One body alone in a square. */
const bodyAlone = (id: BodyId): Picture => ({
  viewBox: viewBoxAttribute(aloneViewBox),
  draw: () => (id === 'core' ? drawCoreAlone() : markup(id, drawOffering[id](bodyViewAlone(id)))),
});

/** Shots that a box of some page shows in the tall layout. */
const shotsInTallLayout: readonly ShotName[] = [
  'signal',
  'suite',
  'suite-library',
  'suite-proof',
  'suite-table',
];

const layoutsOf = (shot: ShotName): readonly Layout[] =>
  shotsInTallLayout.includes(shot) ? ['wide', 'tall'] : ['wide'];

const pictures = new Map<string, Picture>([
  ...coreFirst.map((id) => [id, bodyAlone(id)] as const),
  ['ridges', { viewBox: viewBoxAttribute(aloneViewBox), draw: drawRidges }],
  ...(Object.keys(shots) as ShotName[])
    .filter((shot) => viewOf(shot).frame)
    .flatMap((shot) =>
      layoutsOf(shot).map((layout) => {
        const draw = () => drawShot(shot, layout, { core: () => drawCore(shot, layout) });
        return [
          `${shot}-${layout}`,
          { viewBox: viewBoxAttribute(viewBoxFor(shot, layout)), draw },
        ] as const;
      }),
    ),
]);

/** Names of all line art: `edge` is the body alone, `edge-wide` its shot. */
export const lineArtNames: readonly string[] = [...pictures.keys()];

/** @throws if there is no line art of this name */
function pictureOf(name: string): Picture {
  const picture = pictures.get(name);
  if (picture) return picture;
  throw new Error(
    `There is no line art named ${name}. A box that shows an upright shot needs it in src/scene/line-art/svg.ts.`,
  );
}

/** The SVG of one picture, drawn once. */
export function svgOf(name: string): string {
  const picture = pictureOf(name);
  picture.svg ??= `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${picture.viewBox}" style="${toneStyle}" data-line-art="${name}" aria-hidden="true">${picture.draw()}</svg>`;
  return picture.svg;
}

/**
 * The size of one picture, in its own units: its shape counts, since its box decides how large it
 * is.
 */
export function sizeOf(name: string): { width: number; height: number } {
  const [, , width = 0, height = 0] = pictureOf(name).viewBox.split(' ').map(Number);
  return { width, height };
}
