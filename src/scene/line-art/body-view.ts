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

/**
 * How a body (one of the scene's five objects) is seen by the camera: all that its line art depends
 * on. Local coordinates are the body's own, in which its bounding radius is 1.
 */
export interface BodyView {
  /** Projects a local point. */
  project(local: Vec3): ProjectedPoint;
  /** Rotates a local direction into the world. */
  rotate(direction: Vec3): Vec3;
  /**
   * Cosine between a local face's normal and the direction to the camera; above 0 it is visible.
   */
  facing(centre: Vec3, normal: Vec3): number;
  centre: ProjectedPoint;
  /** Projected bounding radius in viewBox units. */
  radius: number;
  /** Direction from the body to the human core, where the warm light comes from. */
  warmth: Vec3;
  /** Changes of the body's shape in the shot. */
  morph: Morphs;
  /** Distance between the lines of hatching, viewBox units. */
  hatch: number;
  /** Whether the body is large enough for its finest details. */
  fine: boolean;
  /** Whether a projected point lies inside the viewBox. */
  isOnSheet(point: Point): boolean;
}

/** Half the width of the square viewBox of a body alone, viewBox units. */
export const soloHalf = 200;

/** Camera for a body alone: a little from above, as in the home page's hero. */
export const soloCamera: Camera = { position: [0, 1.5, 5.9], target: [0, 0, 0], fov: 21.4 };

/** Pose of a body, its camera, and the scale of the SVG. */
interface Sight {
  place: Vec3;
  /** World units per local unit. */
  size: number;
  /** Orientation, Euler XYZ in radians. */
  euler: Vec3;
  camera: Pose;
  /** Converts tangents (distance from the camera's axis over depth) to viewBox units. */
  toUnits(x: number, y: number): Point;
  /** ViewBox units per tangent of 1. */
  unit: number;
}

function createProjection({ place, size, euler, camera, toUnits, unit: scale }: Sight) {
  // With 90 degrees at aspect 1, projected coordinates are tangents.
  const projectWorld = projector({ ...camera, fov: 90 }, 1);
  const rotate = rotation(euler);
  const toWorld = (local: Vec3) => add(place, times(rotate(local), size));
  const project = (local: Vec3): ProjectedPoint => {
    const { x, y, depth } = projectWorld(toWorld(local));
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
    radius: projectWorld(place).scale * size * scale,
  };
}

/** The viewBox of a shot (a named camera framing): its size, and the scale from tangents. */
export interface Sheet {
  width: number;
  height: number;
  /** ViewBox units per tangent of 1. */
  unit: number;
  /** Converts tangents to viewBox units. */
  toUnits(x: number, y: number): Point;
}

/** Largest viewBox of one body, and of several, which need more units for the same line width. */
const maxSizes = { one: { width: 600, height: 400 }, several: { width: 1500, height: 1000 } };

/**
 * Computes the viewBox of a shot.
 *
 * @throws if the shot is shown only on the whole screen
 */
export function sheetOf(shot: ShotName, layout: Layout): Sheet {
  const { frame } = viewOf(shot, layout);
  if (!frame) throw new Error(`The shot ${shot} has no frame to draw.`);
  const maxSize = shots[shot].focus ? maxSizes.one : maxSizes.several;
  const unit = Math.min(maxSize.width / frame.width, maxSize.height / frame.height);
  return {
    width: frame.width * unit,
    height: frame.height * unit,
    unit,
    toUnits: (x, y) => [(x - frame.x) * unit, (frame.y - y) * unit],
  };
}

/** Computes how a shot shows a body, at rest. */
export function bodyViewInShot(id: BodyId, shot: ShotName, layout: Layout): BodyView {
  const { values, camera, placeOf } = viewOf(shot, layout);
  const sheet = sheetOf(shot, layout);
  // In the stream there are other bodies around it, so that it is smaller.
  const isAlone = shots[shot].focus !== undefined && values.pipelineBlend < 0.5;
  const [pitch, , roll] = streamRotation[id];
  const inStream: Vec3 = [pitch, streamYaw(id, values.facesCore), roll];
  const streamShare = values.pipelineBlend * (1 - values.tall);
  const place = placeOf(id);
  const size = radiusOf(id) * (id === 'core' ? values.coreScale : 1);
  const euler = mix(restRotation[id], inStream, streamShare);
  const projection = createProjection({ place, size, euler, camera, ...sheet });
  return {
    ...projection,
    warmth: unit(sub(placeOf('core'), place)),
    morph: values,
    hatch: isAlone ? 4.6 : Math.max(7, projection.radius / 17),
    fine: isAlone,
    isOnSheet: ([x, y]) => Math.abs(x) < sheet.width / 2 && Math.abs(y) < sheet.height / 2,
  };
}

/** Scale and offset (in radii) with which each body's silhouette fills its square. */
const soloFit: Record<BodyId, readonly [scale: number, x: number, y: number]> = {
  edge: [1.02, 0, 0.1],
  shield: [1.08, -0.05, 0],
  learning: [1.12, 0.03, 0.02],
  agents: [1.02, 0, -0.03],
  core: [1, 0, 0],
};

/** Computes the view of a body alone, filling a square. It is lit as from its place on the ring. */
export function bodyViewAlone(id: BodyId): BodyView {
  const [scale, x, y] = soloFit[id];
  const { fov, ...camera } = soloCamera;
  const perTangent = soloHalf / Math.tan((fov * Math.PI) / 360);
  const projection = createProjection({
    place: [x, y, 0],
    size: scale,
    euler: restRotation[id],
    camera,
    unit: perTangent,
    toUnits: (right, up) => [right * perTangent, -up * perTangent],
  });
  const warmth = unit(times(placeOf(id), -1));
  return { ...projection, warmth, morph: noMorph, hatch: 4.6, fine: true, isOnSheet: () => true };
}

/** The cool key light: from above, left and in front. */
export const keyLight: Vec3 = unit([-0.45, 0.75, 0.55]);
