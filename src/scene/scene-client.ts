import { importWithRetry } from '../lib/lazy.tsx';
import { scene } from '../motion/scene-tokens.ts';
import { oncePerFrame } from './batch-per-frame.ts';
import { bodyPositions, hasArrived } from './body-positions.ts';
import { firstThread, openScene, type SceneLink, type Thread } from './bridge.ts';
import { readSceneParams } from './scene-params.ts';
import { onSceneRequest, readSceneRequest, setPointer, showSceneStatus } from './scene-store.ts';
import { keepArrival, keepTier, keptTier, mayArrive } from './session.ts';
import type { FromScene, SceneOptions, SceneReport, SceneRequest } from './shared/messages.ts';
import type { FallbackReason } from './shared/quality.ts';
import { type ShotRequest, wholeScreen } from './shared/shot-request.ts';
import { watchSize } from './stage-size.ts';
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

const firstRequest = (): SceneRequest => ({
  ...{ shot: wholeScreen('constellation'), focus: null, step: -1, demo: null, pulses: 0 },
  ...{ pointerX: 0, pointerY: 0, turn: 0, isHeld: false, followsArrival: false },
  ...{ isVisible: false, width: 1, height: 1, pixelRatio: 1 },
});

/**
 * Follows what the page asks for and how it stands on the screen, and keeps the request as it is now.
 *
 * @param changed called when there is something new to post
 * @param onVisible called when the scene comes into view or leaves it
 */
function followPage(
  stage: HTMLElement,
  request: SceneRequest,
  changed: () => void,
  onVisible: (isVisible: boolean) => void,
) {
  const visibility = watchVisibility((isVisible) => {
    request.isVisible = isVisible;
    changed();
    onVisible(isVisible);
  });
  const stopSize = watchSize(stage, (width, height, pixelRatio) => {
    Object.assign(request, { width, height, pixelRatio });
    changed();
  });
  const onMove = (event: PointerEvent) =>
    setPointer((event.clientX / innerWidth) * 2 - 1, 1 - (event.clientY / innerHeight) * 2);
  addEventListener('pointermove', onMove, { passive: true });
  onSceneRequest(changed);
  const stopTimeline = startTimeline();
  return {
    isVisible: visibility.wanted,
    stop() {
      onSceneRequest(null);
      stopTimeline();
      visibility.stop();
      stopSize();
      removeEventListener('pointermove', onMove);
    },
  };
}

/** @returns counts a loss of the context, and says whether there were too many in a short time */
function lossCounter(): () => boolean {
  let losses: number[] = [];
  return () => {
    const now = performance.now();
    losses = [...losses.filter((at) => now - at < scene.forgiven), now];
    return losses.length > mostRemounts;
  };
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
  const isForTests = params.debug || params.film || params.snapshotTime !== undefined;
  const options: SceneOptions = { ...params, isForTests, arrives: mayArrive(params) };
  /** Filled anew before it is posted: a frame makes no new objects. */
  const request = firstRequest();
  /** What tests, film and debugging need; visitors do not load it. */
  const dev = isForTests ? importWithRetry(() => import('./dev/suite-scene.ts')) : undefined;
  let thread: Thread = firstThread(params);
  let link: SceneLink | null = null;
  /** What ends with the scene that is live now. */
  let endLive: (() => void) | null = null;
  const hasLostTooMany = lossCounter();
  let isOver = false;

  const post = oncePerFrame(() => {
    readSceneRequest(request);
    link?.post(request);
  });

  const page = followPage(stage, request, post.run, (isVisible) => {
    if (endLive) showSceneStatus(isVisible ? 'live' : 'paused');
  });

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
    page.stop();
  };
  const fail = (why: 'weak' | 'failed' = 'failed') => {
    if (isOver) return;
    dispose();
    giveUp(why);
  };

  /** Asks for a shot in the page's place. */
  const setShot = (shot: ShotRequest) => {
    request.shot = shot;
    link?.post(request);
  };

  /** The scene has drawn its first frame. */
  const live = async (opened: SceneLink, report: SceneReport, arrives: boolean) => {
    const api = await dev;
    // The scene may have ended while the code was on its way.
    if (link !== opened) return;
    const stopWatch = watchLife(
      () => opened.ask('report'),
      () => fail(),
    );
    const hideApi = api?.showSuiteScene(opened, report, setShot, params.debug);
    // Once a visit: neither a scene that comes back nor a later page begins in the dark.
    if (arrives) hasArrived.set(true);
    options.arrives = false;
    keepArrival();
    endLive = () => {
      stopWatch();
      hideApi?.();
    };
    showSceneStatus(page.isVisible() ? 'live' : 'paused');
  };

  const lost = () => {
    showSceneStatus('lost');
    close();
    if (hasLostTooMany()) fail();
    else open();
  };

  const turn = (tier: FallbackReason) => {
    if (tier === 'drawing') return fail('weak');
    options.startTier = tier;
    keepTier(tier);
  };

  const hear = (message: FromScene) => {
    if (message.kind === 'ready' && link)
      live(link, message.report, message.arrives).catch(() => fail());
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
