import { Vector3 } from 'three';
import { curvePoints } from '../../../shared/curve.ts';
import { stations } from '../../../shared/geometry/flow.ts';
import { gaze as lean } from '../../../shared/ridges.ts';
import { bodies } from '../../../shared/shot-values.ts';
import type { WorldState } from '../../world-state.ts';

/** Rate at which the gaze follows its target, 1/s. */
const gazeRate = 2.4;
const target = new Vector3();
const arm = new Vector3();

/**
 * Moves the nucleus: it stands towards the visitor, follows the pointer, and turns to the body that
 * the light is in. In a frozen frame no time passes, so the nucleus is at its target at once.
 *
 * @param gaze where it is, in the core's own space
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
    .sub(arm.set(core.x, core.y, core.z))
    .normalize()
    .multiplyScalar(0.34);
  target.x += pointer.x * 0.2;
  target.y += pointer.y * 0.16;
  for (const id of bodies) {
    if (id === 'core') continue;
    const node = state.nodes[id];
    const away = state.flowHead - stations[id] / curvePoints;
    const near = Math.exp(-away * away * 500) + node.forward.value * 1.6;
    if (near < 0.02) continue;
    arm.set(node.x - core.x, node.y - core.y, node.z - core.z).normalize();
    target.addScaledVector(arm, near * lean.towards);
  }
  gaze.lerp(target, state.isFrozen ? 1 : 1 - Math.exp(-gazeRate * state.step));
}
