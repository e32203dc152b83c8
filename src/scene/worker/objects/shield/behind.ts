import {
  type Object3D,
  Points,
  type Scene,
  Vector3,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import { reach } from '../../camera.ts';
import type { World } from '../../world.ts';

/** What is behind the glass has this fraction of the picture's size: rough glass shows no more. */
export const behindDivisor = 2;
const toBody = new Vector3();
const toGlass = new Vector3();

/** Whether the camera sees a body (a named object) beside the glass, which then can't show it. */
function isBeside(body: Object3D, glass: Object3D, camera: Vector3): boolean {
  if (!body.name || body === glass) return false;
  toBody.copy(body.position).sub(camera);
  toGlass.copy(glass.position).sub(camera);
  const radii = body.scale.x / toBody.length() + glass.scale.x / toGlass.length();
  return toBody.angleTo(toGlass) > radii * reach;
}

/**
 * Draws what a body of glass can show behind it. Points are left out, because at this size they would
 * be large dots.
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
    (other) => other.visible && (other instanceof Points || isBeside(other, body, camera.position)),
  );
  for (const object of [pane, ...hidden]) object.visible = false;
  uPointScale.value /= behindDivisor;
  renderer.setRenderTarget(target);
  renderer.clear();
  renderer.render(scene, camera);
  uPointScale.value *= behindDivisor;
  for (const object of [pane, ...hidden]) object.visible = true;
}
