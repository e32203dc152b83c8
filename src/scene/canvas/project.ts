import { type PerspectiveCamera, Vector3 } from 'three';
import { type BodyId, radiusOf } from '../diagram.ts';
import { bodies } from '../look.ts';
import type { Stage } from '../stage.ts';

/** Centre and radius of a body in CSS pixels. */
export interface ScreenPlace {
  x: number;
  y: number;
  radius: number;
  /** False when the middle of the body lies outside the picture. */
  visible: boolean;
}

const at = new Vector3();

export function placesOnScreen(
  stage: Stage,
  camera: PerspectiveCamera,
  { width, height }: { width: number; height: number },
): Record<BodyId, ScreenPlace> {
  const focal = camera.projectionMatrix.elements[5]!;
  const entries = bodies.map((id): [BodyId, ScreenPlace] => {
    const { x, y, z, scale } = stage.actors[id];
    const depth = -at.set(x, y, z).applyMatrix4(camera.matrixWorldInverse).z;
    at.applyMatrix4(camera.projectionMatrix);
    const size = id === 'core' ? scale : radiusOf(id);
    return [
      id,
      {
        x: ((at.x + 1) / 2) * width,
        y: ((1 - at.y) / 2) * height,
        radius: ((size * focal) / Math.max(depth, 0.01) / 2) * height,
        visible: depth > 0 && Math.abs(at.x) < 1 && Math.abs(at.y) < 1,
      },
    ];
  });
  return Object.fromEntries(entries) as Record<BodyId, ScreenPlace>;
}
