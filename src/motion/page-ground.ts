/**
 * The grounds of two pages: new paper appears where the old page was dark, and from a light page to a dark one the
 * paper is drawn off upwards behind what flies, as the words go.
 */
import { animatePainted, fadeIn } from './animate-painted.ts';
import { getExperience } from './experience.ts';
import { duration, easing, seconds } from './tokens.ts';

/** The sections on the screen, each with its upper and lower edge there; a part of one may have another theme. */
const grounds = () =>
  [...document.querySelectorAll<HTMLElement>('main [data-theme]:not([data-theme] *)')]
    .map((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return { section, top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
    })
    .filter(({ top, bottom }) => top < bottom);

/** Theme of the ground at a height of the screen. */
const themeAt = (y: number, all: ReturnType<typeof grounds>): string | undefined =>
  all.find(({ top, bottom }) => top <= y && y < bottom)?.section.dataset.theme;

async function drawOffPaper(signal: AbortSignal): Promise<void> {
  const ground = document.createElement('div');
  ground.className = 'page-ground pointer-events-none fixed inset-0 bg-paper';
  ground.style.zIndex = '-2';
  document.body.append(ground);
  const remove = () => ground.remove();
  signal.addEventListener('abort', remove);
  const timing = { duration: seconds(duration.state), ease: easing['in-out'] };
  const clipPath = ['inset(0% 0% 0% 0%)', 'inset(0% 0% 100% 0%)'];
  await animatePainted([ground], { clipPath }, timing, signal);
  remove();
}

/**
 * Notes the grounds that are seen.
 *
 * @param signal ends it
 * @returns lets the new page's paper appear when the old words are nearly gone, and uncovers its dark ground, which
 *   the live scene covers
 */
export function departGround(signal: AbortSignal): () => Promise<unknown> {
  const before = grounds();
  const middle = innerHeight / 2;
  return () => {
    const now = grounds();
    const paper = now.filter(
      ({ section: { dataset }, top, bottom }) =>
        dataset.theme === 'light' && themeAt((top + bottom) / 2, before) === 'dark',
    );
    const darkens = themeAt(middle, before) === 'light' && themeAt(middle, now) === 'dark';
    return Promise.all([
      fadeIn(
        paper.map(({ section }) => section),
        duration.feedback,
        signal,
      ),
      darkens && getExperience() !== 'full' && drawOffPaper(signal),
    ]);
  };
}
