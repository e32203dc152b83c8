import { scene } from '../../motion/scene-tokens.ts';
import type { SceneLink } from '../bridge.ts';
import type { BodyId } from '../shared/diagram.ts';
import type {
  FrameTimes,
  SceneReport,
  SceneStats,
  ScreenPosition,
  ShotRequest,
} from '../shared/protocol.ts';

/**
 * Access to the scene as `window.suiteScene`, for tests, scripts and the console. Only pages with
 * `?debug`, `?snapshot` or `?film` have it.
 */
export interface SuiteScene {
  canvas: HTMLCanvasElement;
  /** As the scene last reported them. */
  stats(): SceneStats;
  positions(): Record<BodyId, ScreenPosition>;
  /**
   * Resolves when everything that the page asked for so far is drawn on the canvas and reported.
   */
  settle(): Promise<void>;
  /** Sets a shot in place of the page's, until the page asks for its next. */
  setShot(shot: ShotRequest): void;
  /** Draws the frame at this time. */
  advance(timeMs: number): Promise<void>;
  /** Draws this many frames and measures each. */
  time(frames: number): Promise<FrameTimes>;
  loseContext(): void;
}

declare global {
  interface Window {
    suiteScene?: SuiteScene;
  }
}

const nextFrame = () => new Promise(requestAnimationFrame);

const formatStats = (stats: SceneStats): string =>
  [
    `tier ${stats.tier}`,
    `${stats.frameMs.toFixed(1)} ms a frame`,
    `${stats.rate} Hz, ${(stats.missed * 100).toFixed(0)}% missed`,
    `${stats.gpuMs.toFixed(2)} ms graphics card`,
    `${stats.scriptMs.toFixed(2)} ms script`,
    `${stats.drawCalls} draw calls`,
    `${stats.triangles} triangles`,
    `${stats.points} points`,
    `${stats.geometries} geometries, ${stats.textures} textures, ${stats.programs} programs`,
  ].join('\n');

/**
 * Shows stats in a corner of the page and updates them regularly.
 *
 * @param readStats asks the scene for them
 * @returns removes them
 */
function showStats(readStats: () => Promise<SceneStats>): () => void {
  const box = document.createElement('pre');
  box.id = 'scene-stats';
  box.setAttribute('aria-hidden', 'true');
  box.className =
    'type-label pointer-events-none fixed bottom-2 left-2 z-50 bg-ink/80 p-2 text-text-on-ink';
  document.body.append(box);
  const update = async () => {
    box.textContent = formatStats(await readStats());
  };
  const timer = setInterval(update, scene.figures);
  update();
  return () => {
    clearInterval(timer);
    box.remove();
  };
}

/**
 * Sets `window.suiteScene`, and shows the stats on the page if `hasStats`.
 *
 * @param link        handle on the running scene
 * @param firstReport the scene's first report
 * @param setShot     sets a shot in place of the page's
 * @returns removes both
 */
export function showSuiteScene(
  link: SceneLink,
  firstReport: SceneReport,
  setShot: (shot: ShotRequest) => void,
  hasStats = false,
): () => void {
  let report = firstReport;
  const ask = async (...question: Parameters<SceneLink['ask']>) => {
    report = await link.ask(...question);
  };
  const stats = () => report.stats as SceneStats;
  window.suiteScene = {
    canvas: link.canvas,
    stats,
    positions: () => report.positions,
    async settle() {
      // In the first frame the page sets its shot, after the second the request is posted.
      await nextFrame();
      await nextFrame();
      await ask('settle');
      // The page presents the frame that the scene has drawn.
      await nextFrame();
      await nextFrame();
    },
    setShot,
    advance: (timeMs) => ask('advance', timeMs),
    async time(frames) {
      await ask('time', frames);
      return report.times ?? { script: [], raster: [] };
    },
    loseContext: () => void link.ask('loseContext'),
  };
  const hideStats = hasStats ? showStats(() => ask('report').then(stats)) : undefined;
  return () => {
    hideStats?.();
    delete window.suiteScene;
  };
}
