import { MathUtils, Vector3 } from 'three';
import { scene } from '../../motion/scene-tokens.ts';
import { seconds } from '../../motion/tokens.ts';
import { offerings } from '../shared/diagram.ts';
import { curvePoints, stations } from '../shared/geometry/flow.ts';
import { fingertip } from '../shared/ridges.ts';
import { bodies } from '../shared/shot.ts';
import type { World } from './world.ts';

const forward = new Vector3();
const toBody = new Vector3();
/** Tilt of the sharp plane while no body is chosen: Agents, below and far, is in it, Learning, above, behind it. */
const tilt = 0.6;
/** Weight of the camera's target for the focus; a body that the shot or the visitor chose has up to 1. */
const targetWeight = 0.3;

/**
 * Distance along the camera's axis that is sharp, world units: a weighted mean of the distances to the
 * camera's target and to the bodies that the shot or the visitor chose, whichever the light visits.
 */
function getFocus({ state, camera }: World, toTarget: number) {
  camera.getWorldDirection(forward);
  let [weights, sum] = [targetWeight, targetWeight * toTarget];
  for (const id of bodies) {
    const { x, y, z, forward: chosen, gate, intensity } = state.nodes[id];
    const depth = toBody.set(x, y, z).sub(camera.position).dot(forward);
    if (depth <= 0) continue;
    const weight = Math.max(state.values[id], chosen.value, gate.value) ** 24 * intensity;
    weights += weight;
    sum += weight * depth;
  }
  return { distance: sum / weights, tilt: tilt * Math.max(0, 1 + targetWeight - weights) };
}

/** Rate at which the bend of the flow fades while the pointer rests, 1/s. */
const bendDecay = 1 / seconds(scene.wakeOfPointer);

/** Bends the flow away from the pointer while it moves. */
function updateBend({ shared, state, pointer, pointerTarget, camera }: World): void {
  const bend = shared.uBend.value;
  /** How far the smoothed pointer is behind. */
  const lag = Math.hypot(pointerTarget.x - pointer.x, pointerTarget.y - pointer.y);
  bend.set(pointer.x, pointer.y, Math.max(bend.z, Math.min(1, lag * 5)), camera.aspect);
  bend.z *= Math.exp(-bendDecay * state.step);
}

/**
 * Copies the state of this frame into the uniforms that all materials share, once the camera has
 * moved.
 *
 * @param distance from the camera to its target, world units
 * @param height   of the canvas, device pixels
 */
export function updateSharedUniforms(world: World, distance: number, height: number): void {
  const { state, shared, camera } = world;
  const { core } = state.nodes;
  const pulse = state.pulsePower * Math.exp((-3.2 * state.pulseAge) / seconds(scene.pulse));
  shared.uTime.value = state.time;
  // 24 times a second the pattern of the noise moves by so many pixels that it looks like a new one
  // (interleaved gradient noise, Jorge Jimenez, 2014).
  shared.uGrain.value = (Math.floor(state.time * 24) % 64) * 5.588238;
  shared.uCoreLightPosition.value.set(core.x, core.y, core.z);
  const excited = 1 + 0.3 * pulse + 0.45 * state.touch.press.value;
  const power = excited * (1 + 0.6 * state.coreIntensity.value);
  shared.uCoreLightPower.value = state.values.coreIntensity * power * state.lights.core;
  // The finger stands upright for the camera, and leans.
  forward
    .set(Math.sin(fingertip.lean), -Math.cos(fingertip.lean), 0)
    .applyQuaternion(camera.quaternion);
  const shown = MathUtils.smoothstep(core.intensity, 0.4, 0.7);
  shared.uFinger.value.set(forward.x, forward.y, forward.z, shown);
  updateBend(world);
  const focus = getFocus(world, distance);
  shared.uFocusDistance.value = focus.distance;
  // The blur is a share of the canvas' height; bodies are small on a phone's.
  const { 5: scale = 1, 9: shift = 0 } = camera.projectionMatrix.elements as number[];
  shared.uBlurShare.value = Math.min(1, scale / 1.7);
  shared.uTilt.value.set(focus.tilt, (2 * focus.tilt) / scale, (focus.tilt * (shift - 1)) / scale);
  // Fog begins one unit in front of the target, so that near and far objects differ, and is thinner
  // in shots from farther away.
  shared.uFog.value.set(Math.max(0, distance - 1), 2.1 / (distance * 0.45 + 2));
  for (const [index, id] of bodies.entries()) {
    const { x, y, z, scale, intensity } = state.nodes[id];
    // An invisible body casts no shadow.
    shared.uSpheres.value[index]!.set(x, y, z, intensity > 0.02 ? scale : 0);
  }
  for (const [index, { id }] of offerings.entries()) {
    const next = ((stations[id] + 1) % curvePoints) * 3;
    const last = ((stations[id] + curvePoints - 1) % curvePoints) * 3;
    shared.uStreams.value[index]!.fromArray(state.curve, next)
      .sub(toBody.fromArray(state.curve, last))
      .normalize();
  }
  shared.uPointScale.value = (height / 2) * scale;
}
