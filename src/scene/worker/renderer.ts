import { PerspectiveCamera, WebGLRenderer } from 'three';
import { scene } from '../../motion/scene-tokens.ts';
import { seconds } from '../../motion/tokens.ts';
import { offerings } from '../shared/diagram.ts';
import type { FromScene, SceneOptions, SceneReport, SceneRequest } from '../shared/protocol.ts';
import { wholeScreen } from '../shared/protocol.ts';
import { pixelRatioFor, type QualityLevel, type TierId, tiers } from '../shared/quality.ts';
import { lightsUp } from '../shared/reactions.ts';
import { firstPrint } from '../shared/ridges.ts';
import { bodies } from '../shared/shot.ts';
import { AdaptiveQuality } from './adaptive-quality.ts';
import { type App, createApp } from './app.tsx';
import { isInView, moveCamera } from './camera.ts';
import type { frameMeter } from './dev/measure.ts';
import { displayProbe } from './display-probe.ts';
import { framesInFlight, whenGpuDone } from './fences.ts';
import { gpuTimer } from './gpu-timer.ts';
import { type PartName, partNames } from './objects/index.tsx';
import { Pipeline } from './post-processing/index.ts';
import { programChecker } from './programs.ts';
import { cameraTurnReporter, positionsOnScreen } from './project.ts';
import { sharedUniforms } from './shaders/material.ts';
import { registerChunks } from './shaders/register-chunks.ts';
import { shotController } from './shot-controller.ts';
import { warmUp } from './warm-up.ts';
import type { World } from './world.ts';
import { WorldState } from './world-state.ts';

/** What the scene needs of its worker. */
export interface SceneHost {
  /** Tells the page. */
  post(message: FromScene): void;
  /** Whether the page has shown the last frame, so that another one may be drawn. */
  canDraw(): boolean;
  onDraw(): void;
}

/** Intensity from which a body can be seen. */
const minIntensity = 0.02;
/** Light of a body in the intro from which on its line art may go. */
const halfLit = 0.5;
/** The bodies in the order in which the intro lights them. */
const introOrder = ['core', ...offerings.map(({ id }) => id)] as const;
const clampToUnit = (value: number) => Math.min(1, Math.max(-1, value));

/** Frames drawn after each request of the page. With frozen clocks these are the only frames. */
const framesPerRequest = 2;

/**
 * The 3D scene on a canvas. It draws only when `advance` or `draw` is called, and uses neither
 * document nor window, so that it runs in a worker too.
 */
export class MountedScene {
  readonly gl: WebGL2RenderingContext;
  private readonly options: SceneOptions;
  private readonly host: SceneHost;
  private readonly renderer: WebGLRenderer;
  private readonly world: World;
  private readonly pipeline: Pipeline;
  private readonly app: App;
  private readonly shot;
  readonly display = displayProbe();
  private readonly quality;
  private readonly gpu;
  private readonly inFlight;
  private readonly programs;
  private readonly reportTurn: ReturnType<typeof cameraTurnReporter>;
  /** Measures what frames cost, for tests, film and debugging. */
  private meter: ReturnType<typeof frameMeter> | undefined;
  /** Size of the canvas, CSS pixels. */
  private readonly size = { width: 1, height: 1, pixelRatio: 1 };
  private tierId: TierId;
  private state: 'building' | 'live' | 'ended' = 'building';
  private readonly parts: ReturnType<typeof warmUp>;
  /** Whether all parts and the passes of all tiers can be drawn. */
  private isWarm = false;
  /** Ends the wait for the page's first request, which says what the first frame shows. */
  private noteRequest = () => {};
  private readonly requested = new Promise<void>((resolve) => {
    this.noteRequest = resolve;
  });
  /** Whether the page lets the scene take the place of its line art. */
  private mayAppear = false;
  private isVisible = false;
  /** Whether the page fades its line art while the intro runs; otherwise there is no intro. */
  private fadesDuringIntro = false;
  /**
   * Number of pulses in the last request. Infinite at first, so that the first request sends none.
   */
  private pulses = Number.POSITIVE_INFINITY;
  /** Number of jumps on the page in the last request. */
  private jumps = 0;
  /** Whether the page shows the diagram of all bodies, whose buttons follow the bodies. */
  private isDiagram = false;
  /** Frames that must be drawn even if nothing moves. */
  private framesOwed = 0;
  /** Whether `size` has changed since the last frame. */
  private hasNewSize = false;
  /** Whether the next frame is late because the page has not shown the last one. */
  private isPageLate = false;
  /** Time of the last frame, milliseconds; null after a pause. */
  private lastTime: number | null = null;
  /** Seconds by which the world advances in this frame. */
  private step = 0;
  /** While true, no frame is drawn. */
  private isChangingTier = false;

  /** Number of bodies that the intro has lit by half; all without an intro. */
  private litCount = introOrder.length;
  /** Resolves when the page knows the last of them. */
  private isToldLit = Promise.resolve();

  constructor(gl: WebGL2RenderingContext, options: SceneOptions, host: SceneHost) {
    const canvas = gl.canvas as OffscreenCanvas;
    this.gl = gl;
    this.options = options;
    this.host = host;
    registerChunks();
    this.tierId = options.tier ?? options.startTier ?? 2;
    this.quality = options.tier ? null : new AdaptiveQuality(this.tierId, this.display);
    this.renderer = new WebGLRenderer({ canvas, context: gl });
    this.renderer.info.autoReset = false;
    this.programs = programChecker(this.renderer, gl);
    this.world = {
      state: new WorldState(),
      shared: sharedUniforms(),
      camera: new PerspectiveCamera(32, 1, 0.1, 80),
      tier: tiers[this.tierId],
      pointerTarget: { x: 0, y: 0 },
      pointer: { x: 0, y: 0 },
      printSeed: firstPrint,
    };
    this.reportTurn = cameraTurnReporter((positions) =>
      host.post({ kind: 'positions', positions }),
    );
    this.pipeline = new Pipeline(this.renderer, this.world);
    this.shot = shotController(this.world.state, wholeScreen('none'));
    this.gpu = gpuTimer(gl);
    this.inFlight = framesInFlight(gl);
    canvas.addEventListener('webglcontextlost', this.onContextLost);
    this.app = createApp(canvas, this.renderer, {
      world: this.world,
      pipeline: this.pipeline,
      advanceWorld: () => this.advanceWorld(),
      size: this.size,
      lens: this.shot.lens,
    });
    this.parts = warmUp({
      gl,
      app: this.app,
      pipeline: this.pipeline,
      programs: this.programs,
      onStep: () => host.post({ kind: 'building' }),
    });
    this.build().catch((error) => this.fail(error));
  }

  /** Applies the page's request. */
  apply(request: SceneRequest): void {
    const { size, shot } = this;
    const { state, pointerTarget } = this.world;
    const { width, height, pixelRatio } = request;
    const hasSameSize =
      width === size.width && height === size.height && pixelRatio === size.pixelRatio;
    Object.assign(size, { width, height, pixelRatio });
    pointerTarget.x = clampToUnit(request.pointerX);
    pointerTarget.y = clampToUnit(request.pointerY);
    if (request.pulses > this.pulses) state.pulse();
    this.pulses = request.pulses;
    state.focus = request.focus;
    state.litStep = request.step;
    state.setDemo(request.demo, request.demoChanges);
    state.touch.ringTurn = request.ringTurn;
    state.touch.isCoreHeld = request.isCoreHeld;
    this.world.printSeed = request.mark === null ? firstPrint : BigInt(`0x${request.mark}`);
    this.fadesDuringIntro = request.fadesDuringIntro;
    if (!this.fadesDuringIntro) state.endIntro();
    this.mayAppear = request.mayAppear;
    shot.set(request.shot, this.isVisible && request.jumps === this.jumps);
    this.jumps = request.jumps;
    this.isVisible = request.isVisible;
    const { from, to, progress = 0 } = request.shot;
    this.isDiagram = (to && progress > 0.5 ? to : from).shot === 'constellation';
    this.framesOwed = framesPerRequest;
    this.noteRequest();
    // Applied with the next frame: of several sizes that wait only the last one is drawn.
    this.hasNewSize ||= !hasSameSize;
    this.start();
  }

  /** Whether the canvas has not been drawn since its size changed. */
  hasUndrawnSize(): boolean {
    return this.hasNewSize && !this.shot.isOff();
  }

  /** Whether a frame of the last request, or a part of it, is not drawn yet. */
  owesFrame(): boolean {
    const owes = this.framesOwed > 0 || !this.isWarm;
    return this.state === 'live' && owes && !this.shot.isOff();
  }

  /** Draws the next frame, unless it would look like the last one or the GPU is behind. */
  advance(timeMs: number) {
    const { options, display, quality } = this;
    if (this.state !== 'live' || this.isChangingTier || this.shot.isOff()) return this.pause();
    const isFrozen = options.snapshotTime !== undefined;
    if (isFrozen && this.framesOwed <= 0) return;
    const isTimed = !isFrozen && !options.film;
    const interval = this.lastTime === null ? 0 : timeMs - this.lastTime;
    const isQuiet = isTimed && !display.isMeasuring && this.framesOwed <= 0 && this.shot.isQuiet();
    if (isQuiet && interval > 0 && interval < scene.quietFrame) return;
    if (!this.isFree(isTimed, timeMs)) return;
    this.framesOwed -= 1;
    this.lastTime = timeMs;
    if (isTimed && display.isMeasuring) return display.tick(interval);
    if (this.hasNewSize) this.resize();
    // The clock of a film may take any step.
    const longestStep = options.film ? interval : scene.longestStep;
    this.step = seconds(Math.min(Math.max(interval, 0), longestStep));
    this.world.state.advanceIntro(seconds(interval));
    this.draw();
    this.tellLit();
    if (isTimed) this.trackFrame(timeMs);
    // In a quiet shot the interval is the lower frame rate above, not the machine's speed.
    if (isQuiet) return quality?.reset();
    this.judge(interval);
  }

  /** Whether the GPU and the page have room for another frame. */
  private isFree(isTimed: boolean, timeMs: number): boolean {
    const { inFlight } = this;
    // Frames that the GPU still draws delay this one: the tier is judged by the longer interval.
    if (isTimed && !(this.isWarm ? inFlight.hasRoom() : inFlight.hasRested(timeMs))) return false;
    const isFree = this.host.canDraw();
    if (!isFree) this.isPageLate = true;
    return isFree;
  }

  /** Draws a frame at the time of the last one. */
  draw(): void {
    const startedAt = performance.now();
    this.renderer.info.reset();
    this.gpu.time(() => this.app.store.getState().advance(seconds(this.lastTime ?? 0), false));
    try {
      // Before, the answer would wait for programs that no frame needs yet.
      if (this.isWarm) this.programs.checkAll();
    } catch (error) {
      this.fail(error);
    }
    if (this.state !== 'ended') this.host.onDraw();
    this.meter?.count(performance.now() - startedAt);
  }

  /** Ends a series of frames. The next frame does not count the time until then. */
  pause(): void {
    this.lastTime = null;
  }

  report(): SceneReport {
    const { state, camera } = this.world;
    return {
      ...(this.meter && { stats: this.meter.stats(this.tierId, this.pipeline.target()) }),
      positions: positionsOnScreen(state, camera, this.size),
    };
  }

  private async build() {
    if (this.options.isForTests) {
      const { frameMeter } = await import('./dev/measure.ts');
      this.meter = frameMeter(this.renderer, this.display, this.gpu);
    }
    const { parts } = this;
    const finish = async () => {
      await parts.finish();
      this.framesOwed = framesPerRequest;
      this.setIntroLimit();
      this.start();
    };
    // Nearly every first frame has the core. The room is computed while the driver compiles.
    await parts.add(['core']);
    this.pipeline.compile();
    await parts.add(['room']);
    await this.requested;
    // An intro begins with the core alone.
    if (!this.options.mayPlayIntro) await parts.add(this.partsInView());
    await finish();
    // The driver compiles all others at once, while frames of the first are drawn.
    await parts.add(partNames);
    await finish();
    this.host.post({ kind: 'whole' });
    this.pipeline.compile(true);
    await finish();
    this.isWarm = true;
  }

  /** What the requested shot shows. */
  private partsInView(): readonly PartName[] {
    const { options, world, shot, size } = this;
    if (options.film || options.snapshotTime !== undefined) return partNames;
    if (shot.isOff()) return [];
    const { state, camera } = world;
    shot.resize(size.width, size.height);
    state.advance(0);
    moveCamera(world, shot.lens, size);
    const inView = bodies.filter((id) => {
      const node = state.nodes[id];
      return node.intensity > minIntensity && isInView(camera, node, node.scale);
    });
    return ['flow', ...inView, ...(state.values.pipelineBlend > 0 ? (['gates'] as const) : [])];
  }

  /**
   * Draws the first frame once the page has made room for it and everything in it can be drawn. The
   * intro begins with the core alone.
   */
  private start() {
    if (this.state !== 'building' || !this.mayAppear || !this.parts.isReady('core')) return;
    const playsIntro = Boolean(this.options.mayPlayIntro && this.fadesDuringIntro);
    if (!playsIntro && !this.partsInView().every(this.parts.isReady)) return;
    this.resize();
    if (playsIntro) {
      this.litCount = 0;
      this.world.state.startIntro();
    }
    this.draw();
    if (this.state !== 'building') return;
    this.state = 'live';
    this.host.post({ kind: 'ready', report: this.report(), playsIntro });
  }

  /** Lets the intro go on to the first body that can't be drawn yet. */
  private setIntroLimit() {
    const next = offerings.find(({ id }) => !this.parts.isReady(id));
    this.world.state.introLimit = next ? lightsUp(next.id).from : 1;
  }

  /**
   * Tells the page which bodies the intro has lit by half, once the GPU has drawn them so: until then
   * the page shows their line art.
   */
  private tellLit() {
    const { lights } = this.world.state;
    for (; this.litCount < introOrder.length; this.litCount += 1) {
      const id = introOrder[this.litCount]!;
      if (lights[id] < halfLit) return;
      const isDrawn = Promise.all([whenGpuDone(this.gl), this.isToldLit]);
      this.isToldLit = isDrawn.then(() => this.host.post({ kind: 'lit', id }));
    }
  }

  private resize() {
    const { width, height, pixelRatio } = this.size;
    // Fiber sets the canvas' size; it would undo a size set by three.js.
    const { setDpr, setSize } = this.app.store.getState();
    setDpr(pixelRatioFor(this.tierId, width, height, pixelRatio));
    setSize(width, height);
    this.shot.resize(width, height);
    this.hasNewSize = false;
  }

  private advanceWorld() {
    const { snapshotTime } = this.options;
    if (snapshotTime === undefined) {
      this.world.state.advance(this.step);
      this.shot.advance(this.step);
    } else {
      this.world.state.freeze(snapshotTime);
      this.shot.endMove();
    }
  }

  /** Counts a frame that the GPU has yet to finish, and reports the bodies' positions in it. */
  private trackFrame(timeMs: number) {
    this.inFlight.add(timeMs);
    if (this.isDiagram) this.reportTurn(this.world.state, this.world.camera, this.size);
  }

  /** Measures a frame and changes the tier if needed. @param interval milliseconds */
  private judge(interval: number) {
    this.meter?.interval(interval);
    const isPageLate = this.isPageLate;
    this.isPageLate = false;
    if (interval === 0 || !this.isWarm) this.quality?.reset();
    // This interval tells how busy the page is, not how fast the scene is drawn.
    if (isPageLate) return;
    const tier = this.quality?.frame(interval, this.gpu.meanMs());
    if (tier) this.setTier(tier).catch((error) => this.fail(error));
  }

  /**
   * Another tier has other render targets, which are created once the GPU has finished all frames.
   */
  private async setTier(next: QualityLevel) {
    if (next !== 'drawing') {
      this.isChangingTier = true;
      await whenGpuDone(this.gl);
      this.isChangingTier = false;
      if (this.state !== 'live') return;
      this.gpu.reset();
      this.tierId = next;
      this.world.tier = tiers[next];
      this.resize();
      this.framesOwed = framesPerRequest;
      // A resized canvas is empty until it is drawn again.
      this.step = 0;
      if (!this.shot.isOff()) this.draw();
    }
    this.host.post({ kind: 'tier', tier: next });
  }

  private readonly onContextLost = (event: Event) => {
    event.preventDefault();
    this.endWithLostContext();
  };

  private endWithLostContext() {
    if (this.state === 'ended') return;
    this.state = 'ended';
    this.host.post({ kind: 'lost' });
  }

  private fail(error: unknown) {
    // With a lost context every check fails; its `webglcontextlost` event comes in a later task.
    if (this.gl.isContextLost()) return this.endWithLostContext();
    if (this.state === 'ended') return;
    this.state = 'ended';
    const message = error instanceof Error ? error.message : String(error);
    this.host.post({ kind: 'failed', message });
  }
}
