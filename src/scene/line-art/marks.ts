import type { BodyId } from '../shared/diagram.ts';
import type { Mark } from './layers.ts';
import { grid } from './pen.ts';

/**
 * Writes marks as SVG. All colours are custom properties of the root element (see `tones.ts`), so
 * that the markup is the same on dark and light sections.
 */

function toPaint(value: NonNullable<Mark['face'] | Mark['colour']>): string {
  if (value === 'accent') return 'currentColor';
  if (typeof value === 'number') return `var(--f${value})`;
  return { human: 'var(--core)', warm: 'var(--w)', ground: 'var(--g)' }[value];
}

/** Converts a length from drawing units to path units, with two decimals. */
const toPathUnits = (length: number) => Math.round(length * grid * 100) / 100;

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

/** The SVG group of one body (object of the scene), in its accent colour. */
export function markup(id: BodyId, marks: readonly Mark[]): string {
  return `<g data-body="${id}" style="color:var(--${id})" fill="none" stroke="currentColor" stroke-width="${grid}" stroke-linejoin="round">${marks.map(toPathElement).join('')}</g>`;
}
