import type { SceneLink } from '../bridge.ts';
import type { BodyId } from '../shared/diagram.ts';
import type { FrameTimes, SceneReport, SceneStats, ScreenPosition } from '../shared/protocol.ts';
import type { ShotRequest } from '../shared/shot-request.ts';
import { showStats } from './stats-overlay.ts';

/**
 * Access to the scene (the 3D picture behind the page) as `window.suiteScene`, for tests, scripts
 * and the console. Only pages with `?debug`, `?snapshot` or `?film` have it.
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
  /** Sets a shot (camera framing) in place of the page's, until the page asks for its next. */
  setShot(shot: ShotRequest): void;
  /** Draws the frame at this time. */
  advance(timeMs: number): Promise<void>;
  /** Draws this many frames and measures each. */
  time(frames: number): Promise<FrameTimes>;
  loseContext(): void;
}

/** With a way to update the stats. */
export type RefreshableScene = SuiteScene & { refresh(): Promise<void> };

declare global {
  interface Window {
    suiteScene?: SuiteScene;
  }
}

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * @param link        handle on the running scene
 * @param firstReport the scene's first report
 * @param setShot     sets a shot in place of the page's
 */
function createSuiteScene(
  link: SceneLink,
  firstReport: SceneReport,
  setShot: (shot: ShotRequest) => void,
): RefreshableScene {
  let report = firstReport;
  const ask = async (...question: Parameters<SceneLink['ask']>) => {
    report = await link.ask(...question);
  };
  return {
    canvas: link.canvas,
    stats: () => report.stats as SceneStats,
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
    refresh: () => ask('report'),
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
  const api = createSuiteScene(link, firstReport, setShot);
  window.suiteScene = api;
  const hideStats = hasStats ? showStats(api) : undefined;
  return () => {
    hideStats?.();
    delete window.suiteScene;
  };
}
