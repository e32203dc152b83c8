import type { ReactNode, SVGProps } from 'react';

export type Point = readonly [x: number, y: number];

/** Two decimals: the same text on the server and in every browser. */
export const round = (value: number) => Math.round(value * 100) / 100;

/** A point on a circle; degrees run clockwise from three o'clock, as on screen. */
export const polar = ([x, y]: Point, radius: number, degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [round(x + Math.cos(turn) * radius), round(y + Math.sin(turn) * radius)];
};

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** `count` numbers from one end to the other. */
export const spread = (from: number, to: number, count: number) =>
  range(count).map((index) => round(from + ((to - from) * index) / Math.max(1, count - 1)));

export const polygon = (points: readonly Point[]) => `M${points.join('L')}Z`;
export const polyline = (points: readonly Point[]) => `M${points.join('L')}`;

export const hexagon = (center: Point, radius: number) =>
  polygon(range(6).map((side) => polar(center, radius, side * 60 - 90)));

export const circle = ([x, y]: Point, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;

/** Noise that is the same at every build: a number from 0 to 1 for each index. */
export const noise = (index: number, seed = 1) => {
  const value = Math.sin(index * 127.1 + seed * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

/**
 * `show` and `fade`: opacity. `pop`: grows. `draw`: a line lengthens. `wipe`, `retrace` and
 * `sink`: uncovered from the left, the right, the top. `turn` and `travel`: comes from elsewhere.
 */
type Tween = 'show' | 'fade' | 'pop' | 'draw' | 'wipe' | 'retrace' | 'sink' | 'turn' | 'travel';

/**
 * How a part enters when the figure draws itself (see motion/timeline.ts).
 *
 * @param beat  when, counted in beats
 * @param span  how long, in beats; without it the tween has its usual length
 * @param from  where it comes from: degrees, an opacity, or `x y` offsets
 */
export const tween = (kind: Tween, beat: number, span?: number, from?: string | number) => ({
  'data-tween': kind,
  'data-beat': round(beat),
  'data-span': span,
  'data-from': from,
});

interface LineProps extends Omit<SVGProps<SVGPathElement>, 'from' | 'to'> {
  from: Point;
  to: Point;
  /** When it draws itself; without it the line is simply there. */
  beat?: number | undefined;
  span?: number | undefined;
}

/** A straight line that grows from its first point to its second. */
export function Line({ from, to, beat, span, ...rest }: LineProps) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const angle = round((Math.atan2(dy, dx) * 180) / Math.PI);
  return (
    <g transform={`translate(${from[0]} ${from[1]})${angle ? ` rotate(${angle})` : ''}`}>
      <path
        d={`M0 0H${round(Math.hypot(dx, dy))}`}
        {...(beat === undefined ? {} : tween('draw', beat, span))}
        {...rest}
      />
    </g>
  );
}

/** A place with its own origin, so that what is inside grows and turns around it. */
export function At({ at, children }: { at: Point; children: ReactNode }) {
  return <g transform={`translate(${at[0]} ${at[1]})`}>{children}</g>;
}

interface DotProps {
  at: Point;
  radius: number;
  beat?: number | undefined;
  /** Default: a solid dot. `open` shows the ground inside its outline. */
  open?: boolean;
  className?: string | undefined;
}

export function Dot({ at, radius, beat, open, className }: DotProps) {
  return (
    <At at={at}>
      <circle
        r={radius}
        className={open ? `fill-surface ${className ?? ''}` : className}
        {...(open ? {} : { fill: 'currentColor', stroke: 'none' })}
        {...(beat === undefined ? {} : tween('pop', beat))}
      />
    </At>
  );
}

/** The human core: a warm disc with two rings. */
export function Person({ at, radius, beat = 0 }: { at: Point; radius: number; beat?: number }) {
  return (
    <g data-accent="human" className="text-accent">
      <Dot at={at} radius={radius * 0.52} beat={beat} />
      <At at={at}>
        <g {...tween('pop', beat + 1)}>
          <circle r={round(radius * 0.76)} strokeWidth="0.75" />
          <circle r={radius} strokeWidth="0.75" strokeDasharray="1 5" strokeLinecap="round" />
        </g>
      </At>
    </g>
  );
}

/** The head of an arrow, pointing in the direction of the angle. */
export function Tip({
  at,
  angle = 0,
  size = 9,
  beat,
}: {
  at: Point;
  angle?: number;
  size?: number;
  beat?: number | undefined;
}) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${angle})`}>
      <path
        d={`M${-size} ${round(-size * 0.62)}L0 0L${-size} ${round(size * 0.62)}`}
        strokeWidth="1.75"
        {...(beat === undefined ? {} : tween('show', beat))}
      />
    </g>
  );
}
