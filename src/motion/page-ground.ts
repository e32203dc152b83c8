/** The grounds of two pages: where one has paper and the other is dark, the paper fades, behind what flies. */
import { fade, fadeIn } from './animate-painted.ts';
import { duration, easing, seconds } from './tokens.ts';

/** The sections on the screen, each with its upper and lower edge there; a part of one may have another theme. */
const grounds = () =>
  [...document.querySelectorAll<HTMLElement>('[data-section] [data-theme]:not([data-theme] *)')]
    .map((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      const theme = section.dataset.theme;
      return { section, theme, top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
    })
    .filter(({ top, bottom }) => top < bottom);

/** Lets paper that the old page showed fade under the new page. */
async function fadePaper(top: number, bottom: number, signal: AbortSignal): Promise<void> {
  const paper = document.createElement('div');
  paper.className = 'page-ground pointer-events-none fixed inset-x-0 bg-paper';
  Object.assign(paper.style, { top: `${top}px`, height: `${bottom - top}px`, zIndex: '-2' });
  document.body.append(paper);
  const remove = () => paper.remove();
  signal.addEventListener('abort', remove);
  await fade(
    [paper],
    [1, 0],
    { duration: seconds(duration.state), ease: easing['in-out'] },
    signal,
  );
  remove();
}

/**
 * Notes the grounds that are seen.
 *
 * @param signal ends it
 * @returns lets the new page's paper appear when the old words are nearly gone, and the old page's fade
 */
export function departGround(signal: AbortSignal): () => Promise<unknown> {
  const before = grounds();
  return () => {
    const appearing = grounds().filter(({ theme, top, bottom }) => {
      const middle = (top + bottom) / 2;
      const old = before.find((ground) => ground.top <= middle && middle < ground.bottom);
      return theme === 'light' && old?.theme === 'dark';
    });
    return Promise.all([
      fadeIn(
        appearing.map(({ section }) => section),
        duration.feedback,
        signal,
      ),
      ...before
        .filter(({ theme }) => theme === 'light')
        .map(({ top, bottom }) => fadePaper(top, bottom, signal)),
    ]);
  };
}
