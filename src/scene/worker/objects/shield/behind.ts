import {
  Frustum,
  Matrix4,
  type Object3D,
  type Scene,
  Sphere,
  Vector3,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import type { World } from '../../world.ts';

/** Bound of a body with what reaches beyond it, in its radii. */
const reach = 1.6;
const frustum = new Frustum();
const matrix = new Matrix4();
const sphere = new Sphere();
const toBody = new Vector3();
const toGlass = new Vector3();

/** Whether the camera's picture has room for a body. */
export function isInView({ position, scale, visible }: Object3D, { camera }: World): boolean {
  matrix.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
  sphere.set(position, scale.x * reach);
  return visible && frustum.setFromProjectionMatrix(matrix).intersectsSphere(sphere);
}

/** Whether the camera sees a body (a named object) beside the glass, which then can't show it. */
function isBeside(body: Object3D, glass: Object3D, camera: Vector3): boolean {
  if (!body.name || body === glass) return false;
  toBody.copy(body.position).sub(camera);
  toGlass.copy(glass.position).sub(camera);
  const radii = body.scale.x / toBody.length() + glass.scale.x / toGlass.length();
  return toBody.angleTo(toGlass) > radii * reach;
}

/**
 * Draws what a body of glass can show behind it, at half the picture's size.
 *
 * @param body the body, whose child `pane` is the glass itself
 */
export function drawBehind(
  renderer: WebGLRenderer,
  scene: Scene,
  { camera, shared: { uPointScale } }: World,
  body: Object3D,
  pane: Object3D,
  target: WebGLRenderTarget,
): void {
  const hidden = scene.children.filter(
    (other) => other.visible && isBeside(other, body, camera.position),
  );
  for (const object of [pane, ...hidden]) object.visible = false;
  uPointScale.value /= 2;
  renderer.setRenderTarget(target);
  renderer.clear();
  renderer.render(scene, camera);
  uPointScale.value *= 2;
  for (const object of [pane, ...hidden]) object.visible = true;
}
