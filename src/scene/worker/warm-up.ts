import type { Camera, Scene, WebGLRenderer, WebGLRenderTarget } from 'three';
import { whenIdle } from '../../lib/lazy.tsx';
import { whenDone } from './fences.ts';

interface Building {
  gl: WebGL2RenderingContext;
  renderer: WebGLRenderer;
  camera: Camera;
  scene: Scene;
  bodyCount: number;
  /** Puts the first so many bodies into the scene. */
  show(count: number): void;
  /** What the world is drawn into. */
  target(): WebGLRenderTarget | null;
  /** Looks at the next program and says whether there was one. @throws when it did not link */
  proveNext(): boolean;
  /** Compiles what is drawn besides the bodies. */
  compilePasses(): void;
  /** Draws what is in the scene, without time passing. */
  render(): void;
  isWanted(): boolean;
}

/**
 * Resolves when the next step of building may begin: on the page's thread in an idle moment, in a
 * worker in the next task, so that messages are heard in between.
 */
export const whenFree = (): Promise<unknown> =>
  typeof document === 'undefined' ? new Promise((done) => setTimeout(done)) : whenIdle();

/**
 * Builds the world in many small steps, each in an idle moment, so that no input ever waits for
 * the whole of it: geometry and programs body by body, one question to the graphics card at a
 * time, and a first drawing of each body alone, which uploads it. The canvas is still a single
 * pixel then, so that this costs the card nothing.
 *
 * @returns whether it came to an end: false when nobody wants it any more
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
  } while (building.proveNext());

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
