import type { BufferGeometry } from 'three';
import { single } from '../../shading/instanced.ts';

const around = 288;

/** The ring as a hairline and four axes: `position` is angle or share of the way, side, which (0 ring, 1 axis). */
export function orbitGeometry(): BufferGeometry {
  const position: number[] = [];
  const axis: number[] = [];
  const piece = (a: number, b: number, which: number) => {
    for (const [at, side] of [
      [a, -1],
      [b, -1],
      [b, 1],
      [a, -1],
      [b, 1],
      [a, 1],
    ] as const) {
      position.push(at, side, 0);
      axis.push(which);
    }
  };
  const turn = Math.PI * 2;
  for (let i = 0; i < around; i++) piece((i / around) * turn, ((i + 1) / around) * turn, -1);
  for (let which = 0; which < 4; which++) piece(0, 1, which);
  return single({ position: [3, position], axis: [1, axis] });
}
