import {
  BufferAttribute,
  BufferGeometry,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
} from 'three';
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

/** Values of an attribute with its item size: `[3, [x, y, z, …]]`. */
export type Values = readonly [size: number, values: readonly number[]];
export type Shape = Record<string, Values>;

/** One shape, drawn once; corners that are equal in all attributes are shaded once. */
export function single(shape: Shape): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, [size, values]] of Object.entries(shape))
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), size));
  return mergeVertices(geometry, 1e-5);
}

/** One shape, many places. All attributes are static: shaders do the moving. */
export function instanced(shape: Shape, each: Shape, count: number): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  const { attributes, index } = single(shape);
  Object.assign(geometry.attributes, attributes);
  geometry.setIndex(index);
  geometry.instanceCount = count;
  for (const [name, [size, values]] of Object.entries(each))
    geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(values), size));
  return geometry;
}

/**
 * The triangles of a torus that a shader bends into shape: for each vertex the angle along the ring
 * and the angle around its tube in radians, and 0.
 *
 * @param around parts along the ring
 * @param across parts around the tube
 */
export function torusAngles(around: number, across: number): number[] {
  const angles: number[] = [];
  const at = (u: number, v: number) =>
    angles.push((u / around) * Math.PI * 2, (v / across) * Math.PI * 2, 0);
  for (let u = 0; u < around; u++)
    for (let v = 0; v < across; v++) {
      at(u, v);
      at(u + 1, v);
      at(u + 1, v + 1);
      at(u, v);
      at(u + 1, v + 1);
      at(u, v + 1);
    }
  return angles;
}
