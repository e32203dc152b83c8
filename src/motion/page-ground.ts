/** From a light page to a dark one the paper is drawn off upwards behind what flies, as the words go. */
import { animatePainted } from './animate-painted.ts';
import { getExperience } from './experience.ts';
import { duration, easing, seconds } from './tokens.ts';

/** Theme of the section in the middle of the screen; a part may have another one. */
const themeInMiddle = (): string | undefined =>
  document
    .elementFromPoint(innerWidth / 2, innerHeight / 2)
    ?.closest<HTMLElement>('main [data-theme]:not([data-theme] *)')?.dataset.theme;

/**
 * Notes the theme that is seen.
 *
 * @param signal ends it
 * @returns uncovers the new page's dark ground, if it was light; the live scene covers it
 */
export function departGround(signal: AbortSignal): () => Promise<void> {
  const before = themeInMiddle();
  return async () => {
    if (before !== 'light' || themeInMiddle() !== 'dark' || getExperience() === 'full') return;
    const ground = document.createElement('div');
    ground.className = 'page-ground pointer-events-none fixed inset-0 bg-paper';
    ground.style.zIndex = '-2';
    document.body.append(ground);
    const remove = () => ground.remove();
    signal.addEventListener('abort', remove);
    const timing = { duration: seconds(duration.state), ease: easing['in-out'] };
    const clipPath = ['inset(0% 0% 0% 0%)', 'inset(0% 0% 100% 0%)'];
    await animatePainted(ground, { clipPath }, timing, signal);
    remove();
  };
}
