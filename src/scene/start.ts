import { importWithRetry, maxIdleWaitMs, whenIdle } from '../lib/lazy.tsx';
import { disableScene, getExperience, subscribeExperience } from '../motion/experience.ts';
import type { SceneClient } from './scene-client.ts';
import { showSceneStatus } from './scene-store.ts';

/**
 * Runs the scene (the 3D picture behind the page) in the full experience and removes it in the
 * simplified one. When it fails, the page goes on with its line art (SVG) alone.
 *
 * @param stage element behind the page that gets the scene's canvas
 * @returns stops the scene
 */
export function startScene(stage: HTMLElement): () => void {
  let client: SceneClient | null = null;
  let isStarting = false;
  let hasStopped = false;

  const removeScene = () => {
    client?.dispose();
    client = null;
    showSceneStatus('drawing');
  };

  const giveUp = (why: 'weak' | 'failed') => {
    removeScene();
    disableScene(why);
  };

  const createScene = async () => {
    if (client || isStarting) return;
    isStarting = true;
    showSceneStatus('loading');
    // Idle, so that the first paint and the first input do not wait for the scene. The wait has a
    // limit, because a page without a GPU that plays its first animations is not idle for seconds.
    await whenIdle(maxIdleWaitMs);
    try {
      const { SceneClient } = await importWithRetry(() => import('./scene-client.ts'));
      // Idle again, so that an input can run between evaluating the module and building the scene.
      await whenIdle(maxIdleWaitMs);
      if (hasStopped || getExperience() !== 'full') return;
      client = new SceneClient(stage, giveUp);
    } catch {
      // The chunk did not load. Only the scene is given up; other motion on the page goes on.
      giveUp('failed');
    } finally {
      isStarting = false;
    }
  };

  const applyExperience = () => {
    if (getExperience() === 'full') createScene();
    else removeScene();
  };
  const unsubscribe = subscribeExperience(applyExperience);
  if (getExperience() === 'full') createScene();

  return () => {
    hasStopped = true;
    unsubscribe();
    removeScene();
  };
}
