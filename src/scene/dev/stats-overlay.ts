import { scene } from '../../motion/scene-tokens.ts';
import type { SceneStats } from '../shared/protocol.ts';
import type { RefreshableScene } from './suite-scene.ts';

const overlayId = 'scene-stats';

const formatStats = (stats: SceneStats): string[] => [
  `tier ${stats.tier}`,
  `${stats.frameMs.toFixed(1)} ms a frame`,
  `${stats.rate} Hz, ${(stats.missed * 100).toFixed(0)}% missed`,
  `${stats.gpuMs.toFixed(2)} ms graphics card`,
  `${stats.scriptMs.toFixed(2)} ms script`,
  `${stats.drawCalls} draw calls`,
  `${stats.triangles} triangles`,
  `${stats.points} points`,
  `${stats.geometries} geometries, ${stats.textures} textures, ${stats.programs} programs`,
];

/**
 * Shows the scene's stats (`?debug`) in a corner of the page and updates them regularly.
 *
 * @returns removes them
 */
export function showStats({ stats, refresh }: RefreshableScene): () => void {
  const box = document.createElement('pre');
  box.id = overlayId;
  box.setAttribute('aria-hidden', 'true');
  box.className =
    'type-label pointer-events-none fixed bottom-2 left-2 z-50 bg-ink/80 p-2 text-text-on-ink';
  document.body.append(box);
  const update = async () => {
    await refresh();
    box.textContent = formatStats(stats()).join('\n');
  };
  const timer = setInterval(update, scene.figures);
  update();
  return () => {
    clearInterval(timer);
    box.remove();
  };
}
