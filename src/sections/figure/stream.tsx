import type { FigureOf } from '../../content/types.ts';
import { FigureFrame } from './parts/frame.tsx';
import {
  At,
  hexagon,
  Line,
  move,
  noise,
  type Point,
  polyline,
  range,
  round,
} from './parts/pen.tsx';
import { Callout, Label, Sheet } from './parts/sheet.tsx';

type Parts = FigureOf<'stream'>['parts'];

/** Readings of a source as a fine trace; the doubtful one leaps where nothing happened. */
function readings([x, y]: Point, width: number, row: number, doubtful: boolean) {
  const count = 34;
  return polyline(
    range(count).map((index): Point => {
      const leap = doubtful && index === 25 ? -20 : 0;
      const height = Math.sin(index * (0.5 + row * 0.17)) * 5 + (noise(index, row + 1) - 0.5) * 7;
      return [round(x + (width * index) / (count - 1)), round(y + height + leap)];
    }),
  );
}

/** A sensor with its check: passed, or marked. */
function Check({
  at,
  size,
  beat,
  doubtful,
}: {
  at: Point;
  size: number;
  beat: number;
  doubtful: boolean;
}) {
  return (
    <At at={at}>
      <g {...move('pop', beat)}>
        <path d={hexagon([0, 0], size)} strokeWidth="1.75" className="fill-surface" />
        {doubtful ? (
          <path
            d={`M0 ${-size * 0.5}V${size * 0.14}M0 ${size * 0.4}v${size * 0.12}`}
            strokeWidth="2.25"
          />
        ) : (
          <path
            d={`M${-size * 0.42} 0l${size * 0.32} ${size * 0.34}l${size * 0.52} ${-size * 0.64}`}
            strokeWidth="2.25"
          />
        )}
      </g>
    </At>
  );
}

interface Route {
  start: Point;
  trace: number;
  check: Point;
  /** From the check into the stream. */
  way: string;
  /** Where packets lie on the stream, as lines. */
  packets: readonly (readonly [Point, Point])[];
}

/** Six sources, each read, checked and led into the stream. */
function Routes({
  routes,
  size,
  doubtful,
  from,
}: {
  routes: readonly Route[];
  size: number;
  doubtful: number;
  from: string;
}) {
  return routes.map(({ start, trace, check, way, packets }, row) => {
    const doubt = row === doubtful;
    return (
      <g key={way} className={doubt ? 'text-muted' : 'text-accent'}>
        <path d={readings(start, trace, row, doubt)} {...move('wipe', row * 0.5, 5)} />
        <path
          d={way}
          strokeDasharray={doubt ? '2 6' : undefined}
          {...move(from === 'left' ? 'wipe' : 'sink', 6 + row * 0.4, 7)}
        />
        {!doubt &&
          packets.map(([a, b], index) => (
            <g key={index} {...move('show', 11 + index * 1.2 + row * 0.3)}>
              <g
                {...move(
                  'travel',
                  11 + index * 1.2 + row * 0.3,
                  6,
                  from === 'left' ? '-260 0' : '0 -160',
                )}
              >
                <path d={`M${a}L${b}`} strokeWidth="4" />
              </g>
            </g>
          ))}
        <Check at={check} size={size} beat={4 + row * 0.5} doubtful={doubt} />
      </g>
    );
  });
}

function Seal({ at, size }: { at: Point; size: number }) {
  return (
    <g data-accent="shield" className="text-accent">
      <At at={at}>
        <g {...move('pop', 15)}>
          <path d={hexagon([0, 0], size)} strokeWidth="2" className="fill-surface" />
          <path d={hexagon([0, 0], size * 0.62)} strokeWidth="1" />
          <path d={hexagon([0, 0], size * 0.26)} fill="currentColor" />
        </g>
      </At>
    </g>
  );
}

function Wide({ parts }: { parts: Parts }) {
  const rows = range(6).map((row) => 84 + row * 90);
  const routes = rows.map((y, row): Route => {
    const lane = round(310 + (row - 2.5) * 11);
    return {
      start: [0, y],
      trace: 262,
      check: [300, y],
      way: `M318 ${y}H400C580 ${y} 520 ${lane} 720 ${lane}H1320`,
      packets: range(4).map((index) => {
        const x = round(742 + index * 128 + noise(index, row + 4) * 88);
        return [
          [x, lane],
          [round(x + 16 + noise(index, row + 9) * 26), lane],
        ] as const;
      }),
    };
  });
  const last = rows[parts.doubtful] ?? 0;
  return (
    <Sheet
      fit="wide"
      size={[1200, 570]}
      lines={
        <>
          <Line from={[300, 30]} to={[300, 560]} className="text-line" strokeDasharray="1 5" />
          <Routes routes={routes} size={18} doubtful={parts.doubtful} from="left" />
          <Line
            from={[324, last]}
            to={[640, last]}
            beat={9}
            className="text-muted"
            strokeWidth="0.75"
          />
          <Seal at={[1096, 310]} size={58} />
        </>
      }
    >
      {parts.sources.map((source, row) => (
        <Label key={source} at={[0, (rows[row] ?? 0) - 18]} pin="sw" tone="text-text">
          {source}
        </Label>
      ))}
      <Label at={[300, 20]} pin="s">
        {parts.check}
      </Label>
      <Callout at={[656, last - 10]} width={380} tone="text-text" {...parts.doubt} />
      <Callout at={[1096, 230]} pin="s" width={208} {...parts.stream} accent="shield" />
    </Sheet>
  );
}

function Narrow({ parts }: { parts: Parts }) {
  const rows = range(6).map((row) => 66 + row * 84);
  const routes = rows.map((y, row): Route => {
    const lane = 394 - row * 10;
    return {
      start: [0, y],
      trace: 210,
      check: [242, y],
      way: `M256 ${y}H${lane - 26}Q${lane} ${y} ${lane} ${y + 26}V800`,
      packets: [],
    };
  });
  const last = rows[parts.doubtful] ?? 0;
  return (
    <Sheet
      fit="narrow"
      size={[400, 800]}
      lines={
        <>
          <Routes routes={routes} size={15} doubtful={parts.doubtful} from="top" />
          <Line
            from={[242, last + 18]}
            to={[242, last + 52]}
            beat={9}
            className="text-muted"
            strokeWidth="0.75"
          />
          <Seal at={[369, 740]} size={40} />
        </>
      }
    >
      {parts.sources.map((source, row) => (
        <Label key={source} at={[0, (rows[row] ?? 0) - 16]} pin="sw" tone="text-text">
          {source}
        </Label>
      ))}
      <Callout at={[250, last + 60]} pin="ne" width={250} tone="text-text" {...parts.doubt} />
      <Callout at={[312, 740]} pin="e" width={230} {...parts.stream} accent="shield" />
    </Sheet>
  );
}

/** Many sources, each checked where it stands, become one stream that is handed over sealed. */
export default function Stream({ section }: { section: FigureOf<'stream'> }) {
  return (
    <FigureFrame section={section} surface="ink">
      <Wide parts={section.parts} />
      <Narrow parts={section.parts} />
    </FigureFrame>
  );
}
