import { type BodyId, colours } from '../shared/diagram.ts';

/** A body's accent on the surface around the picture; outside the site the diagram's own colour. */
function accent(id: BodyId): string {
  const [lightness, chroma, hue] = colours[id];
  return `var(--accent-${id === 'core' ? 'human' : id},oklch(${lightness} ${chroma} ${hue}))`;
}

/** Shares of accent in the solid faces, from nearly bare ground to the strongest. */
const tints = [3, 11, 22, 34, 50];

/**
 * All colour of a picture, as custom properties on its root: the five accents, g ground,
 * f0 to f4 tinted faces, w a warm face. The core is a light on every surface, so the
 * colours of its disc (light, warm) and of the lines cut into it never change.
 */
export const toneStyle = [
  ...(Object.keys(colours) as BodyId[]).map((id) => `--${id}:${accent(id)}`),
  '--g:var(--surface,oklch(.14 .012 230))',
  ...tints.map((share, index) => `--f${index}:color-mix(in oklab,currentColor ${share}%,var(--g))`),
  '--light:oklch(.965 .035 88)',
  '--warm:oklch(.82 .11 70)',
  '--cut:oklch(.5 .1 55)',
  '--w:color-mix(in oklab,var(--warm) 22%,var(--g))',
].join(';');
