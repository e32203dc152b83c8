/**
 * Writes SVG path data: relative whole numbers on a grid of quarter units, no needless
 * character. The drawing is inlined in every prerendered home page, so each byte is
 * paid by each visitor.
 */

import { fitCurve } from './fit-curve.ts';

export type Point = readonly [x: number, y: number, ...rest: number[]];

/** Path units in one unit of the frame: the viewBox is larger than the frame by this. */
export const grid = 3;

/** Joins numbers; a minus sign separates by itself. */
function list(numbers: readonly number[]): string {
  return numbers.map((value, index) => (index && value >= 0 ? ` ${value}` : `${value}`)).join('');
}

export class Pen {
  private text = '';
  private readonly grid: number;
  private x = 0;
  private y = 0;

  constructor(steps = grid) {
    this.grid = steps;
  }

  private snap(value: number) {
    return Math.round(value * this.grid);
  }

  private move([x, y]: Point) {
    const [tx, ty] = [this.snap(x), this.snap(y)];
    this.text += this.text ? `m${list([tx - this.x, ty - this.y])}` : `M${list([tx, ty])}`;
    [this.x, this.y] = [tx, ty];
  }

  /** Rounded steps from point to point; the error never adds up. */
  private steps(points: readonly Point[]): number[] {
    return points.flatMap(([x, y]) => {
      const step = [this.snap(x) - this.x, this.snap(y) - this.y];
      [this.x, this.y] = [this.snap(x), this.snap(y)];
      return step;
    });
  }

  line(points: readonly Point[], closed = false): this {
    const [first, ...others] = points;
    if (!first) return this;
    this.move(first);
    const start = [this.x, this.y] as const;
    this.text += `l${list(this.steps(others))}`;
    if (closed) {
      this.text += 'z';
      [this.x, this.y] = start;
    }
    return this;
  }

  polygon(points: readonly Point[]): this {
    return this.line(points, true);
  }

  /** A stroke of no length: with round caps it is a dot of the stroke's width. */
  dot(at: Point): this {
    this.move(at);
    this.text += 'h0';
    return this;
  }

  /** Circular arc; angles in radians, clockwise on screen, at most a full turn. */
  arc([x, y]: Point, radius: number, from: number, to: number): this {
    const at = (angle: number): Point => [
      x + Math.cos(angle) * radius,
      y + Math.sin(angle) * radius,
    ];
    this.move(at(from));
    const r = this.snap(radius);
    this.text += `a${r} ${r} 0 ${to - from > Math.PI ? 1 : 0} 1 ${list(this.steps([at(to)]))}`;
    return this;
  }

  /** One arc almost all the way round, closed over the last step: half the length of two arcs. */
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
      const text = list(handles.flatMap((p) => [this.snap(p[0]) - x, this.snap(p[1]) - y]));
      const next = isSmooth ? 's' : 'c';
      const separator = next !== command ? next : text.startsWith('-') ? '' : ' ';
      this.text += separator + text;
      command = next;
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
