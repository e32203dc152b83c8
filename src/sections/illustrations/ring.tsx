/**
 * Drawing: a ring of accounts among many customers, each connected to the one device that they
 * share.
 */

import { Callout, Drawing, Illustration, type IllustrationProps, Label } from './parts/drawing.tsx';
import {
  Dot,
  Line,
  noise,
  type Point,
  pointOnCircle,
  range,
  round,
  Translate,
  tween,
} from './parts/svg-primitives.tsx';

interface Composition {
  size: readonly [number, number];
  /** Distance between the customers' dots. */
  dotSpacing: number;
  center: Point;
  radius: number;
  /** Position of the device, inside the ring but not in its middle. */
  devicePosition: Point;
  /** Width of the area on the left in which labels replace the dots. */
  labelAreaWidth: number;
}

const accountCount = 13;

/** Positions of the ring's accounts, on an irregular circle. */
const getAccounts = ({ center, radius }: Composition): Point[] =>
  range(accountCount).map((index) =>
    pointOnCircle(
      center,
      radius * (0.9 + noise(index, 3) * 0.2),
      (index * 360) / accountCount - 80 + noise(index, 8) * 12,
    ),
  );

/**
 * Path of the other customers: a grid of dots that leaves space around the device and the ring's
 * accounts.
 */
function crowdPath(
  { size: [width, height], dotSpacing, devicePosition, labelAreaWidth }: Composition,
  accounts: readonly Point[],
) {
  const rows = Math.floor(height / dotSpacing);
  const columns = Math.floor(width / dotSpacing);
  return range(rows * columns)
    .map((index): Point => {
      const row = Math.floor(index / columns);
      const shift = row % 2 ? dotSpacing / 2 : 0;
      return [
        round(
          (index % columns) * dotSpacing +
            dotSpacing / 2 +
            shift +
            (noise(index, 2) - 0.5) * dotSpacing * 0.3,
        ),
        round(row * dotSpacing + dotSpacing / 2 + (noise(index, 5) - 0.5) * dotSpacing * 0.3),
      ];
    })
    .filter((dot) => dot[0] > labelAreaWidth)
    .filter((dot) =>
      [...accounts, devicePosition].every(
        ([x, y]) => Math.hypot(x - dot[0], y - dot[1]) > dotSpacing * 0.95,
      ),
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
  const { devicePosition } = composition;
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
          const next = accounts[(index + 1) % accountCount] ?? account;
          const [a, b] = shorten(account, next, 15 * scale, 15 * scale);
          return <Line key={index} from={a} to={b} strokeDasharray="2 5" />;
        })}
      </g>
      <g className="text-accent">
        {accounts.map((account, index) => {
          const [a, b] = shorten(devicePosition, account, 26 * scale, 14 * scale);
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
          <Dot at={account} radius={9.5 * scale} isOpen />
          <g className="text-accent">
            <Dot at={account} radius={9.5 * scale} beat={7 + index * 1.1} />
          </g>
        </g>
      ))}
      <Translate to={devicePosition}>
        <g className="text-accent" {...tween('pop', 3)}>
          <path
            d="M0 -24L24 0L0 24L-24 0Z"
            transform={`scale(${scale})`}
            strokeWidth="2"
            className="fill-surface"
          />
          <path d="M0 -13L13 0L0 13L-13 0Z" transform={`scale(${scale})`} fill="currentColor" />
        </g>
      </Translate>
    </>
  );
}

function Wide({ section: { parts } }: IllustrationProps<'ring'>) {
  const composition: Composition = {
    size: [1200, 640],
    dotSpacing: 40,
    center: [800, 322],
    radius: 262,
    devicePosition: [742, 356],
    labelAreaWidth: 350,
  };
  const account = getAccounts(composition)[10] ?? [0, 0];
  return (
    <Drawing
      size={composition.size}
      lines={
        <>
          <Lines composition={composition} scale={1} />
          <g className="text-text" strokeWidth="0.9">
            <path d={`M340 ${account[1]}H${account[0] - 14}`} />
            <path d={`M340 356H${composition.devicePosition[0] - 28}`} className="text-accent" />
            <path d="M340 514H372" />
          </g>
          <Dot at={[381, 514]} radius={7} isOpen className="text-text" />
        </>
      }
    >
      <Label at={[326, account[1]]} pin="e" width={300} tone="text" text={parts.account} />
      <Callout at={[326, 347]} pin="ne" width={310} {...parts.cause} />
      <Label at={[326, 514]} pin="e" width={300} text={parts.bystander} />
    </Drawing>
  );
}

function Narrow({ section: { parts } }: IllustrationProps<'ring'>) {
  const composition: Composition = {
    size: [400, 400],
    dotSpacing: 25,
    center: [204, 200],
    radius: 158,
    devicePosition: [170, 222],
    labelAreaWidth: 0,
  };
  const account = getAccounts(composition)[3] ?? [0, 0];
  return (
    <Drawing
      size={[400, 690]}
      lines={
        <>
          <Lines composition={composition} scale={0.72} />
          <g className="text-text" strokeWidth="0.9">
            <path d={`M170 242V424`} className="text-accent" />
            <path d={`M${account[0]} ${account[1] + 10}V554`} />
          </g>
          <Dot at={[10, 668]} radius={6} isOpen className="text-text" />
        </>
      }
    >
      <Callout at={[0, 432]} width={300} {...parts.cause} />
      <Label at={[account[0] + 10, 562]} pin="ne" width={300} tone="text" text={parts.account} />
      <Label at={[30, 668]} pin="w" width={370} text={parts.bystander} />
    </Drawing>
  );
}

export default function Ring({ section }: IllustrationProps<'ring'>) {
  return <Illustration section={section} theme="dark" Wide={Wide} Narrow={Narrow} />;
}
