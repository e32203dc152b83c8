import {
  BufferAttribute,
  BufferGeometry,
  IcosahedronGeometry,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  PlaneGeometry,
} from 'three';
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

/** Attributes of a geometry by name: item size and values, `[3, [x, y, z, …]]`. */
type Attributes = Record<string, readonly [size: number, values: readonly number[]]>;

/** Creates an indexed geometry: vertices that are equal in all attributes are merged. */
export function indexedGeometry(attributes: Attributes): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, [size, values]] of Object.entries(attributes))
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), size));
  return mergeVertices(geometry, 1e-5);
}

/**
 * Creates a geometry that is drawn several times.
 *
 * @param shape       what is drawn
 * @param perInstance attributes of its copies, one item each
 */
export function instancedGeometry(
  { attributes, index }: BufferGeometry,
  perInstance: Attributes,
): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  Object.assign(geometry.attributes, attributes);
  geometry.setIndex(index);
  for (const [name, [size, values]] of Object.entries(perInstance))
    geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(values), size));
  return geometry;
}

/** Removes what the shaders do not read. */
const positionsOf = (shape: BufferGeometry) =>
  shape.deleteAttribute('normal').deleteAttribute('uv');

export const ballGeometry = (radius: number, detail: number) =>
  mergeVertices(positionsOf(new IcosahedronGeometry(radius, detail)), 1e-5);

/** A ribbon of length 1: x along (0 to 1), y across (-1 to 1). */
export const ribbonGeometry = (segments: number) =>
  positionsOf(new PlaneGeometry(1, 2, segments, 1)).translate(0.5, 0, 0);

/**
 * A torus as angles, which a vertex shader turns into positions: for each vertex the angle along
 * the ring, the angle around its tube (radians), and 0.
 *
 * @param around segments along the ring
 * @param across segments around the tube
 */
export const torusAngles = (around: number, across: number) =>
  positionsOf(new PlaneGeometry(2 * Math.PI, 2 * Math.PI, around, across)).translate(
    Math.PI,
    Math.PI,
    0,
  );
