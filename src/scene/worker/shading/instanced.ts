import {
  BufferAttribute,
  BufferGeometry,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
} from 'three';

/** Values of an attribute with its item size: `[3, [x, y, z, …]]`. */
export type Values = readonly [size: number, values: readonly number[]];
export type Shape = Record<string, Values>;

/** Fills a geometry with a shape given corner by corner; equal corners are shaded once. */
function weld<T extends BufferGeometry>(geometry: T, shape: Shape): T {
  const attributes = Object.entries(shape);
  const [size, first] = attributes[0]![1];
  const known = new Map<string, number>();
  const kept: number[] = [];
  const index: number[] = [];
  for (let corner = 0; corner < first.length / size; corner++) {
    const key = attributes
      .map(([, [n, values]]) =>
        values.slice(corner * n, corner * n + n).map((value) => Math.round(value * 1e5)),
      )
      .join();
    const at = known.get(key) ?? kept.push(corner) - 1;
    known.set(key, at);
    index.push(at);
  }
  for (const [name, [n, values]] of attributes) {
    const data = new Float32Array(
      kept.flatMap((corner) => values.slice(corner * n, corner * n + n)),
    );
    geometry.setAttribute(name, new BufferAttribute(data, n));
  }
  geometry.setIndex(index);
  return geometry;
}

/** One shape, drawn once. */
export const single = (shape: Shape) => weld(new BufferGeometry(), shape);

/** One shape, many places. All attributes are static: shaders do the moving. */
export function instanced(shape: Shape, each: Shape, count: number): InstancedBufferGeometry {
  const geometry = weld(new InstancedBufferGeometry(), shape);
  geometry.instanceCount = count;
  for (const [name, [size, values]] of Object.entries(each))
    geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(values), size));
  return geometry;
}
