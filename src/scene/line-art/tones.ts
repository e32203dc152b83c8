import { type BodyId, colours } from '../shared/diagram.ts';
import { bodies } from '../shared/shot.ts';

/**
 * The accent colour of a body (object of the scene) on the surrounding section; in a file that is
 * shown outside the site, the colour of `diagram.ts`.
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
 * background, `--f0` to `--f4` tinted faces, `--w` a warm face. The fingertip (the core) has lines
 * from `--core` to `--ember` at its rim, `--skin` between them, and `--glow` around it.
 */
export const toneStyle = [
  ...bodies.map((id) => `--${id}:${accent(id)}`),
  '--g:var(--surface,oklch(.14 .012 230))',
  ...tints.map((share, index) => `--f${index}:color-mix(in oklab,currentColor ${share}%,var(--g))`),
  '--warm:oklch(.82 .11 70)',
  '--glow:oklch(.7 .15 58/.3)',
  '--ember:color-mix(in oklab,var(--core) 30%,oklch(.64 .16 52))',
  '--skin:color-mix(in oklab,oklch(.44 .13 47) 62%,var(--g))',
  '--w:color-mix(in oklab,var(--warm) 22%,var(--g))',
].join(';');
