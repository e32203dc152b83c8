/**
 * The room that polished surfaces reflect, as a cube whose levels are filtered by GGX for one
 * roughness each, as three.js's `PMREMGenerator` does. The room is made of a few flat cards, which
 * a ray meets or not, so the processor filters it in a fraction of the time that a GPU takes to
 * compile that generator's programs, and software rendering to run them.
 */
import { cross, unit, type Vec3 } from '../../../shared/vector.ts';
import { angleBeside, type Card, lightAlong, placeCards } from './cards.ts';

/** Pixels of a face's side at roughness 0, and the number of levels, each half as large. */
const side = 64;
const levelCount = 4;
/** Rays for one texel, at roughness 0 in a grid over its area. */
const rayCount = 96;
const gridSide = 3;

/** Roughness of a level: `PMREMGenerator.lodToRoughness`; `lighting.glsl` has its inverse. */
export const roughnessOf = (level: number): number => 1 - Math.sqrt(1 - level / (levelCount - 1));

/** Direction of a point of a face, from −1 to 1, in the order and orientation of WebGL's cubes. */
const faces: readonly ((s: number, t: number) => Vec3)[] = [
  (s, t) => [1, -t, -s],
  (s, t) => [-1, -t, s],
  (s, t) => [s, 1, t],
  (s, t) => [s, -1, -t],
  (s, t) => [s, -t, 1],
  (s, t) => [-s, -t, -1],
];

/** The second coordinate of a point of Hammersley's set: the index's bits, mirrored. */
function radicalInverse(index: number): number {
  let result = 0;
  for (let bits = index, half = 0.5; bits > 0; bits >>= 1, half /= 2) result += (bits & 1) * half;
  return result;
}

/**
 * Reflected rays around the z axis, seen along it, their angles from it and their shares of the
 * light, distributed as a surface of this roughness scatters them (GGX; Karis, "Real Shading in
 * Unreal Engine 4", 2013).
 */
function lobeOf(roughness: number): { ray: Vec3; angle: number; share: number }[] {
  const alpha2 = roughness ** 4;
  const rays = Array.from({ length: rayCount }, (_, index) => {
    const [u, v] = [(index + 0.5) / rayCount, radicalInverse(index)];
    const cos2 = (1 - u) / (1 + (alpha2 - 1) * u);
    const [cos, sin] = [Math.sqrt(cos2), Math.sqrt(1 - cos2)];
    const turn = 2 * Math.PI * v;
    // The half vector, by which the view along the axis is mirrored.
    const ray: Vec3 = [
      2 * cos * sin * Math.cos(turn),
      2 * cos * sin * Math.sin(turn),
      2 * cos2 - 1,
    ];
    return { ray, angle: Math.acos(ray[2]), share: Math.max(ray[2], 0) };
  }).filter(({ share }) => share > 0);
  const total = rays.reduce((sum, { share }) => sum + share, 0);
  return rays.map((each) => ({ ...each, share: each.share / total }));
}

/** Two axes across a direction. */
function across(direction: Vec3): [Vec3, Vec3] {
  const right = unit(cross(Math.abs(direction[1]) < 0.99 ? [0, 1, 0] : [1, 0, 0], direction));
  return [right, cross(direction, right)];
}

/** Mean light over the area of a texel. */
function sharpTexel(cards: readonly Card[], face: number, s: number, t: number): Vec3 {
  const sum: [number, number, number] = [0, 0, 0];
  const middle = unit(faces[face]!(s, t));
  const near = cards.filter((card) => angleBeside(card, middle) < 2 / side);
  if (near.length === 0) return sum;
  for (let ray = 0; ray < gridSide ** 2; ray += 1) {
    const [i, j] = [ray % gridSide, Math.floor(ray / gridSide)];
    const offset = (at: number) => (2 * (at + 0.5)) / gridSide / side - 1 / side;
    const direction = unit(faces[face]!(s + offset(i), t + offset(j)));
    lightAlong(near, direction, 1 / gridSide ** 2, sum);
  }
  return sum;
}

/** Mean light over the lobe of a rough mirror that faces a direction. */
function roughTexel(
  cards: readonly Card[],
  lobe: ReturnType<typeof lobeOf>,
  direction: Vec3,
): Vec3 {
  const sum: [number, number, number] = [0, 0, 0];
  const [right, up] = across(direction);
  // Rays that end beside every card find black, and most do.
  const beside = Math.min(...cards.map((card) => angleBeside(card, direction)));
  for (const { ray, angle, share } of lobe) {
    if (angle < beside) continue;
    const [x, y, z] = ray;
    lightAlong(
      cards,
      [
        x * right[0] + y * up[0] + z * direction[0],
        x * right[1] + y * up[1] + z * direction[1],
        x * right[2] + y * up[2] + z * direction[2],
      ],
      share,
      sum,
    );
  }
  return sum;
}

/**
 * Filters the room.
 *
 * @returns for each level, from sharp to matt, its side in pixels and for each of the six faces its
 *   linear light as red, green, blue, alpha
 */
export function filterRoom(): { side: number; faces: Float32Array[] }[] {
  const cards = placeCards();
  return Array.from({ length: levelCount }, (_, level) => {
    const size = side >> level;
    const lobe = lobeOf(roughnessOf(level));
    return {
      side: size,
      faces: faces.map((directionAt, face) => {
        const pixels = new Float32Array(size * size * 4);
        for (let texel = 0; texel < size * size; texel += 1) {
          const s = (2 * ((texel % size) + 0.5)) / size - 1;
          const t = (2 * (Math.floor(texel / size) + 0.5)) / size - 1;
          const light =
            level === 0
              ? sharpTexel(cards, face, s, t)
              : roughTexel(cards, lobe, unit(directionAt(s, t)));
          pixels.set([...light, 1], texel * 4);
        }
        return pixels;
      }),
    };
  });
}
