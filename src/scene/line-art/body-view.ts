import { type BodyId, type Layout, placeOf, radiusOf } from '../shared/diagram.ts';
import type { Pose } from '../shared/framing-bounds.ts';
import { type Camera, projector } from '../shared/projection.ts';
import { viewOf } from '../shared/resolve-shot.ts';
import { type Morphs, noMorph } from '../shared/shot.ts';
import { type ShotName, shots } from '../shared/shots.ts';
import { restRotation, streamRotation, streamYaw } from '../shared/transforms.ts';
import { add, dot, mix, rotation, sub, times, unit, type Vec3 } from '../shared/vector.ts';
import type { Point } from './pen.ts';

/** A projected point in viewBox units; `depth` grows away from the viewer. */
export type ProjectedPoint = readonly [x: number, y: number, depth: number];

/** Where a body stands and how it is seen: everything a drawing needs to know. */
export interface BodyView {
  /** A point in the body's own units, projected. */
  project(local: Vec3): ProjectedPoint;
  /** The body's own direction, in the world. */
  rotate(direction: Vec3): Vec3;
  /** Cosine between a face and the line of sight to it; positive faces are visible. */
  facing(centre: Vec3, normal: Vec3): number;
  centre: ProjectedPoint;
  /** Projected bounding radius in viewBox units. */
  radius: number;
  /** Direction from the body to the human core, where the warm light comes from. */
  warmth: Vec3;
  /** What the page makes of the body. */
  morph: Morphs;
  /** Distance between engraved lines, viewBox units. */
  hatch: number;
  /** Whether there is room for the finest marks. */
  fine: boolean;
  /** Whether a projected point lies on the sheet: what a picture's edge cuts off is not drawn. */
  isOnSheet(point: Point): boolean;
}

/** Half of the square viewBox of a body drawn alone. */
export const soloHalf = 200;

/** A body alone, seen as in the constellation: a little from above. */
export const soloCamera: Camera = { position: [0, 1.5, 5.9], target: [0, 0, 0], fov: 21.4 };

/** Where a body stands and from where it is seen. */
interface Sight {
  place: Vec3;
  /** World units of the body's own unit. */
  size: number;
  turned: Vec3;
  camera: Pose;
  /** Tangents to units of the drawing. */
  toUnits(x: number, y: number): Point;
  /** Units of the drawing in one tangent. */
  unit: number;
}

function projectBody({ place, size, turned, camera, toUnits, unit: scale }: Sight) {
  // Half a right angle is a tangent of 1: what is projected comes in tangents.
  const view = projector({ ...camera, fov: 90 }, 1);
  const rotate = rotation(turned);
  const toWorld = (local: Vec3) => add(place, times(rotate(local), size));
  const project = (local: Vec3): ProjectedPoint => {
    const { x, y, depth } = view(toWorld(local));
    const [right, down] = toUnits(x, y);
    return [right, down, depth];
  };
  const facing = (centre: Vec3, normal: Vec3) =>
    dot(unit(sub(camera.position, toWorld(centre))), rotate(normal));
  return {
    project,
    rotate,
    facing,
    centre: project([0, 0, 0]),
    radius: view(place).scale * size * scale,
  };
}

/** How a shot's picture is measured: its frame in the middle, and how many units it is high. */
export interface Sheet {
  width: number;
  height: number;
  /** Units in one tangent. */
  unit: number;
  toUnits(x: number, y: number): Point;
}

/** Units that a drawing fills: of one body, and of several, whose lines must not crowd. */
const rooms = { one: { width: 600, height: 400 }, several: { width: 1500, height: 1000 } };

/** @throws when the shot never stands in a box */
export function sheetOf(shot: ShotName, layout: Layout): Sheet {
  const { frame } = viewOf(shot, layout);
  if (!frame) throw new Error(`The shot ${shot} has no frame to draw.`);
  const room = shots[shot].focus ? rooms.one : rooms.several;
  const unit = Math.min(room.width / frame.width, room.height / frame.height);
  return {
    width: frame.width * unit,
    height: frame.height * unit,
    unit,
    toUnits: (x, y) => [(x - frame.x) * unit, (frame.y - y) * unit],
  };
}

/** A body as a shot shows it, at rest. */
export function bodyViewInShot(id: BodyId, shot: ShotName, layout: Layout): BodyView {
  const { values, camera, placeOf } = viewOf(shot, layout);
  const sheet = sheetOf(shot, layout);
  // In the stream a body stands among others, and smaller.
  const isAlone = shots[shot].focus !== undefined && values.pipelineBlend < 0.5;
  const rest = restRotation[id];
  const [pitch, , roll] = streamRotation[id];
  const straight: Vec3 = [pitch, streamYaw(id, values.facesCore), roll];
  const share = values.pipelineBlend * (1 - values.tall);
  const place = placeOf(id);
  const size = radiusOf(id) * (id === 'core' ? values.coreScale : 1);
  const turned = mix(rest, straight, share);
  const base = projectBody({ place, size, turned, camera, ...sheet });
  return {
    ...base,
    warmth: unit(sub(placeOf('core'), place)),
    morph: values,
    hatch: isAlone ? 4.6 : Math.max(7, base.radius / 17),
    fine: isAlone,
    isOnSheet: ([x, y]) => Math.abs(x) < sheet.width / 2 && Math.abs(y) < sheet.height / 2,
  };
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
export function bodyViewAlone(id: BodyId): BodyView {
  const [scale, x, y] = fit[id];
  const { fov, ...camera } = soloCamera;
  const perTangent = soloHalf / Math.tan((fov * Math.PI) / 360);
  const base = projectBody({
    place: [x, y, 0],
    size: scale,
    turned: restRotation[id],
    camera,
    unit: perTangent,
    toUnits: (right, up) => [right * perTangent, -up * perTangent],
  });
  const warmth = unit(times(placeOf(id), -1));
  return { ...base, warmth, morph: noMorph, hatch: 4.6, fine: true, isOnSheet: () => true };
}

/** The cool key light: from above, left and in front. */
export const keyLight: Vec3 = unit([-0.45, 0.75, 0.55]);
