/**
 * Writes SVG path data: relative whole numbers on a grid of quarter units, no needless
 * character. The drawing is inlined in every prerendered home page, so each byte is
 * paid by each visitor.
 */

export type Point = readonly [x: number, y: number, ...rest: number[]];

/** Path units in one unit of the frame: the viewBox is larger than the frame by this. */
export const grid = 4;

const snap = (value: number) => Math.round(value * grid);

/** Joins numbers; a minus sign separates by itself. */
function list(numbers: readonly number[]): string {
  return numbers.map((value, index) => (index && value >= 0 ? ` ${value}` : `${value}`)).join('');
}

export class Pen {
  private text = '';
  private x = 0;
  private y = 0;

  private move([x, y]: Point) {
    const [tx, ty] = [snap(x), snap(y)];
    this.text += this.text ? `m${list([tx - this.x, ty - this.y])}` : `M${list([tx, ty])}`;
    [this.x, this.y] = [tx, ty];
  }

  /** Rounded steps from point to point; the error never adds up. */
  private steps(points: readonly Point[]): number[] {
    return points.flatMap(([x, y]) => {
      const step = [snap(x) - this.x, snap(y) - this.y];
      [this.x, this.y] = [snap(x), snap(y)];
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
    const r = snap(radius);
    this.text += `a${r} ${r} 0 ${to - from > Math.PI ? 1 : 0} 1 ${list(this.steps([at(to)]))}`;
    return this;
  }

  /** One arc almost all the way round, closed over the last step: half the length of two arcs. */
  circle([x, y]: Point, radius: number): this {
    this.move([x, y - radius]);
    const r = snap(radius);
    this.text += `a${r} ${r} 0 1 0 1 0z`;
    return this;
  }

  /**
   * Smooth curve through all points (Catmull-Rom as cubic Béziers). With `ghosts` the
   * first and last point only give the direction at the ends.
   */
  curve(points: readonly Point[], ghosts = false): this {
    const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]!;
    const [start, end] = ghosts ? [1, points.length - 2] : [0, points.length - 1];
    if (end <= start) return this;
    this.move(at(start));
    this.text += 'c';
    for (let index = start; index < end; index++) {
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
      const into: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
      const [x, y] = [this.x, this.y];
      const numbers = [out, into, c].flatMap((p) => [snap(p[0]) - x, snap(p[1]) - y]);
      const text = list(numbers);
      this.text += index > start && !text.startsWith('-') ? ` ${text}` : text;
      [this.x, this.y] = [snap(c[0]), snap(c[1])];
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
