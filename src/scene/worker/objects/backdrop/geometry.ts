import { BufferAttribute, BufferGeometry } from 'three';

/** A triangle that covers the whole picture. */
export function fullScreenTriangle(): BufferGeometry {
  const corners = new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]);
  return new BufferGeometry().setAttribute('position', new BufferAttribute(corners, 3));
}
