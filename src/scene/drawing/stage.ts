import { type BodyId, type Layout, placeOf, radiusOf } from '../diagram.ts';
import { restRotation } from '../poses.ts';
import { type Camera, constellationCameras, frames, projector } from '../projection.ts';
import { add, dot, rotation, sub, times, unit, type Vec3 } from '../vector.ts';

/** A projected point in viewBox units; `depth` grows away from the viewer. */
export type Seen = readonly [x: number, y: number, depth: number];

/** Where a body stands and how it is seen: everything a drawing needs to know. */
export interface Stage {
  /** A point in the body's own units, projected. */
  see(local: Vec3): Seen;
  /** The body's own direction, in the world. */
  turn(direction: Vec3): Vec3;
  /** Cosine between a face and the line of sight to it; positive faces are visible. */
  facing(centre: Vec3, normal: Vec3): number;
  centre: Seen;
  /** Projected bounding radius in viewBox units. */
  radius: number;
  /** Direction from the body to the human core, where the warm light comes from. */
  warmth: Vec3;
  /** Distance between engraved lines, viewBox units. */
  hatch: number;
  /** Whether there is room for the finest marks. */
  fine: boolean;
}

/** Half of the square viewBox of a body drawn alone. */
export const soloHalf = 200;

/** A body alone, seen as in the constellation: a little from above. */
const soloCamera: Camera = { position: [0, 1.5, 5.9], target: [0, 0, 0], fov: 21.4 };

function stage(id: BodyId, place: Vec3, size: number, camera: Camera, width: number, half: number) {
  const view = projector(camera, width);
  const turn = rotation(restRotation[id]);
  const toWorld = (local: Vec3) => add(place, times(turn(local), size));
  const see = (local: Vec3): Seen => {
    const { x, y, depth } = view(toWorld(local));
    return [x * width * half, -y * half, depth];
  };
  const facing = (centre: Vec3, normal: Vec3) =>
    dot(unit(sub(camera.position, toWorld(centre))), turn(normal));
  return { see, turn, facing, centre: see([0, 0, 0]), radius: view(place).scale * size * half };
}

/** The body in its place on the ring. */
export function stageInConstellation(id: BodyId, layout: Layout): Stage {
  const { width, height } = frames[layout];
  const place = placeOf(id, layout);
  const base = stage(
    id,
    place,
    radiusOf(id),
    constellationCameras[layout],
    width / height,
    height / 2,
  );
  return { ...base, warmth: unit(times(place, -1)), hatch: 7, fine: false };
}

/** Magnification and offset (in radii) that let each silhouette fill its square. */
const fit: Record<BodyId, readonly [scale: number, x: number, y: number]> = {
  edge: [1.02, 0, 0.1],
  shield: [1.08, -0.05, 0],
  learning: [1.12, 0.03, 0.02],
  agents: [1.02, 0, -0.03],
  core: [1, 0, 0],
};

/** The body alone, filling a square. The core's light still comes from where the core would be. */
export function stageAlone(id: BodyId): Stage {
  const [scale, x, y] = fit[id];
  const base = stage(id, [x, y, 0], scale, soloCamera, 1, soloHalf);
  return { ...base, warmth: unit(times(placeOf(id), -1)), hatch: 4.6, fine: true };
}

/** The cool key light: from above, left and in front. */
export const keyLight: Vec3 = unit([-0.45, 0.75, 0.55]);
