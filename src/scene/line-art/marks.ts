import { type BodyId, colours } from '../shared/diagram.ts';
import { bodies } from '../shared/shot.ts';
import type { Mark } from './layers.ts';
import { pathScale } from './path-data.ts';

/**
 * Writes marks as SVG. All colours are custom properties of the root element, so that the markup is
 * the same on dark and light sections.
 */

/**
 * The accent colour of a body on the surrounding section; in a file that is shown outside the site,
 * the colour of `diagram.ts`.
 */
function accent(id: BodyId): string {
  const [lightness, chroma, hue] = colours[id];
  return `var(--accent-${id === 'core' ? 'human' : id},oklch(${lightness} ${chroma} ${hue}))`;
}

/**
 * Percentages of accent in the tints of opaque faces, from nearly the background to the strongest.
 */
const tints = [3, 11, 22, 34, 50];

/**
 * All colours of a line art, as custom properties on its root: an accent for each body, `--g` the
 * background, `--f0` to `--f4` tinted faces, `--w` a warm face. The fingertip has lines from
 * `--core` to `--ember` at its rim, `--skin` between them, and `--glow` around it.
 */
export const toneStyle = [
  ...bodies.map((id) => `--${id}:${accent(id)}`),
  '--g:var(--surface,oklch(.14 .012 230))',
  ...tints.map((share, index) => `--f${index}:color-mix(in oklab,currentColor ${share}%,var(--g))`),
  '--warm:oklch(.82 .11 70)',
  '--glow:oklch(.5 .17 22/.34)',
  '--ember:color-mix(in oklab,var(--core) 30%,oklch(.64 .16 52))',
  '--skin:color-mix(in oklab,oklch(.44 .13 47) 62%,var(--g))',
  '--w:color-mix(in oklab,var(--warm) 22%,var(--g))',
].join(';');

function toPaint(value: NonNullable<Mark['face'] | Mark['colour']>): string {
  if (value === 'accent') return 'currentColor';
  if (typeof value === 'number') return `var(--f${value})`;
  return { human: 'var(--core)', warm: 'var(--w)', ground: 'var(--g)' }[value];
}

/** Converts a length from drawing units to path units, with two decimals. */
const toPathUnits = (length: number) => Math.round(length * pathScale * 100) / 100;

function toPathElement(mark: Mark): string {
  const { face, line, colour, step } = mark;
  const attributes: [name: string, value: string | number | false | undefined][] = [
    ['fill', face !== undefined && toPaint(face)],
    ['stroke', line === undefined ? 'none' : colour !== undefined && toPaint(colour)],
    ['stroke-width', line !== undefined && line !== 1 && toPathUnits(line)],
    ['stroke-dasharray', mark.dash?.map(toPathUnits).join(' ')],
    ['stroke-linecap', mark.round && 'round'],
    ['opacity', mark.opacity],
    ['transform', mark.shift && `translate(${mark.shift.slice(0, 2).map(toPathUnits).join(' ')})`],
    ['style', step !== undefined && `--step:${step}`],
  ];
  const present = attributes.flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [` ${name}="${value}"`],
  );
  return `<path d="${mark.d}"${present.join('')}/>`;
}

/** The SVG group of one body, in its accent colour. */
export function markup(id: BodyId, marks: readonly Mark[]): string {
  return `<g data-body="${id}" style="color:var(--${id})" fill="none" stroke="currentColor" stroke-width="${pathScale}" stroke-linejoin="round">${marks.map(toPathElement).join('')}</g>`;
}
