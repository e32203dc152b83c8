import type { Camera, Scene, WebGLRenderer, WebGLRenderTarget } from 'three';
import { whenIdle } from '../../lib/lazy.tsx';
import { whenGpuDone } from './fences.ts';

interface BuildOptions {
  gl: WebGL2RenderingContext;
  renderer: WebGLRenderer;
  camera: Camera;
  scene: Scene;
  bodyCount: number;
  /** Mounts the first `count` objects of the scene. */
  show(count: number): void;
  /** Render target into which the objects are drawn; programs are compiled for its format. */
  target(): WebGLRenderTarget | null;
  /**
   * Checks the next compiled program.
   *
   * @returns whether there was one
   * @throws when it did not link
   */
  checkNextProgram(): boolean;
  /** Compiles the passes of post-processing. */
  compilePasses(): void;
  /** Renders the scene as it is, without advancing the world. */
  render(): void;
  /** False once the scene has ended. */
  isWanted(): boolean;
}

/**
 * Resolves when the next build step may run: on the page's thread in an idle period, in a worker in
 * the next task, so that messages are received in between.
 */
export const whenThreadIsFree = (): Promise<unknown> =>
  typeof document === 'undefined' ? new Promise((done) => setTimeout(done)) : whenIdle();

/**
 * Builds the scene in many small steps, so that on the page's thread input is not blocked: geometry
 * and programs object by object, then the link status of one program at a time, then a first frame
 * of each object alone, which uploads its geometry and lets the driver finish its program. The
 * canvas is a single pixel during the build, so that these frames cost almost nothing.
 *
 * @returns whether everything was built; false when the scene has ended meanwhile
 * @throws with the driver's message when a program did not link
 */
export async function build(options: BuildOptions): Promise<boolean> {
  const { gl, renderer, camera, scene } = options;
  for (let count = 1, compiledCount = 0; count <= options.bodyCount; count += 1) {
    await whenThreadIsFree();
    if (!options.isWanted()) return false;
    options.show(count);
    renderer.setRenderTarget(options.target());
    for (; compiledCount < scene.children.length; compiledCount += 1)
      renderer.compile(scene.children[compiledCount]!, camera, scene);
  }
  await whenThreadIsFree();
  if (!options.isWanted()) return false;
  options.compilePasses();

  await whenGpuDone(gl);
  if (!options.isWanted()) return false;
  // Without the extension, `compileAsync` would warn in the console.
  if (gl.getSupportedExtensions()?.includes('KHR_parallel_shader_compile'))
    await renderer.compileAsync(scene, camera);
  do {
    await whenThreadIsFree();
    if (!options.isWanted()) return false;
  } while (options.checkNextProgram());

  const bodies = scene.children.map((body) => ({ body, visible: body.visible }));
  for (const { body } of bodies) body.visible = false;
  for (const { body, visible } of bodies) {
    await whenThreadIsFree();
    if (!options.isWanted()) return false;
    body.visible = visible;
    options.render();
    body.visible = false;
  }
  for (const { body, visible } of bodies) body.visible = visible;
  await whenGpuDone(gl);
  return options.isWanted();
}
