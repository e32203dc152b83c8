import { createRoot, extend, flushSync } from '@react-three/fiber';
import { Group, Mesh, PerspectiveCamera, Points, WebGLRenderer } from 'three';
import { whenIdle } from '../lib/when-idle.ts';
import { scene, seconds } from '../motion/tokens.ts';
import { Bodies, bodyCount } from './canvas/bodies.tsx';
import { build } from './canvas/build.ts';
import { Draw } from './canvas/draw.tsx';
import { measure } from './canvas/measure.ts';
import { programProof } from './canvas/programs.ts';
import { placesOnScreen } from './canvas/project.ts';
import { Rig } from './canvas/rig.tsx';
import { shotQueue } from './canvas/shot-queue.ts';
import { watchSize } from './canvas/size.ts';
import { whenDone } from './canvas/when-done.ts';
import type { World } from './canvas/world.ts';
import type { SceneHandle, SceneOptions } from './handle.ts';
import { governor, pixelRatioFor, type TierId, tiers, type Verdict } from './quality.ts';
import { sharedUniforms } from './shading/material.ts';
import { pipeline } from './shading/pipeline.ts';
import { stage as makeStage } from './stage.ts';

extend({ Group, Mesh, Points });

export type { SceneHandle, SceneOptions } from './handle.ts';

/** Builds the scene in a container and hands back its reins. It draws only when told to. */
export function mountScene(container: HTMLElement, options: SceneOptions = {}): SceneHandle {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = 'display:block;width:100%;height:100%';
  const judge = options.tier ? null : governor(options.startTier ?? 2);
  let tierId: TierId = options.tier ?? options.startTier ?? 2;

  // Made here because three always asks for a transparent canvas, and alpha is bloom's in our shaders.
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: true,
    stencil: false,
    powerPreference: 'high-performance',
  });
  if (!gl) throw new Error('WebGL 2 is not available.');
  const renderer = new WebGLRenderer({ canvas, context: gl });
  renderer.info.autoReset = false;

  let state: 'building' | 'live' | 'ended' = 'building';
  let paused = false;
  let last: number | null = null;
  const end = () => {
    state = 'ended';
  };
  const fail = (error: unknown) => {
    if (state === 'ended') return;
    end();
    options.onFail?.(error);
  };
  const proveNext = programProof(renderer, gl);

  const world: World = {
    stage: makeStage(),
    shared: sharedUniforms(),
    camera: new PerspectiveCamera(32, 1, 0.1, 80),
    tier: tiers[tierId],
    aimed: { x: 0, y: 0 },
    pointer: { x: 0, y: 0 },
    seed: options.seed ?? 1,
  };
  const { stage, camera } = world;
  const film = pipeline(renderer, () => world.tier);
  const shot = shotQueue(stage, options.shot ?? 'constellation', options.calm ?? false);
  const meter = measure(renderer);
  let step = 0;
  /** Frames still to draw with frozen clocks: a picture that stands still costs nothing. */
  let owed = 0;
  const owe = () => {
    owed = 2;
  };

  const onLost = (event: Event) => {
    event.preventDefault();
    if (state === 'ended') return;
    end();
    options.onLost?.();
  };
  canvas.addEventListener('webglcontextlost', onLost);
  container.append(canvas);

  const root = createRoot(canvas);
  const tick = () => {
    if (options.snapshotTime === undefined) stage.advance(step);
    else stage.freeze(options.snapshotTime);
  };
  const show = (count: number) =>
    flushSync(() =>
      root.render(
        <>
          <Rig world={world} step={tick} fit={shot.framed} />
          <Bodies world={world} count={count} />
          <Draw film={film} world={world} />
        </>,
      ),
    );
  /** The world, once all of it stands. Until then the canvas is a single pixel. */
  let built: ReturnType<typeof show> | null = null;

  const size = watchSize(container, (width, height) => {
    if (!built) return;
    const ratio = pixelRatioFor(tierId, width, height, devicePixelRatio);
    // Fiber owns the canvas' size: it would otherwise put back its own.
    const { setDpr, setSize } = built.getState();
    setDpr(ratio);
    setSize(width, height);
    camera.aspect = width / height;
    shot.resize(width, height);
    owe();
    // A resized canvas is empty until it is drawn again.
    step = 0;
    if (state === 'live' && !shot.still()) draw(last ?? 0);
  });

  /** Another tier has other targets; until the card is free for them no frame is drawn. */
  let isChanging = false;
  const setTier = async (next: Verdict) => {
    if (next !== 'drawing') {
      isChanging = true;
      await whenDone(gl);
      isChanging = false;
      if (state !== 'live') return;
      tierId = next;
      world.tier = tiers[next];
      size.apply();
    }
    options.onTier?.(next);
  };

  const draw = (timeMs: number) => {
    const begun = performance.now();
    renderer.info.reset();
    built?.getState().advance(seconds(timeMs), false);
    try {
      while (proveNext());
    } catch (error) {
      fail(error);
    }
    meter.count(performance.now() - begun);
  };

  const start = async () => {
    await whenIdle();
    if (state !== 'building') return;
    root.configure({
      gl: renderer,
      camera,
      frameloop: 'never',
      dpr: 1,
      // The film chunk writes display values itself.
      linear: true,
      flat: true,
      size: { width: 1, height: 1, top: 0, left: 0 },
    });
    const store = show(0);
    const { scene: root3 } = store.getState();
    const isWhole = await build({
      gl,
      renderer,
      camera,
      scene: root3,
      bodyCount,
      show,
      target: film.target,
      proveNext,
      render: () => film.render(root3, camera),
      isWanted: () => state === 'building',
    });
    if (!isWhole) return;
    built = store;
    size.apply();
    draw(0);
    if (state !== 'building') return;
    state = 'live';
    options.onReady?.();
  };
  start().catch(fail);

  return {
    canvas,
    advance(timeMs) {
      if (state !== 'live' || paused || isChanging || shot.still()) {
        last = null;
        return;
      }
      if (options.snapshotTime !== undefined && owed-- <= 0) return;
      const interval = last === null ? 0 : timeMs - last;
      last = timeMs;
      step = seconds(Math.min(Math.max(interval, 0), scene.longestStep));
      draw(timeMs);
      meter.interval(interval);
      if (interval === 0) judge?.rest();
      const verdict = judge?.frame(interval);
      if (verdict) setTier(verdict).catch(fail);
    },
    setShot(next) {
      shot.set(next);
      owe();
    },
    setFrame(box) {
      shot.frame(box);
      owe();
    },
    setPointer(x, y) {
      if (options.calm) return;
      world.aimed.x = Math.min(1, Math.max(-1, x));
      world.aimed.y = Math.min(1, Math.max(-1, y));
    },
    pulse: () => stage.pulse(),
    setGate(index) {
      stage.gate = index;
      owe();
    },
    setLead(body) {
      stage.lead = body;
      owe();
    },
    pause() {
      paused = true;
    },
    resume() {
      paused = false;
      owe();
    },
    stats: () => meter.stats(tierId),
    project: () => placesOnScreen(stage, camera, size.current()),
    loseContext: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
    dispose() {
      end();
      canvas.removeEventListener('webglcontextlost', onLost);
      size.dispose();
      film.dispose();
      root.unmount();
      renderer.dispose();
      canvas.remove();
    },
  };
}
