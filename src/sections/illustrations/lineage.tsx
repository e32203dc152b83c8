import { Callout, FigureFrame, type FigureOf, Label, Sheet } from './parts/responsive-svg.tsx';
import {
  At,
  circle,
  hexagon,
  Line,
  noise,
  type Point,
  polyline,
  range,
  round,
  spread,
  tween,
} from './parts/svg-primitives.tsx';

type Parts = FigureOf<'lineage'>['parts'];

/** Sources of each feature, as indices. */
const inputs = [
  [0, 1],
  [0, 2],
  [1, 2],
  [2, 3],
  [1, 3],
  [3, 4],
] as const;
/** Indices of the path that is traced from the decision: the feature, its source, and the source's record. */
const trace = { feature: 4, source: 3, record: 7 } as const;
const records = 13;

interface Composition {
  /** Left end of the drawing; the layers' names are to the left of it. */
  left: number;
  right: number;
  /** y of decision, model, features and sources. */
  levels: readonly [number, number, number, number];
}

/** Points of a connection between two levels: up to its lane, along the lane, and up to the end. */
function conduit([x0, y0]: Point, [x1, y1]: Point, lane: number): Point[] {
  const turn = round(y0 + (y1 - y0) * lane);
  return [
    [x0, y0],
    [x0, turn],
    [x1, turn],
    [x1, y1],
  ];
}

/** All pairs of feature and source; a pair's index is its lane. */
const pairs = inputs.flatMap((from, feature) => from.map((source) => ({ feature, source })));

function layout({ left, right, levels: [decision, model, features, sources] }: Composition) {
  const middle = (left + right) / 2;
  const pitch = (right - left) / 5;
  const sourceX = range(5).map((index) => round(left + pitch * (index + 0.5)));
  const featureX = spread(left + pitch * 0.42, right - pitch * 0.42, 6);
  const recordX = (source: number, record: number) =>
    round((sourceX[source] ?? 0) + ((record - (records - 1) / 2) * pitch * 0.82) / (records - 1));
  return {
    middle,
    featureX,
    recordX,
    intoFeature: (feature: number, source: number) => {
      const lane = pairs.findIndex((pair) => pair.feature === feature && pair.source === source);
      const own = pairs.filter((pair) => pair.source === source);
      const place = own.findIndex((pair) => pair.feature === feature) - (own.length - 1) / 2;
      const side = inputs[feature]?.[0] === source ? -5 : 5;
      const x =
        feature === trace.feature && source === trace.source
          ? recordX(source, trace.record)
          : round((sourceX[source] ?? 0) + place * pitch * 0.15);
      return conduit(
        [x, sources - 26],
        [(featureX[feature] ?? 0) + side, features + 12],
        0.14 + lane * 0.065,
      );
    },
    intoModel: (feature: number) =>
      conduit(
        [featureX[feature] ?? 0, features - 12],
        [round(middle + (feature - 2.5) * 9), model + 30],
        0.28 + Math.abs(feature - 2.5) * 0.18,
      ),
    decided: [
      [middle, model - 34],
      [middle, decision + 26],
    ] as Point[],
  };
}

function Lines({ composition }: { composition: Composition }) {
  const { levels, left, right } = composition;
  const [decision, model, features, sources] = levels;
  const at = layout(composition);
  const tracedRecord: Point = [at.recordX(trace.source, trace.record), sources];
  const down = (points: readonly Point[]) => polyline([...points].reverse());
  return (
    <>
      <g className="text-line">
        {levels.map((level) => (
          <Line key={level} from={[0, level]} to={[right, level]} strokeDasharray="1 5" />
        ))}
      </g>
      <g className="text-muted" strokeOpacity="0.55" strokeLinejoin="round">
        {pairs.map(({ feature, source }) => (
          <path key={`${feature} ${source}`} d={polyline(at.intoFeature(feature, source))} />
        ))}
        {inputs.map((_, feature) => (
          <path key={feature} d={polyline(at.intoModel(feature))} />
        ))}
      </g>
      <g className="text-accent" strokeWidth="3.25" strokeLinejoin="round">
        <path d={down(at.decided)} {...tween('sink', 2, 3)} />
        <path d={down(at.intoModel(trace.feature))} {...tween('sink', 6, 4)} />
        <path d={down(at.intoFeature(trace.feature, trace.source))} {...tween('sink', 11, 4)} />
      </g>
      {range(5).map((source) => (
        <g key={source} className="text-muted" strokeWidth="1.5">
          <path
            d={range(records)
              .filter((record) => source !== trace.source || record !== trace.record)
              .map((record) => {
                // The records after the traced record vary more.
                const isAfter = source === trace.source && record > trace.record;
                const size = isAfter
                  ? 12 + noise(record, 7) * 22
                  : 13 + noise(record, source + 1) * 4;
                return `M${at.recordX(source, record)} ${sources - size / 2}v${size}`;
              })
              .join('')}
          />
        </g>
      ))}
      <Line
        from={[tracedRecord[0], sources - 26]}
        to={[tracedRecord[0], sources + 30]}
        beat={16}
        className="text-accent"
        strokeWidth="4"
      />
      <g className="text-text" strokeWidth="1.75">
        {at.featureX.map((x, feature) => (
          <At key={x} at={[x, features]}>
            <path
              d="M-12 -12h24v24h-24Z"
              className={feature === trace.feature ? 'fill-surface text-accent' : 'fill-surface'}
            />
          </At>
        ))}
        <path d={hexagon([at.middle, model], 30)} className="fill-surface" />
        <path d={hexagon([at.middle, model], 17)} strokeWidth="1" />
        <path d={circle([at.middle, decision], 22)} className="fill-surface" />
      </g>
      <At at={[at.middle, decision]}>
        <circle
          r="10"
          fill="currentColor"
          stroke="none"
          className="text-accent"
          {...tween('pop', 0)}
        />
      </At>
      <Line from={[left, sources + 44]} to={[right, sources + 44]} className="text-line" />
    </>
  );
}

function Wide({ parts }: { parts: Parts }) {
  const composition: Composition = { left: 176, right: 800, levels: [50, 200, 372, 560] };
  const at = layout(composition);
  return (
    <Sheet fit="wide" size={[800, 690]} lines={<Lines composition={composition} />}>
      {parts.layers.map((layer, level) => (
        <Label key={layer} at={[0, (composition.levels[level] ?? 0) - 8]} pin="sw" tone="text-text">
          {layer}
        </Label>
      ))}
      <Label at={[at.middle + 36, 42]} pin="sw" look="title" tone="text-text">
        {parts.decision}
      </Label>
      <Callout
        at={[at.recordX(trace.source, trace.record), 612]}
        pin="n"
        width={330}
        {...parts.record}
      />
    </Sheet>
  );
}

function Narrow({ parts }: { parts: Parts }) {
  const composition: Composition = { left: 4, right: 396, levels: [60, 190, 340, 500] };
  return (
    <Sheet fit="narrow" size={[400, 640]} lines={<Lines composition={composition} />}>
      {parts.layers.map((layer, level) => (
        <Label
          key={layer}
          at={[0, (composition.levels[level] ?? 0) - (level > 1 ? 26 : 8)]}
          pin="sw"
          tone="text-text"
        >
          {level > 1 ? <span className="bg-surface pr-1">{layer}</span> : layer}
        </Label>
      ))}
      <Label at={[232, 52]} pin="sw" width={168} look="title" tone="text-text">
        {parts.decision}
      </Label>
      <Callout at={[400, 556]} pin="ne" width={380} {...parts.record} />
    </Sheet>
  );
}

/** Layers from a decision down to its source records; one path leads to the record that changed the decision. */
export default function Lineage({ section }: { section: FigureOf<'lineage'> }) {
  return (
    <FigureFrame section={section} theme="light" layout="beside">
      <Wide parts={section.parts} />
      <Narrow parts={section.parts} />
    </FigureFrame>
  );
}
