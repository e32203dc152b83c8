import { ScreenQuad } from '@react-three/drei/core/ScreenQuad.js';
import { createRoot, extend, flushSync, useFrame } from '@react-three/fiber';
import { Group, Mesh, type Object3D, Points, setConsoleFunction, type WebGLRenderer } from 'three';
import type { Lens, Size } from '../shared/projection.ts';
import { moveCamera } from './camera.ts';
import { order } from './frame-order.ts';
import { type PartName, Parts } from './objects/index.tsx';
import { type Pipeline, passLayer } from './post-processing/index.ts';
import { updateSharedUniforms } from './shared-uniforms.ts';
import type { World } from './world.ts';

extend({ Group, Mesh, Points });

// Drops three.js's warning about the deprecated clock, which fiber creates but does not use.
setConsoleFunction((type, message, ...rest) => {
  if (!message.startsWith('THREE.Clock:')) console[type](message, ...rest);
});

interface FrameProps {
  world: World;
  pipeline: Pipeline;
  /** Advances the world by one frame. */
  advanceWorld(): void;
  /** Size of the canvas, CSS pixels. */
  size: Size;
  /** Where and how large the picture lies on the canvas. */
  lens: Lens;
}

/** What happens in each frame, before and after the objects copy their state. */
function Frame({ world, pipeline, advanceWorld, lens, size }: FrameProps) {
  useFrame(({ gl }) => {
    advanceWorld();
    const distance = moveCamera(world, lens, size);
    updateSharedUniforms(world, distance, gl.getContext().drawingBufferHeight);
  }, order.world);
  useFrame(({ scene }) => pipeline.renderCoreView(scene), order.shadows);
  useFrame(({ scene }) => pipeline.render(scene, world.camera), order.render);
  return <ScreenQuad ref={pipeline.quad} layers={passLayer} />;
}

/**
 * The scene as a React root of @react-three/fiber. Fiber does not render by itself here: the
 * renderer advances it frame by frame.
 *
 * @param canvas its size is set by the app, at first a single pixel
 */
export function createApp(canvas: OffscreenCanvas, renderer: WebGLRenderer, props: FrameProps) {
  const root = createRoot(canvas);
  root.configure({
    gl: renderer,
    camera: props.world.camera,
    frameloop: 'never',
    dpr: 1,
    // No colour conversion or tone mapping by three.js: the compose pass does both.
    linear: true,
    flat: true,
    size: { width: 1, height: 1, top: 0, left: 0 },
  });
  const names: PartName[] = [];
  const render = () =>
    flushSync(() =>
      root.render(
        <>
          <Frame {...props} />
          <Parts world={props.world} names={[...names]} />
        </>,
      ),
    );
  const store = render();
  return {
    store,
    /** Adds an object of the scene. @returns what it consists of */
    mount(name: PartName): Object3D[] {
      names.push(name);
      const { scene } = store.getState();
      const before = new Set(scene.children);
      render();
      return scene.children.filter((object) => !before.has(object));
    },
  };
}

export type App = ReturnType<typeof createApp>;
