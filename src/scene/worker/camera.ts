import { Frustum, Matrix4, type PerspectiveCamera, Sphere, Vector2, Vector3 } from 'three';
import { duration, seconds } from '../../motion/tokens.ts';
import { offerings } from '../shared/diagram.ts';
import type { Lens, Size } from '../shared/projection.ts';
import { settleTimeToOmega } from './spring.ts';
import type { World } from './world.ts';

/** Largest rotation of the camera by the pointer, radians. */
const pointerRotation = { yaw: (3 * Math.PI) / 180, pitch: (2 * Math.PI) / 180 };
/**
 * Off-axis parallax: the pointer shifts the camera sideways and the principal point back, so that
 * the plane of the camera's target does not move, while nearer and farther objects move in opposite
 * directions. Largest shift as a tangent: a share of the camera's distance to its target.
 */
const pointerShift = { x: 0.05, y: 0.035 };
/** Rotation of the camera towards a body in focus, radians. */
const focusRotation = (5 * Math.PI) / 180;
const pointerRate = settleTimeToOmega(seconds(duration.headline));

const target = new Vector3();
/** From the target to the camera. */
const toCamera = new Vector3();
const up = new Vector3(0, 1, 0);
const right = new Vector3();
const shift = new Vector2();

/**
 * Places the camera as the shot says, rotated about its target by `yaw` and `pitch` (radians). It
 * never rolls.
 */
function pointCamera(
  camera: PerspectiveCamera,
  state: World['state'],
  yaw: number,
  pitch: number,
): void {
  const { values } = state;
  target.set(values.targetX, values.targetY, values.targetZ);
  toCamera
    .set(values.x, values.y, values.z)
    .sub(target)
    .multiplyScalar(1 + state.camera.extraDistance());
  if (yaw || pitch) {
    right.crossVectors(up, toCamera).normalize();
    toCamera.applyAxisAngle(right, pitch).applyAxisAngle(up, yaw);
  }
  camera.position.copy(target).add(toCamera);
  camera.up.copy(up);
  camera.lookAt(target);
}

/** Rotation about the vertical axis towards the bodies in focus, radians. */
function getFocusYaw({ nodes, values }: World['state']): number {
  let sum = 0;
  for (const { id } of offerings) {
    const { x, z, forward } = nodes[id];
    if (forward.value < 0.001) continue;
    // The sign of the cross product, seen from above, is the side of the line of sight.
    const across = (x - values.targetX) * (values.z - values.targetZ);
    const along = (z - values.targetZ) * (values.x - values.targetX);
    sum += Math.sign(across - along) * forward.value * focusRotation;
  }
  return sum;
}

/**
 * Sets field of view and principal point so that the picture lies on the canvas as the lens says.
 * Shifting the principal point does not change the perspective.
 *
 * @param shift how far the camera is shifted right and up, as tangents
 */
function setProjection(
  camera: PerspectiveCamera,
  lens: Lens,
  { width, height }: Size,
  shift: Vector2,
): void {
  camera.aspect = width / height;
  camera.fov = (Math.atan(height / 2 / lens.scale) * 360) / Math.PI;
  camera.updateProjectionMatrix();
  camera.projectionMatrix.elements[8] = 1 - (2 * (lens.x + shift.x * lens.scale)) / width;
  camera.projectionMatrix.elements[9] = (2 * (lens.y - shift.y * lens.scale)) / height - 1;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  camera.updateMatrixWorld();
}

/**
 * Moves the camera to the shot of this frame, with what pointer, drag and focus add.
 *
 * @param lens where and how large the picture lies on the canvas
 * @param size of the canvas, CSS pixels
 * @returns distance from the camera's target, world units
 */
export function moveCamera(
  { state, camera, pointer, pointerTarget }: World,
  lens: Lens,
  size: Size,
): number {
  const ease = 1 - Math.exp(-pointerRate * state.step);
  pointer.x += (pointerTarget.x - pointer.x) * ease;
  pointer.y += (pointerTarget.y - pointer.y) * ease;
  const yaw = getFocusYaw(state) - state.touch.yaw.value - pointer.x * pointerRotation.yaw;
  pointCamera(camera, state, yaw, pointer.y * pointerRotation.pitch);
  shift.set(-pointer.x * pointerShift.x, -pointer.y * pointerShift.y);
  const distance = toCamera.length();
  camera.translateX(shift.x * distance).translateY(shift.y * distance);
  setProjection(camera, lens, size, shift);
  return distance;
}

/** Bound of a body with what reaches beyond it, in its radii. */
export const reach = 1.6;
const frustum = new Frustum();
const matrix = new Matrix4();
const sphere = new Sphere();

/** Whether a body reaches into the camera's picture. @param radius world units */
export function isInView(
  camera: PerspectiveCamera,
  { x, y, z }: { x: number; y: number; z: number },
  radius: number,
): boolean {
  matrix.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
  sphere.center.set(x, y, z);
  sphere.radius = radius * reach;
  return frustum.setFromProjectionMatrix(matrix).intersectsSphere(sphere);
}
