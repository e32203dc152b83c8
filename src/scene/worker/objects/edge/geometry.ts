import { hexCorner, hexRadius, lineSeats, pitch, prisms } from '../../../shared/geometry/edge.ts';
import { quad } from '../../../shared/vector.ts';
import { indexedGeometry, instancedGeometry } from '../instanced.ts';

/** Index that stands for a missing neighbour. */
export const noNeighbour = prisms.length;

/** Indices of a prism's six neighbours, in the order of its side faces. */
export function neighboursOf(index: number): number[] {
  const { x, y } = prisms[index]!;
  return Array.from({ length: 6 }, (_, face) => {
    const [dx, dy] = hexCorner(face + 0.5, pitch);
    const found = prisms.findIndex(
      (other) => Math.hypot(other.x - x - dx, other.y - y - dy) < 0.02,
    );
    return found < 0 ? noNeighbour : found;
  });
}

/** Width of the bevel, as a share of the prism's radius. */
const bevel = 0.13;

/**
 * The prisms of the edge body, a sensor array: hexagonal prisms that rise by what they measure. Per
 * vertex: `position` is x and y on the hexagon and the level (0 foot, 1 lower edge of the bevel, 2
 * cap), `facing` the normal, `seat` the side face (0 to 5) and the corner (-1: middle of the cap).
 */
export function edgeGeometry() {
  const position: number[] = [];
  const facing: number[] = [];
  const seat: number[] = [];
  const vertex = (
    corner: number,
    radius: number,
    level: number,
    normal: number[],
    face: number,
  ) => {
    const [x, y] = corner < 0 ? [0, 0] : hexCorner(corner % 6, radius * hexRadius);
    position.push(x, y, level);
    facing.push(...normal);
    seat.push(face, corner < 0 ? -1 : corner % 6);
  };
  for (let face = 0; face < 6; face++) {
    const outward = [...hexCorner(face + 0.5, 1), 0];
    const slant = [...hexCorner(face + 0.5, 0.66), 0.75];
    const next = face + 1;
    const addBand = (r0: number, l0: number, r1: number, l1: number, normal: number[]) => {
      const corners = quad([face, r0, l0], [next, r0, l0], [next, r1, l1], [face, r1, l1]);
      for (const [corner, radius, level] of corners) vertex(corner, radius, level, normal, face);
    };
    addBand(1, 0, 1, 1, outward);
    addBand(1, 1, 1 - bevel, 2, slant);
    vertex(-1, 0, 2, [0, 0, 1], face);
    vertex(face, 1 - bevel, 2, [0, 0, 1], face);
    vertex(next, 1 - bevel, 2, [0, 0, 1], face);
  }
  const neighbours = prisms.map((_, index) => neighboursOf(index));
  return instancedGeometry(
    indexedGeometry({ position: [3, position], facing: [3, facing], seat: [2, seat] }),
    {
      cell: [4, prisms.flatMap((prism, index) => [prism.x, prism.y, index, prism.phase])],
      line: [2, lineSeats.flat()],
      nearA: [3, neighbours.flatMap((indices) => indices.slice(0, 3))],
      nearB: [3, neighbours.flatMap((indices) => indices.slice(3))],
    },
  );
}

/** Height of the bevel in the body's units. */
export const bevelHeight = hexRadius * bevel * 0.9;
