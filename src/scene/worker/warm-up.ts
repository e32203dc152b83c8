import type { Camera, Scene, WebGLRenderer, WebGLRenderTarget } from 'three';
import { whenIdle } from '../../lib/lazy.tsx';
import { whenDone } from './fences.ts';

interface Building {
  gl: WebGL2RenderingContext;
  renderer: WebGLRenderer;
  camera: Camera;
  scene: Scene;
  bodyCount: number;
  /** Mounts the first `count` objects. */
  show(count: number): void;
  /** Render target of the world. */
  target(): WebGLRenderTarget | null;
  /** Checks the next compiled program. @returns whether there was one @throws when it did not link */
  checkNextProgram(): boolean;
  /** Compiles the passes of post-processing. */
  compilePasses(): void;
  /** Renders the scene as it is, without advancing the world. */
  render(): void;
  isWanted(): boolean;
}

/**
 * Resolves when the next step of building may begin: on the page's thread in an idle period, in a
 * worker in the next task, so that messages are received in between.
 */
export const whenFree = (): Promise<unknown> =>
  typeof document === 'undefined' ? new Promise((done) => setTimeout(done)) : whenIdle();

/**
 * Builds the world in many small steps, so that on the page's thread no input waits for all of it:
 * geometry and programs object by object, the link status of one program at a time, and a first frame
 * of each object alone, which uploads its geometry and lets the driver finish its program. The canvas
 * is still a single pixel, so that these frames shade almost nothing.
 *
 * @returns whether everything was built; false when the scene has ended meanwhile
 * @throws with the driver's message when a program did not link
 */
export async function build(building: Building): Promise<boolean> {
  const { gl, renderer, camera, scene } = building;
  for (let count = 1, known = 0; count <= building.bodyCount; count += 1) {
    await whenFree();
    if (!building.isWanted()) return false;
    building.show(count);
    renderer.setRenderTarget(building.target());
    for (; known < scene.children.length; known += 1)
      renderer.compile(scene.children[known]!, camera, scene);
  }
  await whenFree();
  if (!building.isWanted()) return false;
  building.compilePasses();

  await whenDone(gl);
  if (!building.isWanted()) return false;
  // Asking three for an extension that isn't there would warn in the console.
  if (gl.getSupportedExtensions()?.includes('KHR_parallel_shader_compile'))
    await renderer.compileAsync(scene, camera);
  do {
    await whenFree();
    if (!building.isWanted()) return false;
  } while (building.checkNextProgram());

  const bodies = scene.children.map((body) => ({ body, visible: body.visible }));
  for (const { body } of bodies) body.visible = false;
  for (const { body, visible } of bodies) {
    await whenFree();
    if (!building.isWanted()) return false;
    body.visible = visible;
    building.render();
    body.visible = false;
  }
  for (const { body, visible } of bodies) body.visible = visible;
  await whenDone(gl);
  return building.isWanted();
}
