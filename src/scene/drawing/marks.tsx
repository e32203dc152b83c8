import type { CSSProperties } from 'react';
import { type BodyId, colours } from '../diagram.ts';
import type { Mark } from './layers.ts';
import { grid } from './pen.ts';

/**
 * Ink: light lines on near-black. Paper: the darker partner of each accent on warm
 * white. Left out, the drawing takes the surface it stands on.
 */
export type Tone = 'ink' | 'paper';

type Custom = CSSProperties & Record<`--${string}`, string>;

const tokenOf = (id: BodyId) => (id === 'core' ? 'human' : id);

/** CSS value of a body's accent; outside the site it falls back to the diagram's own colour. */
export function accent(id: BodyId, tone?: Tone): string {
  const name = tokenOf(id);
  const own = `oklch(${colours[id].join(' ')})`;
  if (tone === 'ink') return `var(--color-${name},${own})`;
  if (tone === 'paper')
    return `var(--color-${name}-deep,oklch(.46 ${colours[id][1]} ${colours[id][2]}))`;
  return `var(--accent-${name},${own})`;
}

const grounds = {
  ink: 'var(--color-ink,oklch(.14 .012 230))',
  paper: 'var(--color-paper,oklch(.97 .012 85))',
  surface: 'var(--surface,oklch(.14 .012 230))',
};

/**
 * Custom properties on the root of a drawing: g ground, h human, w a warm face, f0 to f4 the tints of
 * solid faces. The core is a light on both surfaces, so its own three never change.
 */
export function rootStyle(tone?: Tone): Custom {
  const ground = grounds[tone ?? 'surface'];
  const style: Custom = {
    '--g': ground,
    '--h': accent('core', tone),
    '--w': `color-mix(in oklab,var(--warm) 22%,var(--g))`,
    '--core': 'oklch(.965 .035 88)',
    '--warm': 'oklch(.82 .11 70)',
    '--cut': 'oklch(.5 .1 55)',
  };
  [3, 11, 22, 34, 50].forEach((share, index) => {
    style[`--f${index}`] = `color-mix(in oklab,currentColor ${share}%,var(--g))`;
  });
  return style;
}

function paintOf(value: Mark['face'] | Mark['colour']): string {
  if (value === undefined || value === 'accent') return 'currentColor';
  if (typeof value === 'number') return `var(--f${value})`;
  return { human: 'var(--h)', warm: 'var(--w)', ground: 'var(--g)' }[value];
}

/** The paths of one body, in its accent. */
export function Marks({ marks, colour }: { marks: readonly Mark[]; colour: string }) {
  return (
    <g
      style={{ color: colour }}
      fill="none"
      stroke="currentColor"
      strokeWidth={grid}
      strokeLinejoin="round"
    >
      {marks.map((mark, index) => (
        <path
          key={index}
          d={mark.d}
          fill={mark.face === undefined ? undefined : paintOf(mark.face)}
          stroke={
            mark.line === undefined
              ? 'none'
              : mark.colour !== undefined
                ? paintOf(mark.colour)
                : undefined
          }
          strokeWidth={
            mark.line === 1 ? undefined : mark.line && Math.round(mark.line * grid * 10) / 10
          }
          opacity={mark.opacity}
          strokeDasharray={mark.dash?.map((it) => Math.round(it * grid * 100) / 100).join(' ')}
          strokeLinecap={mark.round && 'round'}
        />
      ))}
    </g>
  );
}
