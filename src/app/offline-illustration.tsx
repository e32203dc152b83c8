import { placeOn } from '../lib/place-on.ts';
import { LineArt } from '../scene/index.tsx';

/** In the drawing's own units. */
const sheet = { width: 1200, height: 900 };
const center = { x: 760, y: 400 };
const radius = 270;

const bodies = [
  { id: 'edge', x: center.x + radius, y: center.y },
  { id: 'shield', x: center.x, y: center.y - radius },
  { id: 'learning', x: center.x - radius, y: center.y },
  { id: 'agents', x: center.x, y: center.y + radius },
] as const;

/** A quarter of the ring between two bodies, turned into its place. */
const quarter = `M${center.x + 92} ${center.y - radius + 16} A${radius} ${radius} 0 0 1 ${center.x + radius - 16} ${center.y - 92}`;

/** The line from the visitor to the core, with a piece missing in the middle. */
const line = {
  there: `M${center.x - 66} ${center.y + 66} L${center.x - 270} ${center.y + 270}`,
  here: `M${center.x - 330} ${center.y + 330} L${center.x - 410} ${center.y + 410}`,
};
const visitor = { x: center.x - 420, y: center.y + 420 };

const place = placeOn(sheet);

/** Decoration: the suite's drawing with a gap in the line that leads to the visitor. */
export function CutLine() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-header -right-[6%] aspect-[4/3] w-[104%] lg:top-[calc(50%+var(--spacing-header)/2)] lg:-right-[2%] lg:w-[min(66%,118svh)] lg:-translate-y-1/2"
    >
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        aria-hidden="true"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        className="absolute inset-0 size-full overflow-visible"
      >
        {bodies.map(({ id }, index) => (
          <path
            key={id}
            d={quarter}
            stroke={`var(--accent-${id})`}
            transform={`rotate(${90 * index} ${center.x} ${center.y})`}
          />
        ))}
        <g stroke="var(--accent-human)" strokeWidth="3">
          <path d={line.there} />
          <path d={line.here} strokeDasharray="0.1 11" />
        </g>
        <circle cx={visitor.x} cy={visitor.y} r="7" fill="var(--accent-human)" />
      </svg>
      <div className="absolute aspect-square -translate-1/2" style={place(center.x, center.y, 300)}>
        {/* The glow ends in a circle, not at the edge of its sheet. */}
        <LineArt
          name="core"
          isInline
          className="[mask-image:radial-gradient(closest-side,black_60%,transparent)]"
        />
      </div>
      {bodies.map(({ id, x, y }) => (
        <div key={id} className="absolute aspect-square -translate-1/2" style={place(x, y, 250)}>
          <LineArt name={id} isInline />
        </div>
      ))}
    </div>
  );
}
