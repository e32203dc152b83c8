import { scene } from '../motion/scene-tokens.ts';
import { oncePerFrame } from './batch-per-frame.ts';
import { bodyPositions, hasArrived } from './body-positions.ts';
import { firstThread, openScene, type SceneLink, type Thread } from './bridge.ts';
import { readSceneParams } from './scene-params.ts';
import { onSceneRequest, readSceneRequest, setPointer, showSceneStatus } from './scene-store.ts';
import { keepArrival, keepTier, keptTier, mayArrive } from './session.ts';
import type { FromScene, SceneOptions, SceneReport, SceneRequest } from './shared/messages.ts';
import type { FallbackReason } from './shared/quality.ts';
import { wholeScreen } from './shared/shot-request.ts';
import { watchSize } from './stage-size.ts';
import { showStats } from './stats-overlay.ts';
import { suiteScene } from './suite-scene.ts';
import { startTimeline } from './timeline.ts';
import { watchVisibility } from './visibility.ts';
import { watchLife } from './watchdog.ts';

/**
 * A context lost more often than this, in so short a time, is a device that can't carry
 * the scene. A screen that runs all day may lose one now and then.
 */
const mostRemounts = 2;

export interface Director {
  dispose(): void;
}

/**
 * Runs the scene behind the page: opens it, posts what the page asks for at most once a frame,
 * and opens it anew when its context is lost, unless that keeps happening.
 *
 * @param stage  element that holds the canvas
 * @param giveUp called once when the scene can't be had on this device: `weak` when it is too slow
 */
export function createSceneClient(
  stage: HTMLElement,
  giveUp: (why: 'weak' | 'failed') => void,
): Director {
  const params = { startTier: keptTier(), ...readSceneParams() };
  const options: SceneOptions = { ...params, arrives: mayArrive(params) };
  /** Filled anew before it is posted: a frame makes no new objects. */
  const request: SceneRequest = {
    ...{ shot: wholeScreen('constellation'), focus: null, step: -1, demo: null, pulses: 0 },
    ...{
      pointerX: 0,
      pointerY: 0,
      turn: 0,
      isHeld: false,
      followsArrival: false,
      isVisible: false,
      width: 1,
      height: 1,
      pixelRatio: 1,
    },
  };
  const isForTests = params.debug || params.film || params.snapshotTime !== undefined;
  let thread: Thread = firstThread(params);
  let link: SceneLink | null = null;
  /** What ends with the scene that is live now. */
  let endLive: (() => void) | null = null;
  let losses: number[] = [];
  let isOver = false;

  const post = oncePerFrame(() => {
    readSceneRequest(request);
    link?.post(request);
  });

  const visibility = watchVisibility((isVisible) => {
    request.isVisible = isVisible;
    post.run();
    if (endLive) showSceneStatus(isVisible ? 'live' : 'paused');
  });
  const stopSize = watchSize(stage, (width, height, pixelRatio) => {
    Object.assign(request, { width, height, pixelRatio });
    post.run();
  });
  const onMove = (event: PointerEvent) =>
    setPointer((event.clientX / innerWidth) * 2 - 1, 1 - (event.clientY / innerHeight) * 2);
  addEventListener('pointermove', onMove, { passive: true });
  onSceneRequest(post.run);
  const stopTimeline = startTimeline();

  const close = () => {
    endLive?.();
    endLive = null;
    link?.end();
    link = null;
    // The drawing that stands in for it has not been turned.
    bodyPositions.set(null);
  };
  const dispose = () => {
    isOver = true;
    close();
    post.cancel();
    onSceneRequest(null);
    stopTimeline();
    visibility.stop();
    stopSize();
    removeEventListener('pointermove', onMove);
  };
  const fail = (why: 'weak' | 'failed' = 'failed') => {
    if (isOver) return;
    dispose();
    giveUp(why);
  };

  /** The scene has drawn its first frame. */
  const live = (opened: SceneLink, report: SceneReport, arrives: boolean) => {
    const stopWatch = watchLife(
      () => opened.ask('report'),
      () => fail(),
    );
    const hideApi = isForTests ? showApi(opened, report) : undefined;
    // Once a visit: neither a scene that comes back nor a later page begins in the dark.
    if (arrives) hasArrived.set(true);
    options.arrives = false;
    keepArrival();
    endLive = () => {
      stopWatch();
      hideApi?.();
    };
    showSceneStatus(visibility.wanted() ? 'live' : 'paused');
  };

  /** Puts `window.suiteScene` in place. @returns takes it away */
  const showApi = (opened: SceneLink, report: SceneReport) => {
    const api = suiteScene(opened, report, (shot) => {
      request.shot = shot;
      opened.post(request);
    });
    window.suiteScene = api;
    const hideStats = params.debug ? showStats(api) : undefined;
    return () => {
      hideStats?.();
      delete window.suiteScene;
    };
  };

  const lost = () => {
    showSceneStatus('lost');
    close();
    const now = performance.now();
    losses = [...losses.filter((at) => now - at < scene.forgiven), now];
    if (losses.length > mostRemounts) fail();
    else open();
  };

  const turn = (tier: FallbackReason) => {
    if (tier === 'drawing') return fail('weak');
    options.startTier = tier;
    keepTier(tier);
  };

  const hear = (message: FromScene) => {
    if (message.kind === 'ready' && link) live(link, message.report, message.arrives);
    else if (message.kind === 'lost') lost();
    else if (message.kind === 'positions') bodyPositions.set(message.positions);
    else if (message.kind === 'tier') turn(message.tier);
    else if (message.kind === 'failed') {
      if (message.why === 'error' || thread === 'page') return fail();
      // A worker without WebGL 2: the same code, the same messages, on this thread.
      thread = 'page';
      close();
      open();
    }
  };

  const open = () => {
    try {
      readSceneRequest(request);
      link = openScene(stage, thread, options, request, hear);
    } catch {
      // Whoever asked for it waits for the answer of this call first.
      queueMicrotask(() => fail());
    }
  };
  open();

  return { dispose };
}
