/**
 * The line art of every shot and body as SVG. It is made where the site is built, of numbers only;
 * the browser loads the files and holds none of this code.
 */
import { type BodyId, instruments, type Layout } from '../shared/diagram.ts';
import { viewOf } from '../shared/framing.ts';
import { type ShotName, shots } from '../shared/shots.ts';
import { drawCore } from './core.ts';
import { markup } from './marks.ts';
import { drawInstrument, drawShot, viewBoxOf, viewBoxOfShot } from './shot.ts';
import { soloHalf, stageAlone } from './stage.ts';
import { toneStyle } from './tones.ts';

const sheet = (name: string, viewBox: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" style="${toneStyle}" data-line-art="${name}" aria-hidden="true">${inner}</svg>`;

/** One body alone in a square. */
function drawBody(id: BodyId): string {
  const inner =
    id === 'core'
      ? drawCore('core-alone', soloHalf * 0.52, soloHalf)
      : markup(id, drawInstrument[id](stageAlone(id)));
  return sheet(id, viewBoxOf(soloHalf * 2, soloHalf * 2), inner);
}

/** Shots whose upright ring or stream some box shows. */
const upright: readonly ShotName[] = [
  'field',
  'pulse',
  'suite',
  'suite-library',
  'suite-proof',
  'suite-table',
  'quiet',
  'glow',
];

const layoutsOf = (shot: ShotName): readonly Layout[] =>
  upright.includes(shot) ? ['wide', 'tall'] : ['wide'];

const drawers = new Map<string, () => string>([
  ...(['core', ...instruments.map(({ id }) => id)] as const).map(
    (id) => [id, () => drawBody(id)] as const,
  ),
  ...(Object.keys(shots) as ShotName[])
    .filter((shot) => viewOf(shot).frame)
    .flatMap((shot) =>
      layoutsOf(shot).map((layout) => {
        const name = `${shot}-${layout}`;
        return [
          name,
          () => sheet(name, viewBoxOfShot(shot, layout), drawShot(shot, layout)),
        ] as const;
      }),
    ),
]);

const drawn = new Map<string, string>();

/** Names of all line art: `edge` is the body alone, `edge-wide` its shot. */
export const lineArtNames: readonly string[] = [...drawers.keys()];

/**
 * The SVG of one picture, drawn when it is first asked for.
 *
 * @throws when there is none of this name
 */
export function svgOf(name: string): string {
  const draw = drawers.get(name);
  if (!draw)
    throw new Error(
      `There is no line art named ${name}. A box that shows an upright shot needs it in src/scene/line-art/svg.ts.`,
    );
  const svg = drawn.get(name) ?? draw();
  drawn.set(name, svg);
  return svg;
}
