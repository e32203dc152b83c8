import { instanced } from '../../shading/instanced.ts';

const around = 96;
const across = 6;

/** Four hoops: `position` holds the angle along and the corner of a bevelled square section. */
export function gatesGeometry() {
  const position: number[] = [];
  const turn = Math.PI * 2;
  const at = (u: number, v: number) => position.push((u / around) * turn, (v / across) * turn, 0);
  for (let u = 0; u < around; u++)
    for (let v = 0; v < across; v++) {
      at(u, v);
      at(u + 1, v);
      at(u + 1, v + 1);
      at(u, v);
      at(u + 1, v + 1);
      at(u, v + 1);
    }
  return instanced({ position: [3, position] }, { which: [1, [0, 1, 2, 3]] }, 4);
}
