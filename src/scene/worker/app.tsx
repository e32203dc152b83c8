import { createRoot, extend, flushSync, useFrame } from '@react-three/fiber';
import { Group, Mesh, Points, setConsoleFunction, type WebGLRenderer } from 'three';
import type { Lens, Size } from '../shared/lens.ts';
import { Rig } from './camera-rig.tsx';
import { order } from './frame-order.ts';
import { Bodies, bodyCount } from './objects/index.tsx';
import type { Pipeline } from './post-processing/index.ts';
import { build, whenFree } from './warm-up.ts';
import type { BodyProps, World } from './world.ts';

extend({ Group, Mesh, Points });

// Hides three's warning about the deprecated clock that fiber creates and never reads.
setConsoleFunction((type, message, ...rest) => {
  if (!message.startsWith('THREE.Clock:')) console[type](message, ...rest);
});

interface Parts {
  canvas: HTMLCanvasElement | OffscreenCanvas;
  gl: WebGL2RenderingContext;
  renderer: WebGLRenderer;
  world: World;
  pipeline: Pipeline;
  /** Checks the next compiled program. @returns whether there was one @throws when it did not link */
  checkNextProgram(): boolean;
  /** Advances the world by one frame. */
  tick(): void;
  size: Size;
  lens: Lens;
}

/** Last step of a frame. */
function Draw({ pipeline, world }: BodyProps & { pipeline: Pipeline }) {
  useFrame((state) => pipeline.render(state.scene, world.camera), order.render);
  return null;
}

/** Fiber's root on a canvas that it neither resizes nor renders by itself. */
export function createApp({
  canvas,
  gl,
  renderer,
  world,
  pipeline,
  checkNextProgram,
  ...rig
}: Parts) {
  const root = createRoot(canvas);
  const show = (count: number) =>
    flushSync(() =>
      root.render(
        <>
          <Rig world={world} step={rig.tick} lens={rig.lens} size={rig.size} />
          <Bodies world={world} count={count} />
          <Draw pipeline={pipeline} world={world} />
        </>,
      ),
    );
  return {
    /** @returns fiber's store once every object is built; null when the scene has ended meanwhile */
    async build(isWanted: () => boolean) {
      await whenFree();
      if (!isWanted()) return null;
      root.configure({
        gl: renderer,
        camera: world.camera,
        frameloop: 'never',
        dpr: 1,
        // The compose pass writes display values itself.
        linear: true,
        flat: true,
        size: { width: 1, height: 1, top: 0, left: 0 },
      });
      const store = show(0);
      const { scene } = store.getState();
      const isWhole = await build({
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
      return isWhole ? store : null;
    },
    unmount: () => root.unmount(),
  };
}

export type Built = NonNullable<Awaited<ReturnType<ReturnType<typeof createApp>['build']>>>;
