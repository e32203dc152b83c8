import type { SceneLink } from '../bridge.ts';
import type { BodyId } from '../shared/diagram.ts';
import type { FrameTimes, SceneReport, SceneStats, ScreenPosition } from '../shared/protocol.ts';
import type { ShotRequest } from '../shared/shot-request.ts';
import { showStats } from './stats-overlay.ts';

/** What `?debug`, `?snapshot` and `?film` put on the window, for tests, scripts and a curious person. */
export interface SuiteScene {
  canvas: HTMLCanvasElement;
  /** As the scene last reported them. */
  stats(): SceneStats;
  positions(): Record<BodyId, ScreenPosition>;
  /** Resolves when everything that the page asked for so far is drawn on the canvas and reported. */
  settle(): Promise<void>;
  /** Another shot than the page's, until the page asks for its next. */
  setShot(shot: ShotRequest): void;
  /** Draws the frame of this moment, milliseconds. */
  advance(timeMs: number): Promise<void>;
  /** Draws so many frames and times each. */
  time(frames: number): Promise<FrameTimes>;
  loseContext(): void;
}

/** With stats that can be asked for anew. */
export type RefreshedScene = SuiteScene & { refresh(): Promise<void> };

declare global {
  interface Window {
    suiteScene?: SuiteScene;
  }
}

const animationFrame = () => new Promise(requestAnimationFrame);

/**
 * @param link     the scene
 * @param first    its first report
 * @param setShot  asks for a shot in the page's place
 */
function suiteScene(
  link: SceneLink,
  first: SceneReport,
  setShot: (shot: ShotRequest) => void,
): RefreshedScene {
  let report = first;
  const ask = async (...question: Parameters<SceneLink['ask']>) => {
    report = await link.ask(...question);
  };
  return {
    canvas: link.canvas,
    stats: () => report.stats as SceneStats,
    positions: () => report.positions,
    async settle() {
      // In the first frame the page asks for its shot, after the second the request is posted.
      await animationFrame();
      await animationFrame();
      await ask('settle');
      // The page shows what the scene has handed over.
      await animationFrame();
      await animationFrame();
    },
    setShot,
    advance: (timeMs) => ask('advance', timeMs),
    async time(frames) {
      await ask('time', frames);
      return report.times ?? { script: [], raster: [] };
    },
    loseContext: () => void link.ask('loseContext'),
    refresh: () => ask('report'),
  };
}

/**
 * Puts `window.suiteScene` in place, and the stats if they are wanted.
 *
 * @param setShot asks for a shot in the page's place
 * @returns takes both away
 */
export function showSuiteScene(
  link: SceneLink,
  first: SceneReport,
  setShot: (shot: ShotRequest) => void,
  hasStats = false,
): () => void {
  const api = suiteScene(link, first, setShot);
  window.suiteScene = api;
  const hideStats = hasStats ? showStats(api) : undefined;
  return () => {
    hideStats?.();
    delete window.suiteScene;
  };
}
