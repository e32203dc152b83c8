import type { CSSProperties } from 'react';
import { type BodyId, colours } from '../shared/diagram.ts';

/**
 * Ink: light lines on near-black. Paper: the darker partner of each accent on warm
 * white. Left out, the drawing takes the surface it stands on.
 */
export type Tone = 'ink' | 'paper';

/** A body's accent as CSS; outside the site it falls back to the diagram's own colour. */
function accent(id: BodyId, tone?: Tone): string {
  const name = id === 'core' ? 'human' : id;
  const [lightness, chroma, hue] = colours[id];
  const own = `oklch(${lightness} ${chroma} ${hue})`;
  if (tone === 'ink') return `var(--color-${name},${own})`;
  if (tone === 'paper') return `var(--color-${name}-deep,oklch(.46 ${chroma} ${hue}))`;
  return `var(--accent-${name},${own})`;
}

const grounds = {
  ink: 'var(--color-ink,oklch(.14 .012 230))',
  paper: 'var(--color-paper,oklch(.97 .012 85))',
  surface: 'var(--surface,oklch(.14 .012 230))',
};

/** Shares of accent in the solid faces, from nearly bare ground to the strongest. */
const tints = [3, 11, 22, 34, 50];

/**
 * All colour of a drawing, as custom properties on its root: the five accents, g ground,
 * f0 to f4 tinted faces, w a warm face. The core is a light on both surfaces, so the
 * colours of its disc (light, warm) and of the lines cut into it never change.
 */
export function toneStyle(tone?: Tone): CSSProperties {
  const ids = Object.keys(colours) as BodyId[];
  return Object.fromEntries([
    ...ids.map((id) => [`--${id}`, accent(id, tone)]),
    ['--g', grounds[tone ?? 'surface']],
    ...tints.map((share, index) => [
      `--f${index}`,
      `color-mix(in oklab,currentColor ${share}%,var(--g))`,
    ]),
    ['--light', 'oklch(.965 .035 88)'],
    ['--warm', 'oklch(.82 .11 70)'],
    ['--cut', 'oklch(.5 .1 55)'],
    ['--w', 'color-mix(in oklab,var(--warm) 22%,var(--g))'],
  ]) as CSSProperties;
}
