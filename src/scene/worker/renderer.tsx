import { PerspectiveCamera, WebGLRenderer } from 'three';
import { scene } from '../../motion/scene-tokens.ts';
import { seconds } from '../../motion/tokens.ts';
import type { SceneOptions, SceneRequest } from '../shared/messages.ts';
import { type FallbackReason, pixelRatioFor, type TierId, tiers } from '../shared/quality.ts';
import { firstPrint } from '../shared/ridges.ts';
import { adaptiveQuality } from './adaptive-quality.ts';
import { type Built, createApp } from './app.tsx';
import { contextOf } from './context.ts';
import type { measure } from './dev/measure.ts';
import { displayProbe } from './display-probe.ts';
import { framesInFlight, whenDone } from './fences.ts';
import { gpuTimer } from './gpu-timer.ts';
import type { MountedScene, SceneEvents } from './mounted-scene.ts';
import { pipeline } from './post-processing/index.ts';
import { programProof } from './programs.ts';
import { positionsOnScreen, turnTeller } from './project.ts';
import { sharedUniforms } from './shaders/material.ts';
import { registerChunks } from './shaders/register-chunks.ts';
import { shotController } from './shot-controller.ts';
import type { World } from './world.ts';
import { worldState } from './world-state.ts';

/**
 * Builds the scene on a canvas. It draws only when told to, and knows neither page nor window.
 *
 * @throws NoWebGL
 */
export function mountScene(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  options: SceneOptions,
  first: SceneRequest,
  events: SceneEvents,
): MountedScene {
  registerChunks();
  const display = displayProbe();
  const quality = options.tier ? null : adaptiveQuality(options.startTier ?? 2, display);
  let tierId: TierId = options.tier ?? options.startTier ?? 2;
  const gl = contextOf(canvas, options.film ?? false);
  const renderer = new WebGLRenderer({ canvas, context: gl });
  renderer.info.autoReset = false;

  let state: 'building' | 'live' | 'ended' = 'building';
  let last: number | null = null;
  const lose = () => {
    if (state === 'ended') return;
    state = 'ended';
    events.onLost();
  };
  const fail = (error: unknown) => {
    // A lost context answers no question, not even whether a program has linked. Its event comes in a later task.
    if (gl.isContextLost()) return lose();
    if (state === 'ended') return;
    state = 'ended';
    events.onFail(error);
  };
  const proveNext = programProof(renderer, gl);

  const world: World = {
    stage: worldState(),
    shared: sharedUniforms(),
    camera: new PerspectiveCamera(32, 1, 0.1, 80),
    tier: tiers[tierId],
    aimed: { x: 0, y: 0 },
    pointer: { x: 0, y: 0 },
    seed: options.seed ?? 1,
    print: firstPrint,
  };
  const { stage, camera } = world;
  const tellTurn = turnTeller((positions) => events.onTurn(positions));
  const film = pipeline(renderer, world);
  const shot = shotController(stage, first.shot);
  const gpu = gpuTimer(gl);
  const inFlight = framesInFlight(gl);
  /** Counts what frames cost, for tests, film and debugging. */
  let meter: ReturnType<typeof measure> | undefined;
  const size = { width: 1, height: 1, pixelRatio: 1 };
  let step = 0;
  let pulses = first.pulses;
  /** Whether the page shows the diagram, whose buttons follow the bodies. */
  let isDiagram = false;
  /** Frames still to draw since the page last asked for something: with frozen clocks, no others. */
  let owed = 0;
  let { followsArrival, isVisible } = first;

  const onLost = (event: Event) => {
    event.preventDefault();
    lose();
  };
  canvas.addEventListener('webglcontextlost', onLost);

  const tick = () => {
    if (options.snapshotTime === undefined) {
      stage.advance(step);
      shot.advance(step);
    } else {
      stage.freeze(options.snapshotTime);
      shot.arrive();
    }
  };
  const root = createApp({
    canvas,
    gl,
    renderer,
    world,
    film,
    proveNext,
    tick,
    size,
    lens: shot.lens,
  });
  const isTimed = options.snapshotTime === undefined && !options.film;
  /** The world, once all of it stands. Until then the canvas is a single pixel. */
  let built: Built | null = null;

  const draw = (timeMs: number) => {
    const begun = performance.now();
    renderer.info.reset();
    gpu.around(() => built?.getState().advance(seconds(timeMs), false));
    try {
      while (proveNext());
    } catch (error) {
      fail(error);
    }
    meter?.count(performance.now() - begun);
  };

  const resize = () => {
    if (!built) return;
    const { width, height, pixelRatio } = size;
    // Fiber owns the canvas' size: it would otherwise put back its own.
    const { setDpr, setSize } = built.getState();
    setDpr(pixelRatioFor(tierId, width, height, pixelRatio));
    setSize(width, height);
    shot.resize(width, height);
    owed = 2;
    // A resized canvas is empty until it is drawn again.
    step = 0;
    if (state === 'live' && !shot.still()) draw(last ?? 0);
  };

  /** Another tier has other targets; until the card is free for them no frame is drawn. */
  let isChanging = false;
  const setTier = async (next: FallbackReason) => {
    if (next !== 'drawing') {
      isChanging = true;
      await whenDone(gl);
      isChanging = false;
      if (state !== 'live') return;
      gpu.forget();
      tierId = next;
      world.tier = tiers[next];
      resize();
    }
    events.onTier(next);
  };

  const apply = (request: SceneRequest) => {
    const { width, height, pixelRatio } = request;
    const isSized =
      width === size.width && height === size.height && pixelRatio === size.pixelRatio;
    Object.assign(size, { width, height, pixelRatio });
    world.aimed.x = Math.min(1, Math.max(-1, request.pointerX));
    world.aimed.y = Math.min(1, Math.max(-1, request.pointerY));
    if (request.pulses > pulses) stage.pulse();
    pulses = request.pulses;
    stage.lead = request.focus;
    stage.gate = request.step;
    stage.played = request.demo;
    stage.hand.turn = request.turn;
    stage.hand.isHeld = request.isHeld;
    followsArrival = request.followsArrival;
    if (!followsArrival) stage.arrive(Number.POSITIVE_INFINITY);
    shot.set(request.shot, isVisible);
    isVisible = request.isVisible;
    const { from, to, progress = 0 } = request.shot;
    isDiagram = (to && progress > 0.5 ? to : from).shot === 'constellation';
    owed = 2;
    if (!isSized) resize();
  };
  apply(first);

  const start = async () => {
    if (options.isForTests) {
      const { measure } = await import('./dev/measure.ts');
      meter = measure(renderer, display, gpu);
    }
    built = await root.build(() => state === 'building');
    if (!built) return;
    resize();
    const arrives = Boolean(options.arrives && followsArrival);
    if (arrives) stage.darken();
    draw(0);
    if (state !== 'building') return;
    state = 'live';
    events.onReady(arrives);
  };
  start().catch(fail);

  return {
    gl,
    apply,
    advance(timeMs) {
      if (state !== 'live' || isChanging || shot.still()) {
        last = null;
        return;
      }
      if (options.snapshotTime !== undefined && owed <= 0) return;
      const interval = last === null ? 0 : timeMs - last;
      const isQuiet = isTimed && !display.isMeasuring && owed <= 0 && shot.quiet();
      if (isQuiet && interval > 0 && interval < scene.quietFrame) return;
      // The interval grows until the card is ready: that is the rate that the quality is judged by.
      if (isTimed && !inFlight.hasRoom()) return;
      owed -= 1;
      last = timeMs;
      if (isTimed && display.isMeasuring) return display.tick(interval);
      step = seconds(Math.min(Math.max(interval, 0), scene.longestStep));
      stage.arrive(seconds(interval));
      draw(timeMs);
      if (isTimed) {
        inFlight.add();
        // Elsewhere the bodies stand in other places, which are nothing to the diagram's buttons.
        if (isDiagram) tellTurn(stage, camera, size);
      }
      // A rate chosen here says nothing about the machine.
      if (isQuiet) return quality?.rest();
      meter?.interval(interval);
      if (interval === 0) quality?.rest();
      const verdict = quality?.frame(interval, gpu.milliseconds());
      if (verdict) setTier(verdict).catch(fail);
    },
    draw: () => draw(last ?? 0),
    rest() {
      last = null;
    },
    report: () => ({
      ...(meter && { stats: meter.stats(tierId) }),
      positions: positionsOnScreen(stage, camera, size),
    }),
    dispose() {
      state = 'ended';
      canvas.removeEventListener('webglcontextlost', onLost);
      film.dispose();
      root.unmount();
      renderer.dispose();
    },
  };
}
