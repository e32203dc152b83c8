import { importWithRetry, maxIdleWaitMs, whenIdle } from '../lib/lazy.tsx';
import { disableScene, getExperience, subscribeExperience } from '../motion/experience.ts';
import { sceneWatch, seconds } from '../motion/tokens.ts';
import type { OpenWorker } from './open-worker.ts';
import type { SceneClient } from './scene-client.ts';
import { isSceneShown, showSceneStatus } from './scene-store.ts';
import { startWatchdog } from './watchdog.ts';

const loadWorker = async (): Promise<OpenWorker> =>
  (await importWithRetry(() => import('./open-worker.ts'))).openWorker();

const endWhenOpen = (worker: Promise<OpenWorker> | null) =>
  worker?.then(
    ({ end }) => end(),
    () => {
      // It never started.
    },
  );

/** A worker that no scene uses yet. */
let prepared: Promise<OpenWorker> | null = null;

/**
 * Starts the scene's worker where the scene is wanted. Call it before the page is hydrated: the
 * worker's WebGL context and code arrive meanwhile.
 */
export function prepareScene(): void {
  if (getExperience() !== 'full') return;
  prepared = loadWorker();
  prepared.catch(() => {
    // `startScene` says why.
  });
}

const tolerance = () => (isSceneShown() ? sceneWatch.shown : sceneWatch.loading);

/**
 * Runs the scene in the full experience and removes it in the simplified one. When it fails, the
 * page goes on with its line art alone, and the console says why.
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
    endWhenOpen(prepared);
    prepared = null;
    showSceneStatus('drawing');
  };

  const giveUp = (why: 'weak' | 'failed', message: string) => {
    removeScene();
    console.warn(`The live scene was given up, and the page shows its drawings: ${message}`);
    disableScene(why);
  };

  const createScene = () => {
    if (end) return;
    const opening = prepared ?? loadWorker();
    prepared = null;
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
      if (client) client.dispose();
      else endWhenOpen(opening);
    };
    showSceneStatus('loading');
    const start = async () => {
      const { SceneClient } = await importWithRetry(() => import('./scene-client.ts'));
      const worker = await opening;
      // So that an input can run between hydration and this. The wait has a limit, because a page
      // without a GPU that plays its first animations is not idle for seconds.
      await whenIdle(maxIdleWaitMs);
      if (!hasEnded) client = new SceneClient(stage, worker, giveUp, watchdog.noteSign);
    };
    start().catch((error) => {
      // Only the scene is given up; other motion on the page goes on.
      if (!hasEnded) giveUp('failed', String(error));
    });
  };

  const applyExperience = () => {
    if (getExperience() === 'full') createScene();
    else removeScene();
  };
  const unsubscribe = subscribeExperience(applyExperience);
  applyExperience();

  return () => {
    unsubscribe();
    removeScene();
  };
}
