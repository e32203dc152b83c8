import type { OfferingId } from '../../content/types.ts';
import { placeOn } from '../../lib/place-on.ts';
import { LineArt } from '../../scene/index.tsx';

/** In the drawing's own units. */
const sheet = { width: 1200, height: 800 };
const center = { x: 600, y: 400 };
const radius = { x: 400, y: 285 };

const stations: readonly { id: OfferingId; angle: number }[] = [
  { id: 'edge', angle: 0 },
  { id: 'shield', angle: 90 },
  { id: 'learning', angle: 180 },
  { id: 'agents', angle: 270 },
];

/** Where the ring breaks, in degrees counter-clockwise. */
const gap = { from: 208, to: 246 };
/** Half the room that a body takes on the ring, in degrees. */
const room = { side: 20, pole: 16 };

function point(angle: number): [x: number, y: number] {
  const turn = (angle * Math.PI) / 180;
  // Two decimals: the same text on the server and in every browser.
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

/** Path of the signal: it leaves the ring at the gap, makes one loop and ends outside. */
const stray = `M${point(gap.from)} c15 75 -40 150 -105 140 c-75 -15 -55 -120 15 -110 c90 15 60 150 25 210 c-15 26 -10 50 10 62`;
const visitor = { x: 192, y: 836 };

const fades = 'transition-opacity duration-(--duration-enter) ease-out';
/** While the way home has the pointer or the focus. */
const homeward = {
  show: 'group-has-[.peer:focus-visible]/lost:opacity-100 group-has-[.peer:hover]/lost:opacity-100',
  dim: 'group-has-[.peer:focus-visible]/lost:opacity-20 group-has-[.peer:hover]/lost:opacity-20',
};

const place = placeOn(sheet);

/** Decoration: the suite's ring with a gap, which closes while the link to home has pointer or focus. */
export function BrokenRing() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-[calc(var(--spacing-header)+3rem)] -right-[4%] aspect-[3/2] w-[108%] lg:top-header lg:-right-[6%] lg:w-[min(70%,112svh)]"
    >
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        aria-hidden="true"
        fill="none"
        strokeWidth="2"
        className="absolute inset-0 size-full overflow-visible"
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
      </svg>
      <div className="absolute aspect-square -translate-1/2" style={place(center.x, center.y, 300)}>
        {/* The glow ends in a circle, not at the edge of its sheet. */}
        <LineArt
          name="core"
          isInline
          className="[mask-image:radial-gradient(closest-side,black_60%,transparent)]"
        />
      </div>
      {stations.map(({ id, angle }) => (
        <div
          key={id}
          className="absolute aspect-square -translate-1/2"
          style={place(...point(angle), 260)}
        >
          <LineArt name={id} isInline />
        </div>
      ))}
    </div>
  );
}
