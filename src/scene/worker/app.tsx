import { createRoot, extend, flushSync, useFrame } from '@react-three/fiber';
import { Group, Mesh, Points, setConsoleFunction, type WebGLRenderer } from 'three';
import type { Lens, Size } from '../shared/projection.ts';
import { Rig } from './camera-rig.tsx';
import { order } from './frame-order.ts';
import { Bodies, bodyCount } from './objects/index.tsx';
import type { Pipeline } from './post-processing/index.ts';
import { build, whenThreadIsFree } from './warm-up.ts';
import type { BodyProps, World } from './world.ts';

extend({ Group, Mesh, Points });

// Drops three.js's warning about the deprecated clock, which fiber creates but does not use.
setConsoleFunction((type, message, ...rest) => {
  if (!message.startsWith('THREE.Clock:')) console[type](message, ...rest);
});

interface AppOptions {
  canvas: HTMLCanvasElement | OffscreenCanvas;
  gl: WebGL2RenderingContext;
  renderer: WebGLRenderer;
  world: World;
  pipeline: Pipeline;
  /**
   * Checks the next compiled program.
   *
   * @returns whether there was one
   * @throws when it did not link
   */
  checkNextProgram(): boolean;
  /** Advances the world by one frame. */
  advanceWorld(): void;
  /** Size of the canvas, CSS pixels. */
  size: Size;
  /** Where and how large the picture lies on the canvas. */
  lens: Lens;
}

/** Draws the frame, after the rig and the objects are up to date. */
function Draw({ pipeline, world }: BodyProps & { pipeline: Pipeline }) {
  useFrame((state) => pipeline.render(state.scene, world.camera), order.render);
  return null;
}

/**
 * The scene as a React root of @react-three/fiber. Fiber does not render by itself here: the
 * renderer advances it frame by frame.
 */
export function createApp({
  canvas,
  gl,
  renderer,
  world,
  pipeline,
  checkNextProgram,
  ...rig
}: AppOptions) {
  const root = createRoot(canvas);
  const show = (count: number) =>
    flushSync(() =>
      root.render(
        <>
          <Rig world={world} advanceWorld={rig.advanceWorld} lens={rig.lens} size={rig.size} />
          <Bodies world={world} count={count} />
          <Draw pipeline={pipeline} world={world} />
        </>,
      ),
    );
  return {
    /** @returns fiber's store once every object is built; null if the scene has ended meanwhile */
    async build(isWanted: () => boolean) {
      await whenThreadIsFree();
      if (!isWanted()) return null;
      root.configure({
        gl: renderer,
        camera: world.camera,
        frameloop: 'never',
        dpr: 1,
        // No colour conversion or tone mapping by three.js: the compose pass does both.
        linear: true,
        flat: true,
        size: { width: 1, height: 1, top: 0, left: 0 },
      });
      const store = show(0);
      const { scene } = store.getState();
      const isComplete = await build({
        gl,
        renderer,
        scene,
        camera: world.camera,
        bodyCount,
        show,
        checkNextProgram,
        isWanted,
        target: () => pipeline.target(),
        compilePasses: () => pipeline.compile(),
        render: () => pipeline.render(scene, world.camera),
      });
      return isComplete ? store : null;
    },
    unmount: () => root.unmount(),
  };
}

/** Fiber's store of a built scene. */
export type FiberStore = NonNullable<Awaited<ReturnType<ReturnType<typeof createApp>['build']>>>;
