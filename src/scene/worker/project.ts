import { type PerspectiveCamera, Vector3 } from 'three';
import type { BodyId } from '../shared/diagram.ts';
import type { ScreenPosition } from '../shared/protocol.ts';
import { spreadShare } from '../shared/reactions.ts';
import { bodies } from '../shared/shot.ts';
import type { WorldState } from './world-state.ts';

const point = new Vector3();

/** Position and radius of each body on the canvas, CSS pixels. */
export function positionsOnScreen(
  state: WorldState,
  camera: PerspectiveCamera,
  { width, height }: { width: number; height: number },
): Record<BodyId, ScreenPosition> {
  const focal = camera.projectionMatrix.elements[5]!;
  const entries = bodies.map((id): [BodyId, ScreenPosition] => {
    const { x, y, z, scale, opened } = state.nodes[id];
    const depth = -point.set(x, y, z).applyMatrix4(camera.matrixWorldInverse).z;
    point.applyMatrix4(camera.projectionMatrix);
    const size = scale * (1 + spreadShare[id] * opened);
    return [
      id,
      {
        x: ((point.x + 1) / 2) * width,
        y: ((1 - point.y) / 2) * height,
        radius: ((size * focal) / Math.max(depth, 0.01) / 2) * height,
      },
    ];
  });
  return Object.fromEntries(entries) as Record<BodyId, ScreenPosition>;
}

type Positions = Record<BodyId, ScreenPosition>;

/** Smallest camera movement that is reported, world units. */
const minMove = 0.002;

/**
 * Reports the bodies' positions while pointer, drag or focus moves the camera away from its shot,
 * so that the page's buttons over the canvas follow. Without such a movement nothing is reported,
 * because the page computes the positions from the shot.
 *
 * @returns function to call after each frame
 */
export function cameraTurnReporter(report: (positions: Positions) => void) {
  const reported = new Vector3();
  let wasInShot = true;
  return (...[state, camera, size]: Parameters<typeof positionsOnScreen>) => {
    const { x, y, z } = state.values;
    const isTurned = point.set(x, y, z).distanceTo(camera.position) > minMove;
    if (!isTurned && wasInShot) return;
    if (isTurned && reported.distanceTo(camera.position) < minMove) return;
    reported.copy(camera.position);
    wasInShot = !isTurned;
    report(positionsOnScreen(state, camera, size));
  };
}
