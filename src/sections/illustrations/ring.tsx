import { Callout, FigureFrame, type FigureOf, Label, Sheet } from './parts/responsive-svg.tsx';
import {
  At,
  Dot,
  Line,
  noise,
  type Point,
  polar,
  range,
  round,
  tween,
} from './parts/svg-primitives.tsx';

type Parts = FigureOf<'ring'>['parts'];

interface Composition {
  size: readonly [number, number];
  /** Distance between the customers' dots. */
  gap: number;
  center: Point;
  radius: number;
  /** Position of the device, inside the ring but not in its middle. */
  cause: Point;
  /** x from which dots are drawn; the area to the left is for labels. */
  words: number;
}

const members = 13;

/** Positions of the ring's accounts, on an irregular circle. */
const getAccounts = ({ center, radius }: Composition): Point[] =>
  range(members).map((index) =>
    polar(
      center,
      radius * (0.9 + noise(index, 3) * 0.2),
      (index * 360) / members - 80 + noise(index, 8) * 12,
    ),
  );

/** Path of the other customers: a grid of dots that leaves space around the device and the ring's accounts. */
function crowdPath(
  { size: [width, height], gap, cause, words }: Composition,
  accounts: readonly Point[],
) {
  const rows = Math.floor(height / gap);
  const columns = Math.floor(width / gap);
  return range(rows * columns)
    .map((index): Point => {
      const row = Math.floor(index / columns);
      const shift = row % 2 ? gap / 2 : 0;
      return [
        round((index % columns) * gap + gap / 2 + shift + (noise(index, 2) - 0.5) * gap * 0.3),
        round(row * gap + gap / 2 + (noise(index, 5) - 0.5) * gap * 0.3),
      ];
    })
    .filter((dot) => dot[0] > words)
    .filter((dot) =>
      [...accounts, cause].every(([x, y]) => Math.hypot(x - dot[0], y - dot[1]) > gap * 0.95),
    )
    .map((dot) => `M${dot}h0`)
    .join('');
}

/** Ends of the line from one point to another, shortened by `start` and `end`. */
function shorten(from: Point, to: Point, start: number, end: number): readonly [Point, Point] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (distance: number): Point => [
    round(from[0] + ((to[0] - from[0]) * distance) / length),
    round(from[1] + ((to[1] - from[1]) * distance) / length),
  ];
  return [at(start), at(length - end)];
}

function Lines({ composition, scale }: { composition: Composition; scale: number }) {
  const accounts = getAccounts(composition);
  const { cause } = composition;
  return (
    <>
      <path
        d={crowdPath(composition, accounts)}
        strokeWidth={5 * scale}
        strokeLinecap="round"
        className="text-muted"
        strokeOpacity="0.5"
      />
      <g className="text-muted" strokeWidth="0.9">
        {accounts.map((account, index) => {
          const next = accounts[(index + 1) % members] ?? account;
          const [a, b] = shorten(account, next, 15 * scale, 15 * scale);
          return <Line key={index} from={a} to={b} strokeDasharray="2 5" />;
        })}
      </g>
      <g className="text-accent">
        {accounts.map((account, index) => {
          const [a, b] = shorten(cause, account, 26 * scale, 14 * scale);
          return (
            <Line
              key={index}
              from={a}
              to={b}
              beat={5 + index * 1.1}
              span={3}
              strokeWidth={2 * scale + 0.25}
            />
          );
        })}
      </g>
      {accounts.map((account, index) => (
        <g key={index} className="text-text">
          <Dot at={account} radius={9.5 * scale} open />
          <g className="text-accent">
            <Dot at={account} radius={9.5 * scale} beat={7 + index * 1.1} />
          </g>
        </g>
      ))}
      <At at={cause}>
        <g className="text-accent" {...tween('pop', 3)}>
          <path
            d="M0 -24L24 0L0 24L-24 0Z"
            transform={`scale(${scale})`}
            strokeWidth="2"
            className="fill-surface"
          />
          <path d="M0 -13L13 0L0 13L-13 0Z" transform={`scale(${scale})`} fill="currentColor" />
        </g>
      </At>
    </>
  );
}

function Wide({ parts }: { parts: Parts }) {
  const composition: Composition = {
    size: [1200, 640],
    gap: 40,
    center: [800, 322],
    radius: 262,
    cause: [742, 356],
    words: 350,
  };
  const account = getAccounts(composition)[10] ?? [0, 0];
  return (
    <Sheet
      fit="wide"
      size={composition.size}
      lines={
        <>
          <Lines composition={composition} scale={1} />
          <g className="text-text" strokeWidth="0.9">
            <path d={`M340 ${account[1]}H${account[0] - 14}`} />
            <path d={`M340 356H${composition.cause[0] - 28}`} className="text-accent" />
            <path d="M340 514H372" />
          </g>
          <Dot at={[381, 514]} radius={7} open className="text-text" />
        </>
      }
    >
      <Label at={[326, account[1]]} pin="e" width={300} tone="text-text">
        {parts.account}
      </Label>
      <Callout at={[326, 347]} pin="ne" width={310} {...parts.cause} />
      <Label at={[326, 514]} pin="e" width={300}>
        {parts.bystander}
      </Label>
    </Sheet>
  );
}

function Narrow({ parts }: { parts: Parts }) {
  const composition: Composition = {
    size: [400, 400],
    gap: 25,
    center: [204, 200],
    radius: 158,
    cause: [170, 222],
    words: 0,
  };
  const account = getAccounts(composition)[3] ?? [0, 0];
  return (
    <Sheet
      fit="narrow"
      size={[400, 690]}
      lines={
        <>
          <Lines composition={composition} scale={0.72} />
          <g className="text-text" strokeWidth="0.9">
            <path d={`M170 242V424`} className="text-accent" />
            <path d={`M${account[0]} ${account[1] + 10}V554`} />
          </g>
          <Dot at={[10, 668]} radius={6} open className="text-text" />
        </>
      }
    >
      <Callout at={[0, 432]} width={300} {...parts.cause} />
      <Label at={[account[0] + 10, 562]} pin="ne" width={300} tone="text-text">
        {parts.account}
      </Label>
      <Label at={[30, 668]} pin="w" width={370}>
        {parts.bystander}
      </Label>
    </Sheet>
  );
}

/** A ring of accounts among many customers, each connected to the one device that they share. */
export default function Ring({ section }: { section: FigureOf<'ring'> }) {
  return (
    <FigureFrame section={section} theme="dark">
      <Wide parts={section.parts} />
      <Narrow parts={section.parts} />
    </FigureFrame>
  );
}
