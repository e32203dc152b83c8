import { importWithRetry } from '../lib/lazy.tsx';
import { renderSkippedContent } from '../lib/skipped-content.ts';
import { scene } from '../motion/scene-tokens.ts';
import { oncePerFrame } from './batch-per-frame.ts';
import { firstThread, openScene, type SceneLink, type Thread } from './bridge.ts';
import { startHeartbeat } from './heartbeat.ts';
import { readSceneParams } from './scene-params.ts';
import {
  bodyPositions,
  hasArrived,
  onSceneRequest,
  readSceneRequest,
  setPointer,
  showSceneStatus,
} from './scene-store.ts';
import { keepArrival, keepTier, keptTier, mayArrive } from './session.ts';
import type { FromScene, SceneOptions, SceneReport, SceneRequest } from './shared/protocol.ts';
import type { FallbackReason } from './shared/quality.ts';
import type { ShotRequest } from './shared/shot-request.ts';
import { watchSize } from './stage-size.ts';
import { startTimeline } from './timeline.ts';
import { type Visibility, watchVisibility } from './visibility.ts';

/**
 * A device that loses its context more often than this within `scene.forgiven` is taken to be too
 * weak. A screen that runs all day may lose one now and then.
 */
const maxLosses = 2;

const followPointer = ({ clientX, clientY }: PointerEvent) =>
  setPointer((clientX / innerWidth) * 2 - 1, 1 - (clientY / innerHeight) * 2);

/**
 * Runs the scene behind the page: opens it, posts the page's request at most once a frame, and opens
 * it again when its context is lost.
 */
export class SceneClient {
  private readonly stage: HTMLElement;
  private readonly giveUp: (why: 'weak' | 'failed') => void;
  private readonly params = { startTier: keptTier(), ...readSceneParams() };
  private readonly options: SceneOptions;
  /** One object for all posts, so that a frame allocates nothing. */
  private readonly request: SceneRequest = readSceneRequest({
    isVisible: false,
    width: 1,
    height: 1,
    pixelRatio: 1,
  });
  /** Only tests, film and debugging load it. */
  private readonly devTools: Promise<typeof import('./dev/suite-scene.ts')> | undefined;
  private thread: Thread;
  private link: SceneLink | null = null;
  /** Ends what belongs to the live scene; null while none is live. */
  private endLive: (() => void) | null = null;
  /** Times of the context losses that still count, `performance.now()`. */
  private losses: number[] = [];
  /** Requests are posted only once the views are measured, because the first one decides the first frame. */
  private isMeasured = false;
  private isDisposed = false;
  private readonly visibility: Visibility;
  private readonly subscriptions: (() => void)[] = [];
  private readonly post = oncePerFrame(() => this.postRequest());

  /**
   * @param stage  element that holds the canvas
   * @param giveUp called once when this device can't show the scene: `weak` when it is too slow
   */
  constructor(stage: HTMLElement, giveUp: (why: 'weak' | 'failed') => void) {
    this.stage = stage;
    this.giveUp = giveUp;
    const { params } = this;
    const isForTests = params.debug || params.film || params.snapshotTime !== undefined;
    this.options = { ...params, isForTests, arrives: mayArrive(params) };
    this.devTools = isForTests ? importWithRetry(() => import('./dev/suite-scene.ts')) : undefined;
    this.thread = firstThread(params);
    this.visibility = watchVisibility((isVisible) => {
      this.request.isVisible = isVisible;
      this.post.run();
      if (this.endLive) showSceneStatus(isVisible ? 'live' : 'paused');
    });
    this.followPage();
    this.open();
    this.startTimeline().catch(() => this.fail());
  }

  dispose() {
    this.isDisposed = true;
    this.close();
    this.post.cancel();
    this.visibility.stop();
    for (const unsubscribe of this.subscriptions) unsubscribe();
  }

  private followPage() {
    const stopSize = watchSize(this.stage, (width, height, pixelRatio) => {
      Object.assign(this.request, { width, height, pixelRatio });
      this.post.run();
    });
    addEventListener('pointermove', followPointer, { passive: true });
    onSceneRequest(this.post.run);
    this.subscriptions.push(
      stopSize,
      () => removeEventListener('pointermove', followPointer),
      () => onSceneRequest(null),
    );
  }

  /** Measures the page's views once all sections are laid out; the worker builds the world in the meantime. */
  private async startTimeline() {
    await renderSkippedContent();
    if (this.isDisposed) return;
    this.subscriptions.push(startTimeline());
    this.isMeasured = true;
    this.post.run();
  }

  private postRequest() {
    if (!this.isMeasured) return;
    readSceneRequest(this.request);
    this.link?.post(this.request);
  }

  private open() {
    try {
      this.link = openScene(this.stage, this.thread, this.options, (message) =>
        this.receive(message),
      );
      this.postRequest();
    } catch {
      // The caller receives this object before `giveUp` is called.
      queueMicrotask(() => this.fail());
    }
  }

  private close() {
    this.endLive?.();
    this.endLive = null;
    this.link?.end();
    this.link = null;
    // The line art that takes its place is not turned.
    bodyPositions.set(null);
  }

  private fail(why: 'weak' | 'failed' = 'failed') {
    if (this.isDisposed) return;
    this.dispose();
    this.giveUp(why);
  }

  private receive(message: FromScene) {
    if (message.kind === 'ready' && this.link)
      this.goLive(this.link, message.report, message.arrives).catch(() => this.fail());
    else if (message.kind === 'lost') this.reopen();
    else if (message.kind === 'positions') bodyPositions.set(message.positions);
    else if (message.kind === 'tier') this.changeTier(message.tier);
    else if (message.kind === 'failed') this.leaveThread(message.why);
  }

  /** Shows the canvas, whose first frame is drawn. */
  private async goLive(link: SceneLink, report: SceneReport, arrives: boolean) {
    const devTools = await this.devTools;
    // The scene may have ended while that code was loading.
    if (this.link !== link) return;
    const stopWatch = startHeartbeat(
      () => link.ask('report'),
      () => this.fail(),
    );
    const setShot = (shot: ShotRequest) => {
      this.request.shot = shot;
      link.post(this.request);
    };
    const hideApi = devTools?.showSuiteScene(link, report, setShot, this.params.debug);
    // The intro plays once a visit: neither after a lost context nor on a later page.
    if (arrives) hasArrived.set(true);
    this.options.arrives = false;
    keepArrival();
    this.endLive = () => {
      stopWatch();
      hideApi?.();
    };
    showSceneStatus(this.visibility.wanted() ? 'live' : 'paused');
  }

  /** After a lost context: opens a new scene, unless too many were lost in a short time. */
  private reopen() {
    showSceneStatus('lost');
    this.close();
    const now = performance.now();
    this.losses = [...this.losses.filter((time) => now - time < scene.forgiven), now];
    if (this.losses.length > maxLosses) this.fail();
    else this.open();
  }

  private changeTier(tier: FallbackReason) {
    if (tier === 'drawing') return this.fail('weak');
    this.options.startTier = tier;
    keepTier(tier);
  }

  /** A worker without WebGL 2: the same code runs on the page's thread instead. */
  private leaveThread(why: 'noWebGL' | 'error') {
    if (why === 'error' || this.thread === 'page') return this.fail();
    this.thread = 'page';
    this.close();
    this.open();
  }
}
