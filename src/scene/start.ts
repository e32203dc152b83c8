import { importWithRetry, maxIdleWaitMs, whenIdle } from '../lib/lazy.tsx';
import { disableScene, getExperience, subscribeExperience } from '../motion/experience.ts';
import { sceneWatch, seconds } from '../motion/tokens.ts';
import type { SceneClient } from './scene-client.ts';
import { isSceneShown, showSceneStatus } from './scene-store.ts';
import { startWatchdog } from './watchdog.ts';

/**
 * Loads the code that runs the scene.
 *
 * @throws when it does not arrive
 */
async function loadClient() {
  // Idle, so that the first paint and the first input do not wait for the scene. The wait has a
  // limit, because a page without a GPU that plays its first animations is not idle for seconds.
  await whenIdle(maxIdleWaitMs);
  const module = await importWithRetry(() => import('./scene-client.ts'));
  // Idle again, so that an input can run between evaluating the module and building the scene.
  await whenIdle(maxIdleWaitMs);
  return module.SceneClient;
}

const tolerance = () => (isSceneShown() ? sceneWatch.shown : sceneWatch.loading);

/**
 * Runs the scene (the 3D picture behind the page) in the full experience and removes it in the
 * simplified one. When it fails, the page goes on with its line art (SVG) alone, and the console
 * says why.
 *
 * @param stage element behind the page that gets the scene's canvas
 * @returns stops the scene
 */
export function startScene(stage: HTMLElement): () => void {
  /** Ends the scene that loads or runs; null while there is none. */
  let end: (() => void) | null = null;

  const removeScene = () => {
    end?.();
    end = null;
    showSceneStatus('drawing');
  };

  const giveUp = (why: 'weak' | 'failed', message: string) => {
    removeScene();
    console.warn(`The live scene was given up, and the page shows its drawings: ${message}`);
    disableScene(why);
  };

  const createScene = () => {
    if (end) return;
    let client: SceneClient | null = null;
    let hasEnded = false;
    const watchdog = startWatchdog({
      tolerance,
      ask: () => client?.askForSign(),
      onSilent: () =>
        giveUp('failed', `no sign of life for ${seconds(tolerance() * sceneWatch.interval)} s.`),
    });
    end = () => {
      hasEnded = true;
      watchdog.stop();
      client?.dispose();
    };
    showSceneStatus('loading');
    loadClient()
      .then((Client) => {
        if (!hasEnded) client = new Client(stage, giveUp, watchdog.noteSign);
      })
      .catch((error) => {
        // Only the scene is given up; other motion on the page goes on.
        if (!hasEnded) giveUp('failed', String(error));
      });
  };

  const applyExperience = () => {
    if (getExperience() === 'full') createScene();
    else removeScene();
  };
  const unsubscribe = subscribeExperience(applyExperience);
  if (getExperience() === 'full') createScene();

  return () => {
    unsubscribe();
    removeScene();
  };
}
