import { PerspectiveCamera, WebGLRenderer } from 'three';
import { scene } from '../../motion/scene-tokens.ts';
import { seconds } from '../../motion/tokens.ts';
import type { SceneOptions, SceneReport, SceneRequest } from '../shared/protocol.ts';
import { type FallbackReason, pixelRatioFor, type TierId, tiers } from '../shared/quality.ts';
import { firstPrint } from '../shared/ridges.ts';
import { wholeScreen } from '../shared/shot-request.ts';
import { AdaptiveQuality } from './adaptive-quality.ts';
import { type Built, createApp } from './app.tsx';
import { contextOf } from './context.ts';
import type { measure } from './dev/measure.ts';
import { displayProbe } from './display-probe.ts';
import { framesInFlight, whenDone } from './fences.ts';
import { gpuTimer } from './gpu-timer.ts';
import { Pipeline } from './post-processing/index.ts';
import { programProof } from './programs.ts';
import { positionsOnScreen, turnReporter } from './project.ts';
import { sharedUniforms } from './shaders/material.ts';
import { registerChunks } from './shaders/register-chunks.ts';
import { shotController } from './shot-controller.ts';
import type { World } from './world.ts';
import { WorldState } from './world-state.ts';

/** What the scene reports by itself. */
export interface SceneEvents {
  /** A frame is drawn. */
  onDraw(): void;
  /** Everything is compiled and the first frame is drawn. @param arrives whether the intro begins: the frame is dark and lights up */
  onReady(arrives: boolean): void;
  onLost(): void;
  onFail(error: unknown): void;
  /** `drawing`: too slow even on the lowest tier. */
  onTier(tier: FallbackReason): void;
  /** The camera has turned while the diagram is shown. */
  onTurn(positions: SceneReport['positions']): void;
}

const clamp = (value: number) => Math.min(1, Math.max(-1, value));

/** Frames drawn after each request: with frozen clocks no others are. */
const framesPerRequest = 2;

/** The scene on a canvas. It draws only when told to, and knows neither page nor window. */
export class MountedScene {
  readonly gl: WebGL2RenderingContext;
  private readonly canvas: HTMLCanvasElement | OffscreenCanvas;
  private readonly options: SceneOptions;
  private readonly events: SceneEvents;
  private readonly renderer: WebGLRenderer;
  private readonly world: World;
  private readonly pipeline: Pipeline;
  private readonly app;
  private readonly shot;
  private readonly display = displayProbe();
  private readonly quality;
  private readonly gpu;
  private readonly inFlight;
  private readonly checkNextProgram: () => boolean;
  private readonly reportTurn: ReturnType<typeof turnReporter>;
  /** Counts what frames cost, for tests, film and debugging. */
  private meter: ReturnType<typeof measure> | undefined;
  private readonly size = { width: 1, height: 1, pixelRatio: 1 };
  private tierId: TierId;
  private state: 'building' | 'live' | 'ended' = 'building';
  /** Fiber's store once every object is built. Until then the canvas is a single pixel. */
  private built: Built | null = null;
  /** The page's first request decides the first frame; building does not wait for it. */
  private isRequested = false;
  private isVisible = false;
  private followsArrival = false;
  /** Pulses requested since the visit began; the first request sends none. */
  private pulses = Number.POSITIVE_INFINITY;
  private jumps = 0;
  /** Whether the page shows the diagram, whose buttons follow the bodies. */
  private isDiagram = false;
  private framesOwed = 0;
  /** Time of the last frame, milliseconds; null: the next frame begins a new run. */
  private lastTime: number | null = null;
  /** Seconds by which the world advances in this frame. */
  private step = 0;
  /** No frame is drawn while the render targets of another tier are waited for. */
  private isChangingTier = false;

  /** @throws NoWebGL */
  constructor(
    canvas: HTMLCanvasElement | OffscreenCanvas,
    options: SceneOptions,
    events: SceneEvents,
  ) {
    this.canvas = canvas;
    this.options = options;
    this.events = events;
    registerChunks();
    this.tierId = options.tier ?? options.startTier ?? 2;
    this.quality = options.tier ? null : new AdaptiveQuality(this.tierId, this.display);
    this.gl = contextOf(canvas, options.film ?? false);
    this.renderer = new WebGLRenderer({ canvas, context: this.gl });
    this.renderer.info.autoReset = false;
    this.checkNextProgram = programProof(this.renderer, this.gl);
    this.world = {
      state: new WorldState(),
      shared: sharedUniforms(),
      camera: new PerspectiveCamera(32, 1, 0.1, 80),
      tier: tiers[this.tierId],
      aimed: { x: 0, y: 0 },
      pointer: { x: 0, y: 0 },
      seed: options.seed ?? 1,
      print: firstPrint,
    };
    this.reportTurn = turnReporter((positions) => events.onTurn(positions));
    this.pipeline = new Pipeline(this.renderer, this.world);
    this.shot = shotController(this.world.state, wholeScreen('still'));
    this.gpu = gpuTimer(this.gl);
    this.inFlight = framesInFlight(this.gl);
    canvas.addEventListener('webglcontextlost', this.onContextLost);
    this.app = createApp({
      canvas,
      gl: this.gl,
      renderer: this.renderer,
      world: this.world,
      pipeline: this.pipeline,
      checkNextProgram: this.checkNextProgram,
      tick: () => this.advanceWorld(),
      size: this.size,
      lens: this.shot.lens,
    });
    this.build().catch((error) => this.fail(error));
  }

  /** Takes over the page's request. */
  apply(request: SceneRequest): void {
    const { size, shot } = this;
    const { state, aimed } = this.world;
    const { width, height, pixelRatio } = request;
    const isSized =
      width === size.width && height === size.height && pixelRatio === size.pixelRatio;
    Object.assign(size, { width, height, pixelRatio });
    aimed.x = clamp(request.pointerX);
    aimed.y = clamp(request.pointerY);
    if (request.pulses > this.pulses) state.pulse();
    this.pulses = request.pulses;
    state.focus = request.focus;
    state.litStep = request.step;
    state.demo = request.demo;
    state.touch.turn = request.turn;
    state.touch.isHeld = request.isHeld;
    this.followsArrival = request.followsArrival;
    if (!this.followsArrival) state.advanceIntro(Number.POSITIVE_INFINITY);
    shot.set(request.shot, this.isVisible && request.jumps === this.jumps);
    this.jumps = request.jumps;
    this.isVisible = request.isVisible;
    const { from, to, progress = 0 } = request.shot;
    this.isDiagram = (to && progress > 0.5 ? to : from).shot === 'constellation';
    this.framesOwed = framesPerRequest;
    this.isRequested = true;
    if (!isSized) this.resize();
    this.start();
  }

  /** Draws the next frame if it differs from the last one. */
  advance(timeMs: number) {
    const { options, display, quality } = this;
    if (this.state !== 'live' || this.isChangingTier || this.shot.still()) return this.rest();
    const isFrozen = options.snapshotTime !== undefined;
    if (isFrozen && this.framesOwed <= 0) return;
    const isTimed = !isFrozen && !options.film;
    const interval = this.lastTime === null ? 0 : timeMs - this.lastTime;
    const isQuiet = isTimed && !display.isMeasuring && this.framesOwed <= 0 && this.shot.quiet();
    if (isQuiet && interval > 0 && interval < scene.quietFrame) return;
    // The interval grows until the GPU has finished older frames: that is the rate that the tier is judged by.
    if (isTimed && !this.inFlight.hasRoom()) return;
    this.framesOwed -= 1;
    this.lastTime = timeMs;
    if (isTimed && display.isMeasuring) return display.tick(interval);
    this.step = seconds(Math.min(Math.max(interval, 0), scene.longestStep));
    this.world.state.advanceIntro(seconds(interval));
    this.draw();
    if (isTimed) this.handOver();
    // The interval of a quiet shot is chosen here and says nothing about the machine.
    if (isQuiet) return quality?.rest();
    this.judge(interval);
  }

  /** Draws the frame of the last time again. */
  draw(): void {
    const startedAt = performance.now();
    this.renderer.info.reset();
    this.gpu.around(() => this.built?.getState().advance(seconds(this.lastTime ?? 0), false));
    try {
      while (this.checkNextProgram());
    } catch (error) {
      this.fail(error);
    }
    if (this.built) this.events.onDraw();
    this.meter?.count(performance.now() - startedAt);
  }

  /** No frames for a while: the next one begins a new run. */
  rest(): void {
    this.lastTime = null;
  }

  report(): SceneReport {
    const { state, camera } = this.world;
    return {
      ...(this.meter && { stats: this.meter.stats(this.tierId) }),
      positions: positionsOnScreen(state, camera, this.size),
    };
  }

  dispose(): void {
    this.state = 'ended';
    this.canvas.removeEventListener('webglcontextlost', this.onContextLost);
    this.pipeline.dispose();
    this.app.unmount();
    this.renderer.dispose();
  }

  private async build() {
    if (this.options.isForTests) {
      const { measure } = await import('./dev/measure.ts');
      this.meter = measure(this.renderer, this.display, this.gpu);
    }
    this.built = await this.app.build(() => this.state === 'building');
    this.start();
  }

  /** Draws the first frame once the world is built and the page has sent its first request. */
  private start() {
    if (this.state !== 'building' || !this.built || !this.isRequested) return;
    this.resize();
    const arrives = Boolean(this.options.arrives && this.followsArrival);
    if (arrives) this.world.state.startIntro();
    this.draw();
    if (this.state !== 'building') return;
    this.state = 'live';
    this.events.onReady(arrives);
  }

  private resize() {
    if (!this.built) return;
    const { width, height, pixelRatio } = this.size;
    // Fiber sets the canvas' size, and would undo any other.
    const { setDpr, setSize } = this.built.getState();
    setDpr(pixelRatioFor(this.tierId, width, height, pixelRatio));
    setSize(width, height);
    this.shot.resize(width, height);
    this.framesOwed = framesPerRequest;
    // A resized canvas is empty until it is drawn again.
    this.step = 0;
    if (this.state === 'live' && !this.shot.still()) this.draw();
  }

  private advanceWorld() {
    const { snapshotTime } = this.options;
    if (snapshotTime === undefined) {
      this.world.state.advance(this.step);
      this.shot.advance(this.step);
    } else {
      this.world.state.freeze(snapshotTime);
      this.shot.arrive();
    }
  }

  /** Notes a frame that the GPU has yet to finish, and where the bodies stand in it. */
  private handOver() {
    this.inFlight.add();
    if (this.isDiagram) this.reportTurn(this.world.state, this.world.camera, this.size);
  }

  private judge(interval: number) {
    this.meter?.interval(interval);
    if (interval === 0) this.quality?.rest();
    const tier = this.quality?.frame(interval, this.gpu.milliseconds());
    if (tier) this.setTier(tier).catch((error) => this.fail(error));
  }

  /** Another tier has other render targets, which are made once the GPU has finished all frames. */
  private async setTier(next: FallbackReason) {
    if (next !== 'drawing') {
      this.isChangingTier = true;
      await whenDone(this.gl);
      this.isChangingTier = false;
      if (this.state !== 'live') return;
      this.gpu.forget();
      this.tierId = next;
      this.world.tier = tiers[next];
      this.resize();
    }
    this.events.onTier(next);
  }

  private readonly onContextLost = (event: Event) => {
    event.preventDefault();
    this.lose();
  };

  private lose() {
    if (this.state === 'ended') return;
    this.state = 'ended';
    this.events.onLost();
  }

  private fail(error: unknown) {
    // A lost context can't even say whether a program has linked; its event comes in a later task.
    if (this.gl.isContextLost()) return this.lose();
    if (this.state === 'ended') return;
    this.state = 'ended';
    this.events.onFail(error);
  }
}
