import type { ReactNode } from 'react';
import type { OfferingId } from '../../content/types.ts';
import { LineArt } from '../../scene/index.tsx';

type Point = readonly [x: number, y: number];

interface BrokenDiagramProps {
  /** Units across and down, in which all places are given. */
  size: readonly [width: number, height: number];
  core: Point;
  bodies: Readonly<Record<OfferingId, Point>>;
  /** Width of a body's picture, in units. */
  bodyWidth: number;
  /** Place and width of the drawing on the screen. */
  className: string;
  /** Lines of the ring, as SVG. */
  children: ReactNode;
}

const coreWidth = 300;

/** Decoration of a page that could not be reached: the suite's diagram on a ring that the caller draws broken. */
export function BrokenDiagram({
  size: [width, height],
  core,
  bodies,
  bodyWidth,
  className,
  children,
}: BrokenDiagramProps) {
  const square = ([x, y]: Point, side: number) => ({
    left: `${(x / width) * 100}%`,
    top: `${(y / height) * 100}%`,
    width: `${(side / width) * 100}%`,
  });
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute ${className}`}
      style={{ aspectRatio: `${width}/${height}` }}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        fill="none"
        strokeWidth="2"
        className="absolute inset-0 size-full overflow-visible"
      >
        {children}
      </svg>
      <div className="absolute aspect-square -translate-1/2" style={square(core, coreWidth)}>
        {/* A round mask, or the glow would end at the edges of its square. */}
        <LineArt
          name="core"
          isInline
          className="[mask-image:radial-gradient(closest-side,black_60%,transparent)]"
        />
      </div>
      {(Object.keys(bodies) as OfferingId[]).map((id) => (
        <div
          key={id}
          className="absolute aspect-square -translate-1/2"
          style={square(bodies[id], bodyWidth)}
        >
          <LineArt name={id} isInline />
        </div>
      ))}
    </div>
  );
}

const size = [1200, 800] as const;
const center = { x: 600, y: 400 };
const radius = { x: 400, y: 285 };

/** Where the ring breaks, in degrees counter-clockwise. */
const gap = { from: 208, to: 246 };
/** Half the room that a body takes on the ring, in degrees. */
const room = { side: 20, pole: 16 };

/** Point of the ring at an angle in degrees, counter-clockwise from three o'clock. */
function point(angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  // Two decimals, so that server and browsers print the same text.
  const round = (value: number) => Math.round(value * 100) / 100;
  return [round(center.x + Math.cos(turn) * radius.x), round(center.y - Math.sin(turn) * radius.y)];
}

const arc = (from: number, to: number) =>
  `M${point(from)} A${radius.x} ${radius.y} 0 0 0 ${point(to)}`;

const arcs = [
  { d: arc(0 + room.side, 90 - room.pole), colour: 'edge' },
  { d: arc(90 + room.pole, 180 - room.side), colour: 'shield' },
  { d: arc(180 + room.side, gap.from), colour: 'learning' },
  { d: arc(gap.to, 270 - room.pole), colour: 'learning' },
  { d: arc(270 + room.pole, 360 - room.side), colour: 'agents' },
] as const;

/** Path of the signal: it leaves the ring at the gap, makes one loop and ends at the visitor. */
const stray = `M${point(gap.from)} c15 75 -40 150 -105 140 c-75 -15 -55 -120 15 -110 c90 15 60 150 25 210 c-15 26 -10 50 10 62`;
const visitor = { x: 192, y: 836 };

const fades = 'transition-opacity duration-(--duration-enter) ease-out';
/** Styles while the link to home is hovered or focused. */
const homeward = {
  show: 'group-has-[.peer:focus-visible]/lost:opacity-100 group-has-[.peer:hover]/lost:opacity-100',
  dim: 'group-has-[.peer:focus-visible]/lost:opacity-20 group-has-[.peer:hover]/lost:opacity-20',
};

/** The suite's ring with a gap, which closes while the link to home has pointer or focus. */
export function BrokenRing() {
  return (
    <BrokenDiagram
      size={size}
      core={[center.x, center.y]}
      bodies={{ edge: point(0), shield: point(90), learning: point(180), agents: point(270) }}
      bodyWidth={260}
      className="top-[calc(var(--spacing-header)+3rem)] -right-[4%] w-[108%] lg:top-header lg:-right-[6%] lg:w-[min(70%,112svh)]"
    >
      {arcs.map(({ d, colour }) => (
        <path key={d} d={d} stroke={`var(--accent-${colour})`} />
      ))}
      <path
        d={arc(gap.from, gap.to)}
        stroke="var(--accent-human)"
        strokeWidth="4"
        className={`opacity-0 ${fades} ${homeward.show}`}
      />
      <g className={`${fades} ${homeward.dim}`}>
        <path
          d={stray}
          stroke="var(--accent-learning)"
          strokeWidth="3"
          strokeDasharray="0.1 11"
          strokeLinecap="round"
        />
        <circle cx={visitor.x} cy={visitor.y} r="6" fill="var(--accent-human)" />
      </g>
    </BrokenDiagram>
  );
}
