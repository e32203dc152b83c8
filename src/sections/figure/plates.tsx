import type { FigureOf } from '../../content/types.ts';
import { FigureFrame } from './parts/frame.tsx';
import { At, Dot, Line, move, type Point, polar, polygon, range, round } from './parts/pen.tsx';
import { Callout, Label, Sheet } from './parts/sheet.tsx';

type Parts = FigureOf<'plates'>['parts'];

/** Inner and outer radius of the three rings, as shares of the whole, and plates a side. */
const rings = [
  { inner: 0.42, outer: 0.58, plates: 1, tint: 0.3 },
  { inner: 0.63, outer: 0.79, plates: 2, tint: 0.14 },
  { inner: 0.84, outer: 1, plates: 3, tint: 0.05 },
] as const;

const between = (a: Point, b: Point, share: number): Point => [
  round(a[0] + (b[0] - a[0]) * share),
  round(a[1] + (b[1] - a[1]) * share),
];

/** A plate: part of one side of a hexagonal ring. */
function plate(side: number, part: number, parts: number, inner: number, outer: number) {
  const seam = 0.018;
  const [from, to] = [part / parts + seam, (part + 1) / parts - seam];
  const at = (radius: number, share: number) =>
    between(polar([0, 0], radius, side * 60 - 90), polar([0, 0], radius, side * 60 - 30), share);
  return polygon([at(inner, from), at(inner, to), at(outer, to), at(outer, from)]);
}

/** The record and the plates around it; they fold shut from the inside out. */
function Shell({ at, radius }: { at: Point; radius: number }) {
  const [w, h] = [radius * 0.24, radius * 0.31];
  return (
    <At at={at}>
      <g className="text-accent">
        {rings.flatMap(({ inner, outer, plates, tint }, ring) =>
          range(6).flatMap((side) =>
            range(plates).map((part) => (
              <g
                key={`${ring} ${side} ${part}`}
                {...move('turn', 3 + ring * 3, 6, (ring % 2 ? 1 : -1) * 60)}
              >
                <path
                  d={plate(side, part, plates, inner * radius, outer * radius)}
                  fill="currentColor"
                  fillOpacity={round(
                    tint *
                      (0.6 +
                        0.8 * (side === 0 || side === 5 ? 1 : side === 2 || side === 3 ? 0 : 0.5)),
                  )}
                  {...move('show', 1 + ring * 3 + side * 0.35)}
                />
              </g>
            )),
          ),
        )}
      </g>
      <g className="text-text" {...move('show', 0)}>
        <path
          d={`M${-w / 2} ${-h / 2}h${w * 0.68}l${w * 0.32} ${w * 0.32}V${h / 2}h${-w}Z`}
          strokeWidth="1.75"
        />
        <path
          d={[0.42, 0.58, 0.74]
            .map((share) => `M${-w * 0.3} ${round(h * (share - 0.5))}h${w * 0.6}`)
            .join('')}
          strokeWidth="1"
        />
      </g>
    </At>
  );
}

/** A look from outside that reaches just as far as it may; one is turned away. */
function Sight({
  from,
  to,
  beat,
  stopped,
}: {
  from: Point;
  to: Point;
  beat: number;
  stopped?: boolean;
}) {
  const upright = from[0] === to[0];
  return (
    <g className={stopped ? 'text-muted' : 'text-text'}>
      <Line from={from} to={to} beat={beat} span={5} strokeWidth="6" className="text-surface" />
      <Line
        from={from}
        to={to}
        beat={beat}
        span={5}
        strokeWidth="1.25"
        strokeDasharray={stopped ? '2 5' : undefined}
      />
      {stopped ? (
        <At at={to}>
          <path
            d={upright ? 'M-11 0h22' : 'M0 -11v22'}
            strokeWidth="2.5"
            {...move('pop', beat + 4)}
          />
        </At>
      ) : (
        <Dot at={to} radius={5} beat={beat + 4} />
      )}
    </g>
  );
}

function Wide({ parts }: { parts: Parts }) {
  const ends: readonly Point[] = [
    [344, 100],
    [469, 215],
    [310, 330],
    [358, 445],
  ];
  const names: readonly Point[] = [
    [206, 616],
    [140, 646],
    [76, 676],
  ];
  const starts = [416, 436, 424] as const;
  return (
    <Sheet
      fit="wide"
      size={[800, 690]}
      lines={
        <>
          <Shell at={[270, 320]} radius={250} />
          {ends.map((end, index) => (
            <Sight
              key={end[1]}
              from={[556, end[1]]}
              to={end}
              beat={13 + index * 1.6}
              stopped={index === 0}
            />
          ))}
          {names.map(([x, y], ring) => (
            <g key={x} className="text-text">
              <Line
                from={[x, starts[ring] ?? 0]}
                to={[x, y]}
                strokeWidth="5"
                className="text-surface"
              />
              <Line from={[x, starts[ring] ?? 0]} to={[x, y]} strokeWidth="0.9" />
              <Dot at={[x, starts[ring] ?? 0]} radius={2.6} />
            </g>
          ))}
        </>
      }
    >
      <Label at={[270, 376]} pin="c" tone="text-text">
        {parts.record}
      </Label>
      {parts.rings.map((ring, index) => (
        <Label key={ring} at={[(names[index]?.[0] ?? 0) + 12, names[index]?.[1] ?? 0]} pin="w">
          {ring}
        </Label>
      ))}
      {parts.views.map((view, index) => (
        <Callout
          key={view.title}
          at={[572, (ends[index]?.[1] ?? 0) - 9]}
          width={228}
          tone="text-text"
          {...view}
        />
      ))}
    </Sheet>
  );
}

function Narrow({ parts }: { parts: Parts }) {
  const ends: readonly Point[] = [
    [60, 290],
    [300, 312],
    [200, 216],
    [262, 276],
  ];
  const order = [0, 2, 3, 1] as const;
  return (
    <Sheet
      fit="narrow"
      size={[400, 850]}
      lines={
        <>
          <Shell at={[200, 184]} radius={180} />
          {ends.map((end, index) => (
            <Sight
              key={end[0]}
              from={[end[0], 396]}
              to={end}
              beat={13 + index * 1.6}
              stopped={index === 0}
            />
          ))}
          {range(4).map((row) => (
            <Line
              key={row}
              from={[0, 446 + row * 78]}
              to={[400, 446 + row * 78]}
              className="text-line"
            />
          ))}
        </>
      }
    >
      {order.map((view, row) => (
        <Label key={view} at={[ends[view]?.[0] ?? 0, 402]} pin="n" tone="text-text">
          {'ABCD'[row] ?? ''}
        </Label>
      ))}
      {order.map((view, row) => (
        <Label key={view} at={[0, 456 + row * 78]} tone="text-accent">
          {'ABCD'[row] ?? ''}
        </Label>
      ))}
      {order.map((view, row) => (
        <Callout
          key={view}
          at={[34, 456 + row * 78]}
          width={366}
          tone="text-text"
          {...parts.views[view]}
        />
      ))}
      <Label at={[0, 780]} width={400}>
        {[...parts.rings].reverse().join(' / ')}
      </Label>
    </Sheet>
  );
}

/** Three rings of plates around a record, and how deep each look from outside may reach. */
export default function Plates({ section }: { section: FigureOf<'plates'> }) {
  return (
    <FigureFrame section={section} surface="paper" layout="beside">
      <Wide parts={section.parts} />
      <Narrow parts={section.parts} />
    </FigureFrame>
  );
}
