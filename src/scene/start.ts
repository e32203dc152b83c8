import { importWithRetry, whenIdle } from '../lib/lazy.tsx';
import { disableScene, getExperience, subscribeExperience } from '../motion/experience.ts';
import type { SceneClient } from './scene-client.ts';
import { showSceneStatus } from './scene-store.ts';

/**
 * Puts the canvas behind the page in the full experience, and takes it away in the
 * simplified one. Whatever goes wrong, the drawing stays and the page is untouched.
 *
 * @param stage the fixed element behind the page
 * @returns stops it
 */
export function startScene(stage: HTMLElement): () => void {
  let client: SceneClient | null = null;
  let isStarting = false;
  let stopped = false;

  const leave = () => {
    client?.dispose();
    client = null;
    showSceneStatus('drawing');
  };

  /** The drawing takes over: at once, whatever the address asks for. */
  const giveUp = (why: 'weak' | 'failed') => {
    leave();
    disableScene(why);
  };

  const enter = async () => {
    if (client || isStarting) return;
    isStarting = true;
    showSceneStatus('loading');
    // The first paint and the first input come before the scene.
    await whenIdle();
    try {
      const { SceneClient } = await importWithRetry(() => import('./scene-client.ts'));
      // Reading that code and building the scene are two tasks, with room for an input between.
      await whenIdle();
      if (stopped || getExperience() !== 'full') return;
      client = new SceneClient(stage, giveUp);
    } catch {
      // The chunk did not arrive: the scene alone is given up, what else moves goes on.
      giveUp('failed');
    } finally {
      isStarting = false;
    }
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
