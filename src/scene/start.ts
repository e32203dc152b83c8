import { getExperience, giveUpScene, subscribeExperience } from '../motion/experience.ts';
import type { Director } from './director.ts';
import { connectScene, showSceneState } from './live.ts';

/** Idle time after the page has loaded: the first paint and the first input come before the scene. */
function whenIdle(run: () => void): () => void {
  let left = false;
  const idle = () => {
    if (left) return;
    // Safari has no idle callback; a task after the load is the next best.
    if ('requestIdleCallback' in window) requestIdleCallback(() => !left && run());
    else setTimeout(() => !left && run(), 1);
  };
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
  return () => {
    left = true;
    removeEventListener('load', idle);
  };
}

/**
 * Puts the canvas behind the page in the full experience, and takes it away in the
 * simplified one. Whatever goes wrong, the drawing stays and the page is untouched.
 *
 * @param stage the fixed element behind the page
 * @returns stops it
 */
export function startScene(stage: HTMLElement): () => void {
  let director: Director | null = null;
  let cancel = () => {};
  let stopped = false;

  const leave = () => {
    cancel();
    director?.dispose();
    director = null;
    connectScene(null);
    showSceneState('drawing');
  };

  const enter = () => {
    showSceneState('loading');
    cancel = whenIdle(async () => {
      try {
        const { direct } = await import('./director.ts');
        if (stopped || getExperience() !== 'full') return;
        director = direct(stage, giveUpScene);
      } catch {
        // The chunk did not arrive: this visit keeps the drawing.
        giveUpScene();
      }
    });
  };

  const follow = () => {
    if (getExperience() === 'full') enter();
    else leave();
  };
  const unsubscribe = subscribeExperience(follow);
  if (getExperience() === 'full') enter();

  return () => {
    stopped = true;
    unsubscribe();
    leave();
  };
}
