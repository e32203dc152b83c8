import { type PerspectiveCamera, Vector3 } from 'three';
import { type BodyId, radiusOf } from '../shared/diagram.ts';
import { parting } from '../shared/focus-config.ts';
import type { ScreenPosition } from '../shared/protocol.ts';
import { bodies } from '../shared/shot-values.ts';
import type { WorldState } from './world-state.ts';

const at = new Vector3();

/** Position and radius of each body on the screen, CSS pixels. */
export function positionsOnScreen(
  state: WorldState,
  camera: PerspectiveCamera,
  { width, height }: { width: number; height: number },
): Record<BodyId, ScreenPosition> {
  const focal = camera.projectionMatrix.elements[5]!;
  const entries = bodies.map((id): [BodyId, ScreenPosition] => {
    const { x, y, z, scale, opened } = state.nodes[id];
    const depth = -at.set(x, y, z).applyMatrix4(camera.matrixWorldInverse).z;
    at.applyMatrix4(camera.projectionMatrix);
    const size = id === 'core' ? scale : radiusOf(id) * (1 + parting[id] * opened);
    return [
      id,
      {
        x: ((at.x + 1) / 2) * width,
        y: ((1 - at.y) / 2) * height,
        radius: ((size * focal) / Math.max(depth, 0.01) / 2) * height,
        isInside: depth > 0 && Math.abs(at.x) < 1 && Math.abs(at.y) < 1,
      },
    ];
  });
  return Object.fromEntries(entries) as Record<BodyId, ScreenPosition>;
}

type Positions = Record<BodyId, ScreenPosition>;

/** World units by which the camera must have moved before it is reported. */
const minMove = 0.002;

/**
 * Reports the bodies' positions while pointer, drag or focus turns the camera out of its shot, so
 * that the buttons over the canvas follow. Where the camera is in its shot, the page knows them already.
 *
 * @returns function to call after each frame
 */
export function turnReporter(report: (positions: Positions) => void) {
  const reported = new Vector3();
  let isHome = true;
  return (...[stage, camera, size]: Parameters<typeof positionsOnScreen>) => {
    const { x, y, z } = stage.values;
    const isTurned = at.set(x, y, z).distanceTo(camera.position) > minMove;
    if (!isTurned && isHome) return;
    if (isTurned && reported.distanceTo(camera.position) < minMove) return;
    reported.copy(camera.position);
    isHome = !isTurned;
    report(positionsOnScreen(stage, camera, size));
  };
}
