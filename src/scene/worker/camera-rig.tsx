import { useFrame } from '@react-three/fiber';
import { type PerspectiveCamera, Vector2, Vector3 } from 'three';
import { scene } from '../../motion/scene-tokens.ts';
import { duration, seconds } from '../../motion/tokens.ts';
import { instruments } from '../shared/diagram.ts';
import type { Lens, Size } from '../shared/projection.ts';
import { bodies } from '../shared/shot.ts';
import { order } from './frame-order.ts';
import { settleTimeToOmega } from './spring.ts';
import type { BodyProps, World } from './world.ts';

/** Largest rotation of the camera by the pointer, radians. */
const pointerRotation = { yaw: (3 * Math.PI) / 180, pitch: (2 * Math.PI) / 180 };
/**
 * Off-axis parallax: the pointer shifts the camera sideways and the principal point back, so that
 * the plane of the camera's target does not move, while nearer and farther objects move in opposite
 * directions. Largest shift as a tangent: a share of the camera's distance to its target.
 */
const pointerShift = { x: 0.05, y: 0.035 };
/** Rotation of the camera towards a body (object of the scene) in focus, radians. */
const focusRotation = (5 * Math.PI) / 180;
const pointerRate = settleTimeToOmega(seconds(duration.headline));

const target = new Vector3();
/** From the target to the camera. */
const toCamera = new Vector3();
const up = new Vector3(0, 1, 0);
const right = new Vector3();
const shift = new Vector2();

/**
 * Places the camera as the shot (named camera framing) says, rotated about its target by `yaw` and
 * `pitch` (radians). It never rolls.
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
  for (const { id } of instruments) {
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

const forward = new Vector3();
const toBody = new Vector3();
/** Weight of the camera's target for the focus; an active body has up to 1. */
const targetWeight = 0.3;

/**
 * Distance along the camera's axis that is sharp, world units: a weighted mean of the distances to
 * the camera's target and to the bodies (objects of the scene). The power lets only very active
 * bodies count.
 */
function getFocusDistance({ state, camera }: World, toTarget: number): number {
  camera.getWorldDirection(forward);
  let [weights, sum] = [targetWeight, targetWeight * toTarget];
  for (const id of bodies) {
    const { x, y, z, activity, intensity } = state.nodes[id];
    const depth = toBody.set(x, y, z).sub(camera.position).dot(forward);
    if (depth <= 0) continue;
    const weight = activity ** 8 * intensity;
    weights += weight;
    sum += weight * depth;
  }
  return sum / weights;
}

interface RigProps extends BodyProps {
  /** Advances the world by one frame. */
  advanceWorld: () => void;
  lens: Lens;
  /** Size of the canvas, CSS pixels. */
  size: Size;
}

/** Rate at which the bend of the flow fades while the pointer rests, 1/s. */
const bendDecay = 1 / seconds(scene.wakeOfPointer);

/** Bends the flow (the stream of light between the bodies) away from the pointer while it moves. */
function updateBend({ shared, state, pointer, pointerTarget, camera }: World): void {
  const bend = shared.uBend.value;
  /** How far the smoothed pointer is behind. */
  const lag = Math.hypot(pointerTarget.x - pointer.x, pointerTarget.y - pointer.y);
  bend.set(pointer.x, pointer.y, Math.max(bend.z, Math.min(1, lag * 5)), camera.aspect);
  bend.z *= Math.exp(-bendDecay * state.step);
}

/** Runs first in a frame: advances the world, moves the camera, sets the shared uniforms. */
export function Rig({ world, advanceWorld, lens, size }: RigProps) {
  useFrame((rootState) => {
    advanceWorld();
    const { state, shared, camera, pointer, pointerTarget } = world;
    const ease = 1 - Math.exp(-pointerRate * state.step);
    pointer.x += (pointerTarget.x - pointer.x) * ease;
    pointer.y += (pointerTarget.y - pointer.y) * ease;
    const yaw = getFocusYaw(state) - state.touch.yaw.value - pointer.x * pointerRotation.yaw;
    pointCamera(camera, state, yaw, pointer.y * pointerRotation.pitch);
    shift.set(-pointer.x * pointerShift.x, -pointer.y * pointerShift.y);
    const distance = toCamera.length();
    camera.translateX(shift.x * distance).translateY(shift.y * distance);
    setProjection(camera, lens, size, shift);

    const { core } = state.nodes;
    const pulse = state.pulsePower * Math.exp((-3.2 * state.pulseAge) / seconds(scene.pulse));
    shared.uTime.value = state.time;
    // 24 times a second the pattern of the noise moves by so many pixels that it looks like a new
    // one (interleaved gradient noise, Jorge Jimenez, 2014).
    shared.uGrain.value = (Math.floor(state.time * 24) % 64) * 5.588238;
    shared.uCoreLightPosition.value.set(core.x, core.y, core.z);
    const excited = 1 + 0.3 * pulse + 0.45 * state.touch.press.value;
    const power = excited * (1 + 0.6 * state.coreIntensity.value);
    shared.uCoreLightPower.value = state.values.coreIntensity * power * state.lights.core;
    updateBend(world);
    shared.uFocusDistance.value = getFocusDistance(world, distance);
    // Fog begins one unit in front of the target, so that near and far objects differ, and is
    // thinner in shots from farther away.
    shared.uFog.value.set(Math.max(0, distance - 1), 2.6 / (distance * 0.45 + 2));
    for (const [index, id] of bodies.entries()) {
      const { x, y, z, scale, intensity } = state.nodes[id];
      // An invisible body casts no shadow.
      shared.uSpheres.value[index]!.set(x, y, z, intensity > 0.02 ? scale : 0);
    }
    const { drawingBufferHeight } = rootState.gl.getContext();
    shared.uPointScale.value = (drawingBufferHeight / 2) * camera.projectionMatrix.elements[5]!;
  }, order.rig);
  return null;
}
