import { createRoot, extend } from '@react-three/fiber';
import { Group, Mesh, PerspectiveCamera, Points, WebGLRenderer } from 'three';
import { scene, seconds } from '../motion/tokens.ts';
import { Bodies } from './canvas/bodies.tsx';
import { Draw } from './canvas/draw.tsx';
import { measure } from './canvas/measure.ts';
import { placesOnScreen } from './canvas/project.ts';
import { Rig } from './canvas/rig.tsx';
import { shotQueue } from './canvas/shot-queue.ts';
import { watchSize } from './canvas/size.ts';
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
  // Three would ask every program for three logs, and wait for each. One question is enough.
  renderer.debug.checkShaderErrors = false;
  let proven = 0;
  /** @throws with the driver's words when a program did not link */
  const provePrograms = () => {
    const programs = renderer.info.programs ?? [];
    if (programs.length === proven) return;
    for (const { program } of programs as { program: WebGLProgram }[]) {
      if (gl.getProgramParameter(program, gl.LINK_STATUS)) continue;
      const shaders = gl.getAttachedShaders(program) ?? [];
      const logs = [gl.getProgramInfoLog(program), ...shaders.map((it) => gl.getShaderInfoLog(it))];
      throw new Error(logs.filter(Boolean).join(' '));
    }
    proven = programs.length;
  };

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
  const tick = () => {
    if (options.snapshotTime === undefined) stage.advance(step);
    else stage.freeze(options.snapshotTime);
  };
  const store = root.render(
    <>
      <Rig world={world} step={tick} fit={shot.framed} />
      <Bodies world={world} />
      <Draw film={film} world={world} />
    </>,
  );

  const size = watchSize(container, (width, height) => {
    const ratio = pixelRatioFor(tierId, width, height, devicePixelRatio);
    // Fiber owns the canvas' size: it would otherwise put back its own.
    const { setDpr, setSize } = store.getState();
    setDpr(ratio);
    setSize(width, height);
    camera.aspect = width / height;
    shot.resize(width, height);
    owe();
    // A resized canvas is empty until it is drawn again.
    step = 0;
    if (state === 'live' && !shot.still()) draw(last ?? 0);
  });

  const setTier = (next: Verdict) => {
    if (next !== 'drawing') {
      tierId = next;
      world.tier = tiers[next];
      size.apply();
    }
    options.onTier?.(next);
  };

  const draw = (timeMs: number) => {
    const begun = performance.now();
    renderer.info.reset();
    store.getState().advance(seconds(timeMs), false);
    try {
      provePrograms();
    } catch (error) {
      fail(error);
    }
    meter.count(performance.now() - begun);
  };

  const compile = async () => {
    // Never before the caller holds its handle.
    await null;
    if (state !== 'building') return;
    renderer.setRenderTarget(film.target());
    const { scene: root3 } = store.getState();
    const patient = gl.getSupportedExtensions()?.includes('KHR_parallel_shader_compile');
    // Asking three for an extension that isn't there would warn in the console.
    if (patient) await renderer.compileAsync(root3, camera);
    else renderer.compile(root3, camera);
    if (state !== 'building') return;
    provePrograms();
    draw(0);
    if (state !== 'building') return;
    state = 'live';
    options.onReady?.();
  };
  size.apply();
  compile().catch(fail);

  return {
    canvas,
    advance(timeMs) {
      if (state !== 'live' || paused || shot.still()) {
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
      if (verdict) setTier(verdict);
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
