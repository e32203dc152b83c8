import { BufferAttribute, BufferGeometry } from 'three';
import { single } from '../../shading/instanced.ts';

/** One triangle that covers the picture. */
export function wholePicture(): BufferGeometry {
  const corners = new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]);
  return new BufferGeometry().setAttribute('position', new BufferAttribute(corners, 3));
}

const around = 96;
const rings = 3;

/** Flat rings around the core: `position` is the angle, the side (-1 inner, 1 outer) and which ring. */
export function ringsGeometry(): BufferGeometry {
  const position: number[] = [];
  for (let ring = 0; ring < rings; ring++)
    for (let step = 0; step < around; step++) {
      const [a, b] = [step, step + 1].map((at) => (at / around) * Math.PI * 2) as [number, number];
      position.push(a, -1, ring, a, 1, ring, b, 1, ring, a, -1, ring, b, 1, ring, b, -1, ring);
    }
  return single({ position: [3, position] });
}
