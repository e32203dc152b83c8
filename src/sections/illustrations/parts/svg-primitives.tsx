/**
 * Elements, paths and animation attributes of the illustrations. Positions and lengths are in
 * drawing units: the units of the `viewBox` of the `Drawing` that contains the element. A beat is
 * the time unit of the animations: `sequence.beat` in `motion/tokens.ts`, 160 ms.
 */

import type { ReactNode, SVGProps } from 'react';

/** A position in drawing units; y points down. */
export type Point = readonly [x: number, y: number];

/** Rounds to two decimals, so that the prerendered text equals the text in every browser. */
export const round = (value: number) => Math.round(value * 100) / 100;

/** A point on a circle; degrees are clockwise from three o'clock. */
export const pointOnCircle = ([x, y]: Point, radius: number, degrees: number): Point => {
  const radians = (degrees * Math.PI) / 180;
  return [round(x + Math.cos(radians) * radius), round(y + Math.sin(radians) * radius)];
};

/** The whole numbers from 0 to `count - 1`. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** `count` evenly spaced numbers from `from` to `to`, both included. */
export const evenlySpaced = (from: number, to: number, count: number) =>
  range(count).map((index) => round(from + ((to - from) * index) / Math.max(1, count - 1)));

// Functions that end in `Path` return the value of a path's `d` attribute.

export const polygonPath = (points: readonly Point[]) => `M${points.join('L')}Z`;
export const polylinePath = (points: readonly Point[]) => `M${points.join('L')}`;

/** A regular hexagon with a corner at the top. */
export const hexagonPath = (center: Point, radius: number) =>
  polygonPath(range(6).map((side) => pointOnCircle(center, radius, side * 60 - 90)));

export const circlePath = ([x, y]: Point, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;

/**
 * Deterministic noise: a number from 0 to 1 that depends only on index and seed. The factors are
 * those of the usual sine hash of shaders; they have no meaning of their own.
 */
export const noise = (index: number, seed = 1) => {
  const value = Math.sin(index * 127.1 + seed * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

/**
 * How an element appears: `show` fades in, `fade` fades out to an opacity, `pop` fades in and
 * scales up, `draw` scales a line from its start. `wipe`, `retrace` and `sink` clip the element,
 * and reveal it from the left, the right and the top. `travel` moves it to its final position.
 */
type TweenKind = 'show' | 'fade' | 'pop' | 'draw' | 'wipe' | 'retrace' | 'sink' | 'travel';

/**
 * Attributes from which `motion/drawing-timeline.ts` creates the tween of an element.
 *
 * @param beat  start time, in beats; without it there is no tween
 * @param span  duration, in beats; without it the tween has the default duration
 * @param from  `travel`: offset `x y` at the start; `fade`: opacity
 *   at the end
 */
export const tween = (
  kind: TweenKind,
  beat: number | undefined,
  span?: number,
  from?: string | number,
) =>
  beat === undefined
    ? {}
    : { 'data-tween': kind, 'data-beat': round(beat), 'data-span': span, 'data-from': from };

interface LineProps extends Omit<SVGProps<SVGPathElement>, 'from' | 'to'> {
  from: Point;
  to: Point;
  /** Start time of the tween in beats; without it the line has no tween. */
  beat?: number | undefined;
  /** Duration of the tween in beats. */
  span?: number | undefined;
}

/** A straight line that can be drawn from its first point to its second. */
export function Line({ from, to, beat, span, ...rest }: LineProps) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const angle = round((Math.atan2(dy, dx) * 180) / Math.PI);
  return (
    <g transform={`translate(${from[0]} ${from[1]})${angle ? ` rotate(${angle})` : ''}`}>
      <path d={`M0 0H${round(Math.hypot(dx, dy))}`} {...tween('draw', beat, span)} {...rest} />
    </g>
  );
}

/** A group whose origin is at `to`, so that its children scale and rotate around that point. */
export function Translate({ to, children }: { to: Point; children: ReactNode }) {
  return <g transform={`translate(${to[0]} ${to[1]})`}>{children}</g>;
}

interface DotProps {
  at: Point;
  radius: number;
  /** Start time of the tween in beats; without it the dot has no tween. */
  beat?: number | undefined;
  /** Whether the dot is an outline filled with the background colour instead of a solid dot. */
  isOpen?: boolean;
  className?: string | undefined;
}

export function Dot({ at, radius, beat, isOpen, className }: DotProps) {
  return (
    <Translate to={at}>
      <circle
        r={radius}
        className={isOpen ? `fill-surface ${className ?? ''}` : className}
        {...(isOpen ? {} : { fill: 'currentColor', stroke: 'none' })}
        {...tween('pop', beat)}
      />
    </Translate>
  );
}

/**
 * A person: a disc with two rings in the accent colour that stands for people, like the core in the
 * middle of the suite diagram on the home page.
 */
export function Person({ at, radius, beat = 0 }: { at: Point; radius: number; beat?: number }) {
  return (
    <g data-accent="human" className="text-accent">
      <Dot at={at} radius={radius * 0.52} beat={beat} />
      <Translate to={at}>
        <g {...tween('pop', beat + 1)}>
          <circle r={round(radius * 0.76)} strokeWidth="0.75" />
          <circle r={radius} strokeWidth="0.75" strokeDasharray="1 5" strokeLinecap="round" />
        </g>
      </Translate>
    </g>
  );
}

/** The head of an arrow. Its angle is in degrees clockwise; 0 points to the right. */
export function ArrowHead({
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
        {...tween('show', beat)}
      />
    </g>
  );
}
