/**
 * Home's arrival: animations of CSS that draw the hero's line art before any script runs; see
 * `line-art.css`.
 */
import { settled } from '../lib/lazy.tsx';
import { duration } from '../motion/tokens.ts';

/** Resolves when the arrival has ended; at once where there is none. */
export const whenArrived = (): Promise<unknown> => {
  const running = document.querySelector('[data-arrival]')?.getAnimations() ?? [];
  // A hidden tab ends no animation, so the wait has a limit.
  return settled(Promise.all(running.map(({ finished }) => finished)), duration.arrival);
};

/**
 * Ends the arrival at the visitor's first scroll, key or press.
 *
 * @param hero element that contains all its animations
 * @returns stops listening
 */
export function completeOnInput(hero: Element): () => void {
  const listeners = new AbortController();
  const complete = () => {
    listeners.abort();
    for (const animation of hero.getAnimations({ subtree: true }))
      if (animation instanceof CSSAnimation) animation.finish();
  };
  const { signal } = listeners;
  for (const type of ['scroll', 'keydown', 'pointerdown'])
    addEventListener(type, complete, { passive: true, signal });
  void whenArrived().then(() => listeners.abort());
  return () => listeners.abort();
}
