import { type BodyId, colours } from '../shared/diagram.ts';

/** A body's accent on the surface around the picture; outside the site the diagram's own colour. */
function accent(id: BodyId): string {
  const [lightness, chroma, hue] = colours[id];
  return `var(--accent-${id === 'core' ? 'human' : id},oklch(${lightness} ${chroma} ${hue}))`;
}

/** Shares of accent in the solid faces, from nearly bare ground to the strongest. */
const tints = [3, 11, 22, 34, 50];

/**
 * All colour of a picture, as custom properties on its root: the five accents, g ground, f0 to f4
 * tinted faces, w a warm face. The fingertip has lines from the core's accent to ember at its rim,
 * skin between them, and a glow around it.
 */
export const toneStyle = [
  ...(Object.keys(colours) as BodyId[]).map((id) => `--${id}:${accent(id)}`),
  '--g:var(--surface,oklch(.14 .012 230))',
  ...tints.map((share, index) => `--f${index}:color-mix(in oklab,currentColor ${share}%,var(--g))`),
  '--warm:oklch(.82 .11 70)',
  '--glow:oklch(.7 .15 58/.3)',
  '--ember:color-mix(in oklab,var(--core) 30%,oklch(.64 .16 52))',
  '--skin:color-mix(in oklab,oklch(.44 .13 47) 62%,var(--g))',
  '--w:color-mix(in oklab,var(--warm) 22%,var(--g))',
].join(';');
