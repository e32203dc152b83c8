/**
 * Writes SVG path data as short as possible: relative whole numbers, and no unnecessary characters.
 * The hero's line art is part of the home page's HTML, so that every visitor loads its bytes.
 */

import { fitCurve } from './fit-curve.ts';

export type Point = readonly [x: number, y: number, ...rest: number[]];

/**
 * Path units per drawing unit. Coordinates are rounded to whole path units, in which the `viewBox`
 * attribute is given too. Elsewhere, "viewBox units" are drawing units.
 */
export const grid = 3;

/** Points at equal angles along half a turn. */
export const alongHalfTurn = <T>(start: number, segments: number, pointAt: (angle: number) => T) =>
  Array.from({ length: segments + 1 }, (_, index) => pointAt(start + (Math.PI * index) / segments));

/** Joins numbers with as few separators as possible: a minus sign needs none. */
function joinNumbers(numbers: readonly number[]): string {
  return numbers.map((value, index) => (index && value >= 0 ? ` ${value}` : `${value}`)).join('');
}

export class Pen {
  private text = '';
  private readonly grid: number;
  /** Current point, path units. */
  private x = 0;
  private y = 0;

  /** @param pathUnits per drawing unit */
  constructor(pathUnits = grid) {
    this.grid = pathUnits;
  }

  private snap(value: number) {
    return Math.round(value * this.grid);
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
