import type { ReactNode } from 'react';
import type { OfferingId } from '../../content/types.ts';
import { LineArt } from '../../scene/index.tsx';

type Point = readonly [x: number, y: number];

interface BrokenDiagramProps {
  /** Size in drawing units, which are the units of all positions. */
  size: readonly [width: number, height: number];
  core: Point;
  bodies: Readonly<Record<OfferingId, Point>>;
  /** Width of a product's line art, in drawing units. */
  bodyWidth: number;
  /** Classes for position and width of the drawing. */
  className: string;
  /** SVG elements that draw the ring. */
  children: ReactNode;
}

const coreWidth = 300;

/** Line art of the core and the four products on a broken ring. It decorates the 404 page and the offline page. */
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
        {/* Without the round mask the glow would end at the edges of the square. */}
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

/** Angles of the gap in the ring, in degrees counter-clockwise from three o'clock. */
const gap = { from: 208, to: 246 };
/** Half of the arc that is left out at a product, in degrees: left and right, and above and below. */
const margin = { side: 20, pole: 16 };

/** Point of the ring at an angle in degrees, counter-clockwise from three o'clock. */
function point(angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  // Two decimals, so that the prerendered text equals the text in every browser.
  const round = (value: number) => Math.round(value * 100) / 100;
  return [
    round(center.x + Math.cos(radians) * radius.x),
    round(center.y - Math.sin(radians) * radius.y),
  ];
}

const arc = (from: number, to: number) =>
  `M${point(from)} A${radius.x} ${radius.y} 0 0 0 ${point(to)}`;

const arcs = [
  { d: arc(0 + margin.side, 90 - margin.pole), colour: 'edge' },
  { d: arc(90 + margin.pole, 180 - margin.side), colour: 'shield' },
  { d: arc(180 + margin.side, gap.from), colour: 'learning' },
  { d: arc(gap.to, 270 - margin.pole), colour: 'learning' },
  { d: arc(270 + margin.pole, 360 - margin.side), colour: 'agents' },
] as const;

/** Path of the signal, which leaves the ring at the gap, makes one loop and ends at the visitor's dot. */
const strayPath = `M${point(gap.from)} c15 75 -40 150 -105 140 c-75 -15 -55 -120 15 -110 c90 15 60 150 25 210 c-15 26 -10 50 10 62`;
const visitor = { x: 192, y: 836 };

const fadeTransition = 'transition-opacity duration-(--duration-enter) ease-out';
/** Classes that apply while the link to the home page is hovered or focused. */
const homeLinkActive = {
  show: 'group-has-[.peer:focus-visible]/lost:opacity-100 group-has-[.peer:hover]/lost:opacity-100',
  dim: 'group-has-[.peer:focus-visible]/lost:opacity-20 group-has-[.peer:hover]/lost:opacity-20',
};

/** The suite's ring with a gap, which is closed while the link to the home page is hovered or focused. */
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
        className={`opacity-0 ${fadeTransition} ${homeLinkActive.show}`}
      />
      <g className={`${fadeTransition} ${homeLinkActive.dim}`}>
        <path
          d={strayPath}
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
