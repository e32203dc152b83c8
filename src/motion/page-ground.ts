/** From a light page to a dark one the ground darkens behind what flies, instead of being cut. */
import './page-ground.css';
import { animatePainted } from './animate-painted.ts';
import { getExperience } from './experience.ts';
import { duration, easing } from './tokens.ts';

/** Theme of the section in the middle of the screen. */
const themeInMiddle = (): string | undefined =>
  document
    .elementFromPoint(innerWidth / 2, innerHeight / 2)
    ?.closest<HTMLElement>('main [data-theme]')?.dataset.theme;

/**
 * Notes the theme that is seen.
 *
 * @param signal ends it
 * @returns darkens the new page's ground, if it was light; the live scene covers it
 */
export function departGround(signal: AbortSignal): () => Promise<void> {
  const before = themeInMiddle();
  return async () => {
    if (before !== 'light' || themeInMiddle() !== 'dark' || getExperience() === 'full') return;
    const ground = document.createElement('div');
    ground.className = 'page-ground';
    document.body.append(ground);
    const remove = () => ground.remove();
    signal.addEventListener('abort', remove);
    const timing = { durationMs: duration.state, ease: easing['in-out'] };
    await animatePainted(ground, { opacity: [1, 0] }, timing, signal);
    remove();
  };
}
