/**
 * Writes SVG path data as short as possible: relative whole numbers, and no unnecessary characters.
 * The hero's line art is part of the home page's HTML, so that every visitor loads its bytes.
 */

export type Point = readonly [x: number, y: number, ...rest: number[]];

/**
 * Path units per drawing unit. Coordinates are rounded to whole path units, in which the `viewBox`
 * attribute is given too. Elsewhere, "viewBox units" are drawing units.
 */
export const pathScale = 3;

/** Points at equal angles along half a turn. */
export const alongHalfTurn = <T>(start: number, segments: number, pointAt: (angle: number) => T) =>
  Array.from({ length: segments + 1 }, (_, index) => pointAt(start + (Math.PI * index) / segments));

/** A piece of a smooth curve: a cubic Bézier that starts where the piece before it ends. */
interface Piece {
  /**
   * The first handle mirrors the last one of the piece before, so that SVG's short `s` suffices.
   */
  isSmooth: boolean;
  /** First handle. */
  out: Point;
  /** Second handle. */
  into: Point;
  to: Point;
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const plus = (a: Point, b: Point, by: number): Point => [a[0] + b[0] * by, a[1] + b[1] * by];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];
const length = (a: Point) => Math.hypot(a[0], a[1]);

type Cubic = readonly [Point, Point, Point, Point];

function pointOn([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t;
  const [wa, wb, wc, wd] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [
    a[0] * wa + b[0] * wb + c[0] * wc + d[0] * wd,
    a[1] * wa + b[1] * wb + c[1] * wc + d[1] * wd,
  ];
}

/**
 * Lengths of the two handles of the cubic nearest to the points, by least squares (Schneider,
 * Graphics Gems I).
 *
 * @param params      curve parameter of each point, 0 to 1
 * @param tangents    directions of the handles
 * @param firstLength length of the first handle, if it is given
 */
function handleLengths(
  points: readonly Point[],
  params: readonly number[],
  tangents: readonly [Point, Point],
  firstLength: number | undefined,
): readonly [number, number] {
  const [from, to] = [points[0]!, points.at(-1)!];
  const [first, last] = tangents;
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  points.forEach((point, index) => {
    const t = params[index]!;
    const u = 1 - t;
    const [b1, b2] = [3 * u * u * t, 3 * u * t * t];
    const [a0, a1] = [plus([0, 0], first, b1), plus([0, 0], last, b2)];
    const residual = minus(point, pointOn([from, from, to, to], t));
    c00 += dot(a0, a0);
    c01 += dot(a0, a1);
    c11 += dot(a1, a1);
    x0 += dot(a0, residual);
    x1 += dot(a1, residual);
  });
  if (firstLength !== undefined) return [firstLength, (x1 - c01 * firstLength) / c11];
  const det = c00 * c11 - c01 * c01;
  return [(x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det];
}

/** Rounds of fitting a piece, after each of which the points' parameters are improved. */
const fitRounds = 3;

/** Fits one piece to these points; null if it is farther from one than the tolerance. */
function fitPiece(
  points: readonly Point[],
  tangents: readonly [Point, Point],
  tolerance: number,
  firstLength?: number,
): Piece | null {
  const [from, to] = [points[0]!, points.at(-1)!];
  let total = 0;
  const lengths = points.map(
    (point, index) => (total += index ? length(minus(point, points[index - 1]!)) : 0),
  );
  let params = lengths.map((each) => each / total);
  for (let round = 0; round < fitRounds; round += 1) {
    const [start, end] = handleLengths(points, params, tangents, firstLength);
    const [min, max] = [total * 0.05, total];
    if (!(start > min && end > min && start < max && end < max)) return null;
    const cubic: Cubic = [from, plus(from, tangents[0], start), plus(to, tangents[1], end), to];
    // One Newton step towards the parameter of the curve's point nearest to `point`.
    const improve = (point: Point, t: number) => {
      const step = 1e-3;
      const [current, ahead] = [pointOn(cubic, t), pointOn(cubic, t + step)];
      const slope = minus(ahead, current);
      return t + (step * dot(minus(point, current), slope)) / (dot(slope, slope) || 1);
    };
    params = params.map((t, index) => Math.min(1, Math.max(0, improve(points[index]!, t))));
    const errors = points.map((point, index) =>
      length(minus(point, pointOn(cubic, params[index]!))),
    );
    if (Math.max(...errors) < tolerance)
      return { isSmooth: firstLength !== undefined, out: cubic[1], into: cubic[2], to };
  }
  return null;
}

/** Finds the longest piece from a point by doubling its length while it fits, then by bisection. */
function findLongest(from: number, max: number, fitTo: (to: number) => Piece | null) {
  let [good, bad, best] = [from, max + 1, null as Piece | null];
  for (let span = 4; good < max; span *= 2) {
    const to = Math.min(max, from + span, bad - 1);
    const piece = to > good ? fitTo(to) : null;
    if (!piece) {
      bad = Math.min(bad, to);
      break;
    }
    [good, best] = [to, piece];
  }
  while (bad - good > 1) {
    const to = (good + bad) >> 1;
    const piece = fitTo(to);
    if (piece) [good, best] = [to, piece];
    else bad = to;
  }
  return { to: good, piece: best };
}

/**
 * Approximates a line of many points by few cubic Béziers, for short SVG paths. A line whose ends
 * meet is closed. Each next piece is the one that covers the most points per number in the path.
 *
 * @param tolerance largest distance of the curve from a point
 */
function fitCurve(line: readonly Point[], tolerance: number): Piece[] {
  const count = line.length - 1;
  const isClosed = length(minus(line[0]!, line[count]!)) < 1e-6;
  const point = (index: number) =>
    line[isClosed ? (index + count) % count : Math.min(count, Math.max(0, index))]!;
  const tangentAt = (index: number): Point => {
    const chord = minus(point(index + 1), point(index - 1));
    return plus([0, 0], chord, 1 / (length(chord) || 1));
  };
  const pieces: Piece[] = [];
  for (let from = 0; from < count; ) {
    const startTangent = tangentAt(from);
    const fitTo = (firstLength?: number) => (to: number) => {
      const points = Array.from({ length: to - from + 1 }, (_, index) => point(from + index));
      const end = tangentAt(to);
      return fitPiece(points, [startTangent, [-end[0], -end[1]]], tolerance, firstLength);
    };
    const previous = pieces.at(-1);
    const free = findLongest(from, count, fitTo());
    const mirrored = previous
      ? findLongest(from, count, fitTo(length(minus(previous.to, previous.into))))
      : { to: from, piece: null };
    // A mirrored piece is written as four numbers, a free one as six.
    const better = (mirrored.to - from) / 4 >= (free.to - from) / 6 ? mirrored : free;
    const to = better.piece ? better.to : from + 1;
    const [start, next] = [point(from), point(to)];
    const chord = minus(next, start);
    pieces.push(
      better.piece ?? {
        isSmooth: false,
        out: plus(start, chord, 1 / 3),
        into: plus(start, chord, 2 / 3),
        to: next,
      },
    );
    from = to;
  }
  return pieces;
}

/** Joins numbers with as few separators as possible: a minus sign needs none. */
function joinNumbers(numbers: readonly number[]): string {
  return numbers.map((value, index) => (index && value >= 0 ? ` ${value}` : `${value}`)).join('');
}

export class PathData {
  private text = '';
  private readonly pathScale: number;
  /** Current point, path units. */
  private x = 0;
  private y = 0;

  /** @param pathUnits per drawing unit */
  constructor(pathUnits = pathScale) {
    this.pathScale = pathUnits;
  }

  private snap(value: number) {
    return Math.round(value * this.pathScale);
  }

  private move([x, y]: Point) {
    const [toX, toY] = [this.snap(x), this.snap(y)];
    this.text += this.text
      ? `m${joinNumbers([toX - this.x, toY - this.y])}`
      : `M${joinNumbers([toX, toY])}`;
    [this.x, this.y] = [toX, toY];
  }

  /** Steps from point to point. Points are rounded, not steps, so that errors do not add up. */
  private toSteps(points: readonly Point[]): number[] {
    return points.flatMap(([x, y]) => {
      const step = [this.snap(x) - this.x, this.snap(y) - this.y];
      [this.x, this.y] = [this.snap(x), this.snap(y)];
      return step;
    });
  }

  line(points: readonly Point[], isClosed = false): this {
    const [first, ...others] = points;
    if (!first) return this;
    this.move(first);
    const start = [this.x, this.y] as const;
    this.text += `l${joinNumbers(this.toSteps(others))}`;
    if (isClosed) {
      this.text += 'z';
      [this.x, this.y] = start;
    }
    return this;
  }

  polygon(points: readonly Point[]): this {
    return this.line(points, true);
  }

  /** A circle as one arc to the next path unit, then closed: half as many bytes as two arcs. */
  circle([x, y]: Point, radius: number): this {
    this.move([x, y - radius]);
    const r = this.snap(radius);
    this.text += `a${r} ${r} 0 1 0 1 0z`;
    return this;
  }

  /**
   * Smooth curve along many points, of few pieces. It may differ from them by the tolerance, units.
   */
  curve(points: readonly Point[], tolerance = 0.4): this {
    this.move(points[0]!);
    let command = '';
    for (const { isSmooth, out, into, to } of fitCurve(points, tolerance)) {
      const [x, y] = [this.x, this.y];
      const handles = isSmooth ? [into, to] : [out, into, to];
      const steps = handles.flatMap((point) => [this.snap(point[0]) - x, this.snap(point[1]) - y]);
      const numbers = joinNumbers(steps);
      const nextCommand = isSmooth ? 's' : 'c';
      const separator = nextCommand !== command ? nextCommand : numbers.startsWith('-') ? '' : ' ';
      this.text += separator + numbers;
      command = nextCommand;
      [this.x, this.y] = [this.snap(to[0]), this.snap(to[1])];
    }
    return this;
  }

  get empty() {
    return this.text === '';
  }

  toString() {
    return this.text;
  }
}
