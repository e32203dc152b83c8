/**
 * The drawing of the 404 page: the suite diagram with a gap in its ring.
 * Like the diagram, it has the core, which stands for people, in the middle of a ring of four
 * products.
 */

import type { ReactNode } from 'react';
import type { OfferingId } from '../../content/types.ts';
import { LineArt } from '../../scene/index.tsx';

type Point = readonly [x: number, y: number];

interface BrokenDiagramProps {
  /** Size in drawing units, which are the units of all positions. */
  size: readonly [width: number, height: number];
  /** Centre of the core's line art. */
  core: Point;
  /** Centre of each product's line art. */
  products: Readonly<Record<OfferingId, Point>>;
  /** Width of a product's line art, in drawing units. */
  productWidth: number;
  /** Classes for position and width of the drawing. */
  className: string;
  /** SVG elements that draw the ring. */
  children: ReactNode;
}

/** Width of the core's line art, in drawing units. */
const coreWidth = 300;

/** Line art of the core and the four products, over a ring that the children draw. */
function BrokenDiagram({
  size: [width, height],
  core,
  products,
  productWidth,
  className,
  children,
}: BrokenDiagramProps) {
  const getSquareStyle = ([x, y]: Point, side: number) => ({
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
      <div
        className="absolute aspect-square -translate-1/2"
        style={getSquareStyle(core, coreWidth)}
      >
        {/* Without the round mask the glow would end at the edges of the square. */}
        <LineArt
          name="core"
          isInline
          className="[mask-image:radial-gradient(closest-side,black_60%,transparent)]"
        />
      </div>
      {(Object.keys(products) as OfferingId[]).map((id) => (
        <div
          key={id}
          className="absolute aspect-square -translate-1/2"
          style={getSquareStyle(products[id], productWidth)}
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
/**
 * Half of the arc that is left out at a product, in degrees: left and right, and above and below.
 */
const arcMargin = { side: 20, pole: 16 };

/** Point of the ring at an angle in degrees, counter-clockwise from three o'clock. */
function getRingPoint(angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  // Two decimals, so that the prerendered text equals the text in every browser.
  const round = (value: number) => Math.round(value * 100) / 100;
  return [
    round(center.x + Math.cos(radians) * radius.x),
    round(center.y - Math.sin(radians) * radius.y),
  ];
}

const getArcPath = (from: number, to: number) =>
  `M${getRingPoint(from)} A${radius.x} ${radius.y} 0 0 0 ${getRingPoint(to)}`;

const arcs = [
  { d: getArcPath(0 + arcMargin.side, 90 - arcMargin.pole), accent: 'edge' },
  { d: getArcPath(90 + arcMargin.pole, 180 - arcMargin.side), accent: 'shield' },
  { d: getArcPath(180 + arcMargin.side, gap.from), accent: 'learning' },
  { d: getArcPath(gap.to, 270 - arcMargin.pole), accent: 'learning' },
  { d: getArcPath(270 + arcMargin.pole, 360 - arcMargin.side), accent: 'agents' },
] as const;

/**
 * Path of the signal, which leaves the ring at the gap, makes one loop and ends at the visitor's
 * dot.
 */
const strayPath = `M${getRingPoint(gap.from)} c15 75 -40 150 -105 140 c-75 -15 -55 -120 15 -110 c90 15 60 150 25 210 c-15 26 -10 50 10 62`;
/** Centre of the dot that stands for the visitor. */
const visitorDot = { x: 192, y: 836 };

const fadeTransition = 'transition-opacity duration-(--duration-enter) ease-out';
/** Classes that apply while the link to the home page is hovered or focused. */
const homeLinkActive = {
  show: 'group-has-[.peer:focus-visible]/lost:opacity-100 group-has-[.peer:hover]/lost:opacity-100',
  dim: 'group-has-[.peer:focus-visible]/lost:opacity-20 group-has-[.peer:hover]/lost:opacity-20',
};

/**
 * The suite's ring with a gap, which is closed while the link to the home page is hovered or
 * focused.
 */
export function BrokenRing() {
  return (
    <BrokenDiagram
      size={size}
      core={[center.x, center.y]}
      products={{
        edge: getRingPoint(0),
        shield: getRingPoint(90),
        learning: getRingPoint(180),
        agents: getRingPoint(270),
      }}
      productWidth={260}
      className="top-[calc(var(--spacing-header)+3rem)] -right-[4%] w-[108%] lg:top-header lg:-right-[6%] lg:w-[min(70%,112svh)]"
    >
      {arcs.map(({ d, accent }) => (
        <path key={d} d={d} stroke={`var(--accent-${accent})`} />
      ))}
      <path
        d={getArcPath(gap.from, gap.to)}
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
        <circle cx={visitorDot.x} cy={visitorDot.y} r="6" fill="var(--accent-human)" />
      </g>
    </BrokenDiagram>
  );
}
