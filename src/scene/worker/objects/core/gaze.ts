import { Vector3 } from 'three';
import { curvePoints, stations } from '../../../shared/geometry/flow.ts';
import { gaze as gazeConfig } from '../../../shared/ridges.ts';
import { bodies } from '../../../shared/shot.ts';
import type { WorldState } from '../../world-state.ts';

/** Rate at which the gaze moves to its target, 1/s. */
const gazeRate = 2.4;
const target = new Vector3();
const direction = new Vector3();

/**
 * Moves the core's gaze: the direction in which the light inside it and the whorl of its
 * fingerprint are shifted. It points to the camera, follows the pointer, and turns to a body that has
 * focus or that the flow's light passes. In a frozen frame it is at its target at once.
 *
 * @param gaze   moved by this function; in world space, relative to the core
 * @param camera position of the camera
 */
export function followGaze(
  gaze: Vector3,
  state: WorldState,
  camera: Vector3,
  pointer: { x: number; y: number },
): void {
  const { core } = state.nodes;
  target
    .copy(camera)
    .sub(direction.set(core.x, core.y, core.z))
    .normalize()
    .multiplyScalar(0.34);
  target.x += pointer.x * 0.2;
  target.y += pointer.y * 0.16;
  for (const id of bodies) {
    if (id === 'core') continue;
    const node = state.nodes[id];
    const flowDistance = state.brightestFlowPosition - stations[id] / curvePoints;
    const nearness = Math.exp(-flowDistance * flowDistance * 500) + node.forward.value * 1.6;
    if (nearness < 0.02) continue;
    direction.set(node.x - core.x, node.y - core.y, node.z - core.z).normalize();
    target.addScaledVector(direction, nearness * gazeConfig.towards);
  }
  gaze.lerp(target, state.isFrozen ? 1 : 1 - Math.exp(-gazeRate * state.step));
}
