import type { Point } from './pen.ts';

/**
 * A piece of a smooth curve: a cubic Bézier from where the last one ended. `isSmooth` if its first
 * handle mirrors the last handle before it, so that SVG needs to be told two points only.
 */
export interface Piece {
  isSmooth: boolean;
  out: Point;
  into: Point;
  to: Point;
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const plus = (a: Point, b: Point, by: number): Point => [a[0] + b[0] * by, a[1] + b[1] * by];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];
const length = (a: Point) => Math.hypot(a[0], a[1]);

type Cubic = readonly [Point, Point, Point, Point];

function at([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t;
  const [wa, wb, wc, wd] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [
    a[0] * wa + b[0] * wb + c[0] * wc + d[0] * wd,
    a[1] * wa + b[1] * wb + c[1] * wc + d[1] * wd,
  ];
}

/** Handles of the cubic nearest to the points, after Schneider (Graphics Gems I); `fixed` is the first one's length. */
function handles(
  points: readonly Point[],
  shares: readonly number[],
  tangents: readonly [Point, Point],
  fixed: number | undefined,
): readonly [number, number] {
  const [from, to] = [points[0]!, points.at(-1)!];
  const [first, last] = tangents;
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  points.forEach((point, index) => {
    const t = shares[index]!;
    const u = 1 - t;
    const [b1, b2] = [3 * u * u * t, 3 * u * t * t];
    const [a0, a1] = [plus([0, 0], first, b1), plus([0, 0], last, b2)];
    const rest = minus(point, at([from, from, to, to], t));
    c00 += dot(a0, a0);
    c01 += dot(a0, a1);
    c11 += dot(a1, a1);
    x0 += dot(a0, rest);
    x1 += dot(a1, rest);
  });
  if (fixed !== undefined) return [fixed, (x1 - c01 * fixed) / c11];
  const det = c00 * c11 - c01 * c01;
  return [(x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det];
}

/** The piece over these points, or null if it leaves them by more than the tolerance. */
function pieceOver(
  points: readonly Point[],
  tangents: readonly [Point, Point],
  tolerance: number,
  fixed?: number,
): Piece | null {
  const [from, to] = [points[0]!, points.at(-1)!];
  let way = 0;
  const ways = points.map(
    (point, index) => (way += index ? length(minus(point, points[index - 1]!)) : 0),
  );
  let shares = ways.map((each) => each / way);
  for (let round = 0; round < 3; round += 1) {
    const [start, end] = handles(points, shares, tangents, fixed);
    if (!(start > way * 0.05 && end > way * 0.05 && start < way && end < way)) return null;
    const cubic: Cubic = [from, plus(from, tangents[0], start), plus(to, tangents[1], end), to];
    // Each point's nearest place on the cubic, from that of the round before.
    const near = (point: Point, t: number) => {
      const step = 1e-3;
      const [here, ahead] = [at(cubic, t), at(cubic, t + step)];
      const slope = minus(ahead, here);
      return t + (step * dot(minus(point, here), slope)) / (dot(slope, slope) || 1);
    };
    shares = shares.map((t, index) => Math.min(1, Math.max(0, near(points[index]!, t))));
    const apart = points.map((point, index) => length(minus(point, at(cubic, shares[index]!))));
    if (Math.max(...apart) < tolerance)
      return { isSmooth: fixed !== undefined, out: cubic[1], into: cubic[2], to };
  }
  return null;
}

/** The index up to which one piece reaches, `max` included: doubled while it fits, then halved. */
function longest(from: number, max: number, fits: (to: number) => Piece | null) {
  let [good, bad, best] = [from, max + 1, null as Piece | null];
  for (let span = 4; good < max; span *= 2) {
    const to = Math.min(max, from + span, bad - 1);
    const piece = to > good ? fits(to) : null;
    if (!piece) {
      bad = Math.min(bad, to);
      break;
    }
    [good, best] = [to, piece];
  }
  while (bad - good > 1) {
    const to = (good + bad) >> 1;
    const piece = fits(to);
    if (piece) [good, best] = [to, piece];
    else bad = to;
  }
  return { to: good, piece: best };
}

/**
 * Few cubic Béziers along a line of many points; one that ends where it began is closed. From each end the next piece is the one that
 * gets farthest for each number that is written.
 */
export function fitCurve(line: readonly Point[], tolerance: number): Piece[] {
  const count = line.length - 1;
  const isClosed = length(minus(line[0]!, line[count]!)) < 1e-6;
  const point = (index: number) =>
    line[isClosed ? (index + count) % count : Math.min(count, Math.max(0, index))]!;
  const tangentAt = (index: number): Point => {
    const way = minus(point(index + 1), point(index - 1));
    return plus([0, 0], way, 1 / (length(way) || 1));
  };
  const pieces: Piece[] = [];
  for (let from = 0; from < count; ) {
    const start = tangentAt(from);
    const over = (fixed?: number) => (to: number) => {
      const points = Array.from({ length: to - from + 1 }, (_, index) => point(from + index));
      const end = tangentAt(to);
      return pieceOver(points, [start, [-end[0], -end[1]]], tolerance, fixed);
    };
    const before = pieces.at(-1);
    const free = longest(from, count, over());
    const mirrored = before
      ? longest(from, count, over(length(minus(before.to, before.into))))
      : { to: from, piece: null };
    const better = (mirrored.to - from) / 4 >= (free.to - from) / 6 ? mirrored : free;
    const to = better.piece ? better.to : from + 1;
    const [here, next] = [point(from), point(to)];
    const third = minus(next, here);
    pieces.push(
      better.piece ?? {
        isSmooth: false,
        out: plus(here, third, 1 / 3),
        into: plus(here, third, 2 / 3),
        to: next,
      },
    );
    from = to;
  }
  return pieces;
}
