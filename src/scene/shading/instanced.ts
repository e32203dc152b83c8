import { BufferAttribute, InstancedBufferAttribute, InstancedBufferGeometry } from 'three';

/** Values of an attribute with its item size: `[3, [x, y, z, …]]`. */
export type Values = readonly [size: number, values: readonly number[]];

/** One drawn shape, many places. All attributes are static: shaders do the moving. */
export function instanced(
  shape: Record<string, Values>,
  each: Record<string, Values>,
  count: number,
): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  geometry.instanceCount = count;
  for (const [name, [size, values]] of Object.entries(shape))
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), size));
  for (const [name, [size, values]] of Object.entries(each))
    geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(values), size));
  return geometry;
}
