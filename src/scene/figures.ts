import { scene } from '../motion/tokens.ts';
import type { SceneHandle } from './canvas.tsx';
import type { SceneStats } from './stats.ts';

/** What `?debug` puts on the window, for tests and for a curious person. */
export interface SuiteScene {
  stats(): SceneStats;
  loseContext(): void;
  /** The reins themselves, for the film and for measuring. */
  handle: SceneHandle;
}

declare global {
  interface Window {
    suiteScene?: SuiteScene;
  }
}

const id = 'scene-figures';

const lines = (it: SceneStats): string[] => [
  `tier ${it.tier}`,
  `${it.frameMs.toFixed(1)} ms a frame`,
  `${it.scriptMs.toFixed(2)} ms script`,
  `${it.drawCalls} draw calls`,
  `${it.triangles} triangles`,
  `${it.points} points`,
  `${it.geometries} geometries, ${it.textures} textures, ${it.programs} programs`,
];

/** Shows the scene's figures in a corner, and puts `window.suiteScene` in place. */
export function showFigures(handle: SceneHandle) {
  window.suiteScene = {
    stats: () => handle.stats(),
    loseContext: () => handle.loseContext(),
    handle,
  };
  document.getElementById(id)?.remove();
  const box = document.createElement('pre');
  box.id = id;
  box.setAttribute('aria-hidden', 'true');
  box.className =
    'type-label pointer-events-none fixed bottom-2 left-2 z-50 bg-ink/80 p-2 text-text-on-ink';
  document.body.append(box);
  const update = () => {
    if (!box.isConnected || window.suiteScene?.stats === undefined) return clearInterval(timer);
    box.textContent = lines(handle.stats()).join('\n');
  };
  const timer = setInterval(update, scene.figures);
  update();
}
