import {
  BufferAttribute,
  BufferGeometry,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
} from 'three';
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

/** Item size and values of an attribute: `[3, [x, y, z, …]]`. */
export type AttributeValues = readonly [size: number, values: readonly number[]];
/** Attributes of a geometry by name. */
export type Attributes = Record<string, AttributeValues>;

/** Creates an indexed geometry: vertices that are equal in all attributes are merged. */
export function indexedGeometry(attributes: Attributes): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, [size, values]] of Object.entries(attributes))
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), size));
  return mergeVertices(geometry, 1e-5);
}

/**
 * Creates a geometry that is drawn `count` times.
 *
 * @param perVertex   attributes of the shape
 * @param perInstance attributes of its copies, one item each
 */
export function instancedGeometry(
  perVertex: Attributes,
  perInstance: Attributes,
  count: number,
): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  const { attributes, index } = indexedGeometry(perVertex);
  Object.assign(geometry.attributes, attributes);
  geometry.setIndex(index);
  geometry.instanceCount = count;
  for (const [name, [size, values]] of Object.entries(perInstance))
    geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(values), size));
  return geometry;
}

/**
 * Triangles of a torus as angles, which a vertex shader turns into positions: for each vertex the
 * angle along the ring, the angle around its tube (radians), and 0.
 *
 * @param around segments along the ring
 * @param across segments around the tube
 */
export function torusAngles(around: number, across: number): number[] {
  const angles: number[] = [];
  const addVertex = (u: number, v: number) =>
    angles.push((u / around) * Math.PI * 2, (v / across) * Math.PI * 2, 0);
  for (let u = 0; u < around; u++)
    for (let v = 0; v < across; v++) {
      addVertex(u, v);
      addVertex(u + 1, v);
      addVertex(u + 1, v + 1);
      addVertex(u, v);
      addVertex(u + 1, v + 1);
      addVertex(u, v + 1);
    }
  return angles;
}
