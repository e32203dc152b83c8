import { importWithRetry, maxIdleWaitMs, whenIdle } from '../lib/lazy.tsx';
import { rafThrottle } from '../lib/raf-throttle.ts';
import { renderSkippedContent } from '../lib/skipped-content.ts';
import { scene } from '../motion/scene-tokens.ts';
import { whenArrived } from './arrival.ts';
import { connectScene, type SceneLink } from './bridge.ts';
import { type OpenWorker, openWorker } from './open-worker.ts';
import { saveIntroPlayed, saveTier } from './scene-options.ts';
import {
  bodyPositions,
  isSceneWhole,
  lastLit,
  onSceneRequest,
  readSceneRequest,
  setPointer,
  showSceneStatus,
} from './scene-store.ts';
import type { FromScene, SceneReport, SceneRequest, ShotRequest } from './shared/protocol.ts';
import type { QualityLevel } from './shared/quality.ts';
import { watchSize, watchVisibility } from './stage.ts';
import { startTimeline } from './timeline.ts';

/**
 * The scene is given up when it loses its WebGL context more often than this within
 * `scene.forgiven` milliseconds. A screen that runs all day may lose one now and then.
 */
const maxContextLosses = 2;

const updatePointer = ({ clientX, clientY }: PointerEvent) =>
  setPointer((clientX / innerWidth) * 2 - 1, 1 - (clientY / innerHeight) * 2);

/**
 * Batches requests for a callback. It runs in a microtask after the first request, so that values
 * read in a frame are sent in the same frame, and at most once per frame.
 */
function batchPerFrame(callback: () => void) {
  let isRequested = false;
  let hasRunThisFrame = false;
  const runIfRequested = () => {
    hasRunThisFrame = isRequested;
    if (!isRequested) return;
    isRequested = false;
    callback();
    nextFrame.run();
  };
  const nextFrame = rafThrottle(runIfRequested);
  return {
    request() {
      isRequested = true;
      if (hasRunThisFrame) return;
      hasRunThisFrame = true;
      queueMicrotask(runIfRequested);
    },
    cancel() {
      isRequested = false;
      nextFrame.cancel();
    },
  };
}

/**
 * Runs the scene: opens it, posts the page's request at most once per frame, and opens it again
 * when its WebGL context is lost.
 */
export class SceneClient {
  private readonly stage: HTMLElement;
  private readonly giveUp: (why: 'weak' | 'failed', message: string) => void;
  private readonly noteSign: () => void;
  private readonly options;
  /** One object for all posts, so that scrolling allocates nothing. */
  private readonly request: SceneRequest = readSceneRequest({
    isVisible: false,
    width: 1,
    height: 1,
    pixelRatio: 1,
    demoChanges: 0,
    mayAppear: false,
  });
  /** Loaded only for tests, the film and debugging. */
  private readonly devTools;
  private link: SceneLink | null = null;
  /** Stops what runs only while a scene is live; null while none is. */
  private stopLive: (() => void) | null = null;
  /** Times of the context losses within `scene.forgiven`, as `performance.now()` gives them. */
  private contextLosses: number[] = [];
  /**
   * Whether the page's views are measured. No request is posted before, because the first request
   * decides the first frame.
   */
  private isMeasured = false;
  private isDisposed = false;
  private readonly subscriptions: (() => void)[] = [];
  private readonly post = batchPerFrame(() => this.postRequest());

  /**
   * @param stage    element that gets the canvas
   * @param worker   the worker of the first scene
   * @param giveUp   called once when this device can't show the scene; `weak`: it is too slow
   * @param noteSign called at each sign of life of the scene
   */
  constructor(
    stage: HTMLElement,
    worker: OpenWorker,
    giveUp: (why: 'weak' | 'failed', message: string) => void,
    noteSign: () => void,
  ) {
    this.stage = stage;
    this.options = worker.options;
    this.devTools = this.options.isForTests
      ? importWithRetry(() => import('./dev/suite-scene.ts'))
      : undefined;
    this.giveUp = giveUp;
    this.noteSign = noteSign;
    this.followPage();
    this.connect(worker);
    this.followViews().catch((error) => this.fail(String(error)));
  }

  /** Asks a live scene for an answer. While it is built it says by itself that it goes on. */
  askForSign() {
    if (this.stopLive) this.link?.ask('report');
  }

  dispose() {
    this.isDisposed = true;
    this.close();
    this.post.cancel();
    for (const unsubscribe of this.subscriptions) unsubscribe();
  }

  private followPage() {
    addEventListener('pointermove', updatePointer, { passive: true });
    onSceneRequest(this.post.request);
    this.subscriptions.push(
      watchVisibility((isVisible) => {
        this.request.isVisible = isVisible;
        this.post.request();
        if (this.stopLive) this.showLiveStatus();
      }),
      watchSize(this.stage, (width, height, pixelRatio) => {
        Object.assign(this.request, { width, height, pixelRatio });
        this.post.request();
      }),
      () => removeEventListener('pointermove', updatePointer),
      () => onSceneRequest(null),
    );
  }

  /**
   * Measures the page's views: at the top of the page at once, because nothing above the first one can
   * move it, otherwise when all sections are laid out. The scene appears after home's arrival.
   */
  private async followViews() {
    await (scrollY > 0 ? renderSkippedContent() : whenIdle(maxIdleWaitMs));
    if (this.isDisposed) return;
    this.subscriptions.push(startTimeline());
    this.isMeasured = true;
    this.post.request();
    await whenArrived();
    this.request.mayAppear = true;
    this.post.request();
  }

  private postRequest() {
    if (!this.isMeasured) return;
    const { demo } = this.request;
    readSceneRequest(this.request);
    if (this.request.demo !== demo) this.request.demoChanges += 1;
    this.link?.post(this.request);
  }

  private connect(worker: OpenWorker) {
    this.link = connectScene(this.stage, worker, (message) => this.receive(message), this.noteSign);
    this.postRequest();
  }

  private close() {
    this.stopLive?.();
    this.stopLive = null;
    this.link?.end();
    this.link = null;
    // The buttons go back to their places in the line art, which a drag does not turn.
    bodyPositions.set(null);
    isSceneWhole.set(false);
  }

  private fail(message: string, why: 'weak' | 'failed' = 'failed') {
    if (this.isDisposed) return;
    this.dispose();
    this.giveUp(why, message);
  }

  private receive(message: FromScene) {
    if (message.kind === 'ready' && this.link)
      this.goLive(this.link, message.report, message.playsIntro).catch((error) =>
        this.fail(String(error)),
      );
    else if (message.kind === 'lit') lastLit.set(message.id);
    else if (message.kind === 'whole') isSceneWhole.set(true);
    else if (message.kind === 'lost') this.reopen();
    else if (message.kind === 'positions') bodyPositions.set(message.positions);
    else if (message.kind === 'tier') this.changeTier(message.tier);
    else if (message.kind === 'failed') this.fail(message.message);
  }

  /** Shows the canvas: its first frame has been drawn. */
  private async goLive(link: SceneLink, report: SceneReport, playsIntro: boolean) {
    const devTools = await this.devTools;
    // The scene may have ended while the code of `devTools` was loading.
    if (this.link !== link) return;
    const setShot = (shot: ShotRequest) => {
      this.request.shot = shot;
      link.post(this.request);
    };
    const hideApi = devTools?.showSuiteScene(link, report, setShot, this.options.debug);
    // The intro plays once a visit: not again after a lost context or on a later page.
    if (playsIntro) lastLit.set('none');
    this.options.mayPlayIntro = false;
    saveIntroPlayed();
    this.stopLive = () => hideApi?.();
    this.showLiveStatus();
  }

  private showLiveStatus() {
    showSceneStatus(this.request.isVisible ? 'live' : 'paused');
  }

  /** After a lost context: opens a new scene, unless too many were lost in a short time. */
  private reopen() {
    showSceneStatus('lost');
    this.close();
    const now = performance.now();
    this.contextLosses = [...this.contextLosses.filter((time) => now - time < scene.forgiven), now];
    if (this.contextLosses.length > maxContextLosses)
      this.fail(`its WebGL context was lost ${this.contextLosses.length} times.`);
    else this.connect(openWorker(this.options));
  }

  private changeTier(tier: QualityLevel) {
    if (tier === 'drawing') return this.fail('even its cheapest frames take too long.', 'weak');
    this.options.startTier = tier;
    saveTier(tier);
  }
}
