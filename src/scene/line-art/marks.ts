import type { BodyId } from '../shared/diagram.ts';
import type { Mark } from './layers.ts';
import { grid } from './pen.ts';

/**
 * Custom properties on the root carry all colour (see `tones.ts`), so the markup is the same on ink
 * and paper.
 */

function paintOf(value: Mark['face'] | Mark['colour']): string {
  if (value === undefined || value === 'accent') return 'currentColor';
  if (typeof value === 'number') return `var(--f${value})`;
  return { human: 'var(--core)', warm: 'var(--w)', ground: 'var(--g)' }[value];
}

/** A length in frame units, in path units. */
const scaled = (value: number) => Math.round(value * grid * 100) / 100;

function path(mark: Mark): string {
  const attributes: [name: string, value: string | number | undefined][] = [
    ['fill', mark.face === undefined ? undefined : paintOf(mark.face)],
    [
      'stroke',
      mark.line === undefined
        ? 'none'
        : mark.colour === undefined
          ? undefined
          : paintOf(mark.colour),
    ],
    ['stroke-width', mark.line === undefined || mark.line === 1 ? undefined : scaled(mark.line)],
    ['stroke-dasharray', mark.dash?.map(scaled).join(' ')],
    ['stroke-linecap', mark.round && 'round'],
    ['opacity', mark.opacity],
    ['transform', mark.shift && `translate(${mark.shift.slice(0, 2).map(scaled).join(' ')})`],
    ['style', mark.step === undefined ? undefined : `--step:${mark.step}`],
  ];
  const written = attributes.flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${value}"`],
  );
  return `<path d="${mark.d}"${written.join('')}/>`;
}

/** SVG of one body's marks, in its accent. */
export function markup(id: BodyId, marks: readonly Mark[]): string {
  return `<g data-body="${id}" style="color:var(--${id})" fill="none" stroke="currentColor" stroke-width="${grid}" stroke-linejoin="round">${marks.map(path).join('')}</g>`;
}
