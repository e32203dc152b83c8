/** The room that polished surfaces of the scene reflect. */
import { describe, expect, it } from 'vitest';
import { unit, type Vec3 } from '../../src/scene/shared/vector.ts';
import { lightAlong, placeCards } from '../../src/scene/worker/objects/room/cards.ts';
import { filterRoom, roughnessOf } from '../../src/scene/worker/objects/room/filter.ts';

function lightOf(direction: Vec3): Vec3 {
  const sum: [number, number, number] = [0, 0, 0];
  lightAlong(placeCards(), unit(direction), 1, sum);
  return sum;
}

/** Mean of a level's light over the sphere, with each texel's solid angle. */
function meanOf({ side, faces }: ReturnType<typeof filterRoom>[number]): number {
  let [sum, area] = [0, 0];
  for (const pixels of faces)
    for (let texel = 0; texel < side * side; texel += 1) {
      const s = (2 * ((texel % side) + 0.5)) / side - 1;
      const t = (2 * (Math.floor(texel / side) + 0.5)) / side - 1;
      const angle = (1 + s * s + t * t) ** -1.5;
      sum += pixels[texel * 4]! * angle;
      area += angle;
    }
  return sum / area;
}

describe('the room', () => {
  it('has light where a card stands, and none between', () => {
    for (const { position, light } of placeCards())
      expect(lightOf(position)[2]).toBeCloseTo(1.3 * light[2]);
    expect(lightOf([1, 0.2, 1])).toEqual([0, 0, 0]);
  });

  it('keeps its light at every roughness, and only spreads it', () => {
    const levels = filterRoom();
    expect(levels.map(({ side }) => side)).toEqual([64, 32, 16, 8]);
    expect([roughnessOf(0), roughnessOf(levels.length - 1)]).toEqual([0, 1]);
    const [sharp, ...rough] = levels.map(meanOf);
    for (const mean of rough) expect(Math.abs(mean / sharp! - 1)).toBeLessThan(0.1);
    const brightest = levels.map(({ faces }) =>
      Math.max(...faces.map((face) => Math.max(...face))),
    );
    expect(brightest).toEqual(brightest.toSorted((a, b) => b - a));
  });
});
