import { type BodyId, type Layout, type OfferingId, placeOf } from '../shared/diagram.ts';
import { type Frame, type Pose, projector } from '../shared/projection.ts';
import { radiusIn, viewOf } from '../shared/resolve-shot.ts';
import { type Morphs, noMorph } from '../shared/shot.ts';
import { type ShotName, shots } from '../shared/shots.ts';
import { restRotation, rotationOf } from '../shared/transforms.ts';
import { add, dot, rotation, sub, times, unit, type Vec3 } from '../shared/vector.ts';
import type { Point } from './path-data.ts';

/** A projected point in viewBox units; `depth` grows away from the viewer. */
export type ProjectedPoint = readonly [x: number, y: number, depth: number];

/**
 * How a body is seen by the camera: all that its line art depends on. Local coordinates are the
 * body's own, in which its bounding radius is 1.
 */
export interface BodyView extends ReturnType<typeof placeBody> {
  /** Direction from the body to the human core, where the warm light comes from. */
  warmth: Vec3;
  /** Changes of the body's shape in the shot. */
  morph: Morphs;
  /** Distance between the lines of hatching, viewBox units. */
  hatch: number;
  /** Whether the body is large enough for its finest details. */
  fine: boolean;
}

/**
 * The viewBox that shows a frame as large as possible in these units, and the projection into it.
 * Its middle is the origin.
 */
function createViewBox(camera: Pose, frame: Frame, maxWidth: number, maxHeight: number) {
  const toTangents = projector(camera);
  const unit = Math.min(maxWidth / frame.width, maxHeight / frame.height);
  const [width, height] = [frame.width * unit, frame.height * unit];
  return {
    width,
    height,
    /** ViewBox units per tangent of 1. */
    unit,
    camera,
    /** Projects a point of the world. */
    project(point: Vec3): ProjectedPoint {
      const { x, y, depth } = toTangents(point);
      return [(x - frame.x) * unit, (frame.y - y) * unit, depth];
    },
    /** Whether a projected point lies inside the viewBox. */
    isInside: ([x, y]: Point) => Math.abs(x) < width / 2 && Math.abs(y) < height / 2,
  };
}

export type ViewBox = ReturnType<typeof createViewBox>;

/**
 * The viewBox of a shot. Several bodies need more units than one for the same line width.
 *
 * @throws if the shot is shown only on the whole screen
 */
export function viewBoxFor(shot: ShotName, layout: Layout): ViewBox {
  const { camera, frame } = viewOf(shot, layout);
  if (!frame) throw new Error(`The shot ${shot} has no frame to draw.`);
  return shots[shot].focus
    ? createViewBox(camera, frame, 600, 400)
    : createViewBox(camera, frame, 1500, 1000);
}

/** Half the height of the picture of a body alone, in tangents. */
const aloneHalf = Math.tan((21.4 * Math.PI) / 360);
/** The square viewBox of a body alone, seen a little from above, as in the home page's hero. */
export const aloneViewBox = createViewBox(
  { position: [0, 1.5, 5.9], target: [0, 0, 0] },
  { x: 0, y: 0, width: aloneHalf * 2, height: aloneHalf * 2 },
  400,
  400,
);

/**
 * Computes how a viewBox shows a body.
 *
 * @param size  world units per local unit
 * @param euler orientation, Euler XYZ in radians
 */
function placeBody(viewBox: ViewBox, place: Vec3, size: number, euler: Vec3) {
  const { camera, project, isInside } = viewBox;
  const rotate = rotation(euler);
  const toWorld = (local: Vec3) => add(place, times(rotate(local), size));
  const centre = project(place);
  return {
    /** Projects a local point. */
    project: (local: Vec3) => project(toWorld(local)),
    /** Rotates a local direction into the world. */
    rotate,
    /**
     * Cosine between a local face's normal and the direction to the camera; above 0 it is visible.
     */
    facing: (middle: Vec3, normal: Vec3) =>
      dot(unit(sub(camera.position, toWorld(middle))), rotate(normal)),
    centre,
    /** Projected bounding radius in viewBox units. */
    radius: (size / centre[2]) * viewBox.unit,
    isInside,
  };
}

/** Computes how a shot shows a body, at rest. */
export function bodyViewInShot(id: BodyId, shot: ShotName, layout: Layout): BodyView {
  const { values, placeOf } = viewOf(shot, layout);
  // In the stream there are other bodies around it, so that it is smaller.
  const isAlone = shots[shot].focus !== undefined && values.pipelineBlend < 0.5;
  const place = placeOf(id);
  const size = radiusIn(values, id);
  const view = placeBody(viewBoxFor(shot, layout), place, size, rotationOf(id, values));
  return {
    ...view,
    warmth: unit(sub(placeOf('core'), place)),
    morph: values,
    hatch: isAlone ? 4.6 : Math.max(7, view.radius / 17),
    fine: isAlone,
  };
}

/** Scale and offset (in radii) with which each body's silhouette fills its square. */
const aloneFit: Record<OfferingId, readonly [scale: number, x: number, y: number]> = {
  edge: [1.02, 0, 0.1],
  shield: [1.08, -0.05, 0],
  learning: [1.12, 0.03, 0.02],
  agents: [1.02, 0, -0.03],
};

/** Computes the view of a body alone, filling a square. It is lit as from its place on the ring. */
export function bodyViewAlone(id: OfferingId): BodyView {
  const [size, x, y] = aloneFit[id];
  return {
    ...placeBody(aloneViewBox, [x, y, 0], size, restRotation[id]),
    warmth: unit(times(placeOf(id), -1)),
    morph: noMorph,
    hatch: 4.6,
    fine: true,
  };
}

/** The cool key light: from above, left and in front. */
export const keyLight: Vec3 = unit([-0.45, 0.75, 0.55]);
