import { DataTexture, FloatType, Quaternion, RGBAFormat, Vector3 } from 'three';
import { foldAngle, inner, outer, type Plate } from '../../../shared/geometry/shield.ts';
import { quad } from '../../../shared/vector.ts';
import { indexedGeometry, instancedGeometry } from '../instanced.ts';

/**
 * Number of closures (how far a shell is closed) for which the rotation and shift of each plate are
 * stored in a texture; the shader interpolates between two.
 */
export const foldSamples = 16;
/** Closure of the first sample; that of the last is 1. */
export const minClosure = 0.3;

const plates = [...outer, ...inner];

/**
 * The triangular plates of both shells of the shield body, one instance each. Per vertex:
 * `position` holds the weights of the plate's corners, `level` the inset in bevel widths, the
 * height (1 outer face, 0 edge, -1 inner face), the edge that the surface faces (-1: none) and how
 * far its normal leans to it (2: inner face).
 */
export function shieldGeometry() {
  const weights: number[] = [];
  const level: number[] = [];
  const addVertex = (corner: number, inset: number, height: number, edge: number, lean: number) => {
    weights.push(...[0, 1, 2].map((index) => (index === corner ? 1 : 0)));
    level.push(inset, height, edge, lean);
  };
  for (const corner of [0, 1, 2]) addVertex(corner, 1, 1, -1, 0);
  for (const corner of [0, 2, 1]) addVertex(corner, 0.6, -1, -1, 2);
  for (let edge = 0; edge < 3; edge++) {
    const next = (edge + 1) % 3;
    const addBand = (from: { inset: number; height: number }, to: typeof from, lean: number) => {
      const corners = quad([edge, from], [next, from], [next, to], [edge, to]);
      for (const [corner, { inset, height }] of corners)
        addVertex(corner, inset, height, edge, lean);
    };
    addBand({ inset: 0, height: 0 }, { inset: 1, height: 1 }, 0.7);
    addBand({ inset: 0.6, height: -1 }, { inset: 0, height: 0 }, 1);
  }
  const collect = (pick: (plate: Plate) => readonly number[]) =>
    plates.flatMap((plate) => [...pick(plate)]);
  return instancedGeometry(indexedGeometry({ position: [3, weights], level: [4, level] }), {
    cornerA: [3, collect((plate) => plate.corners[0])],
    cornerB: [3, collect((plate) => plate.corners[1])],
    cornerC: [3, collect((plate) => plate.corners[2])],
    plate: [2, plates.flatMap((_, index) => [index, index < outer.length ? 0 : 1])],
  });
}

interface PlateMotion {
  turn: Quaternion;
  shift: Vector3;
}

/** Motion of every plate at one closure: its own fold, then that of the plates it hangs on. */
function fold(shell: readonly Plate[], closure: number): PlateMotion[] {
  const motions: PlateMotion[] = [];
  for (const plate of shell) {
    const hinge = new Vector3(...plate.hingeA);
    const axis = new Vector3(...plate.hingeB).sub(hinge).normalize();
    const angle = plate.parent < 0 ? 0 : foldAngle(plate.order, closure);
    const turn = new Quaternion().setFromAxisAngle(axis, angle);
    const shift = hinge.clone().sub(hinge.clone().applyQuaternion(turn));
    const parent = motions[plate.parent];
    if (parent) {
      shift.applyQuaternion(parent.turn).add(parent.shift);
      turn.premultiply(parent.turn);
    }
    motions.push({ turn, shift });
  }
  return motions;
}

/** Two texels per plate and sample: the rotation as a quaternion, and the shift. */
export function foldTexture(): DataTexture {
  const data = new Float32Array(plates.length * foldSamples * 8);
  for (let sample = 0; sample < foldSamples; sample++) {
    const closure = minClosure + ((1 - minClosure) * sample) / (foldSamples - 1);
    const motions = [...fold(outer, closure), ...fold(inner, closure)];
    for (const [index, { turn, shift }] of motions.entries())
      data.set(
        [turn.x, turn.y, turn.z, turn.w, shift.x, shift.y, shift.z, 0],
        (index * foldSamples + sample) * 8,
      );
  }
  const texture = new DataTexture(data, foldSamples * 2, plates.length, RGBAFormat, FloatType);
  texture.needsUpdate = true;
  return texture;
}
