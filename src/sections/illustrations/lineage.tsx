/**
 * Drawing: layers from a decision down to its source records; one path leads to the record that
 * changed the decision.
 */

import { Callout, Drawing, Illustration, type IllustrationProps, Label } from './parts/drawing.tsx';
import {
  circlePath,
  evenlySpaced,
  hexagonPath,
  Line,
  noise,
  type Point,
  polylinePath,
  range,
  round,
  Translate,
  tween,
} from './parts/svg-primitives.tsx';

/** Sources of each feature, as indices. */
const sourcesByFeature = [
  [0, 1],
  [0, 2],
  [1, 2],
  [2, 3],
  [1, 3],
  [3, 4],
] as const;
/** A feature and one of its two sources, which is connected to its left or its right half. */
interface Pair {
  feature: number;
  source: number;
  isRight: boolean;
}

const pairs = sourcesByFeature.flatMap((sources, feature) =>
  sources.map((source, side): Pair => ({ feature, source, isRight: side === 1 })),
);

/**
 * Indices of the path that is traced from the decision: the feature, its source, and the source's
 * record.
 */
const tracedPath = { feature: 4, source: 3, record: 7 } as const;
const isTraced = ({ feature, source }: Pair) =>
  feature === tracedPath.feature && source === tracedPath.source;
const recordsPerSource = 13;

interface Composition {
  /** Left end of the drawing; the layers' names are to the left of it. */
  left: number;
  right: number;
  /** y of decision, model, features and sources. */
  levelYs: readonly [number, number, number, number];
}

/**
 * Points of a connection between two levels: up to its lane, along the lane, and up to the end.
 *
 * @param lane y of the horizontal part as a share of the way
 */
function connectionPoints([x0, y0]: Point, [x1, y1]: Point, lane: number): Point[] {
  const turn = round(y0 + (y1 - y0) * lane);
  return [
    [x0, y0],
    [x0, turn],
    [x1, turn],
    [x1, y1],
  ];
}

/** Positions of the drawing's parts, and the points of its connections. */
function getLayout({ left, right, levelYs: [decision, model, features, sources] }: Composition) {
  const middle = (left + right) / 2;
  const pitch = (right - left) / 5;
  const sourceX = range(5).map((index) => round(left + pitch * (index + 0.5)));
  const featureX = evenlySpaced(left + pitch * 0.42, right - pitch * 0.42, 6);
  const recordX = (source: number, record: number) =>
    round(
      (sourceX[source] ?? 0) +
        ((record - (recordsPerSource - 1) / 2) * pitch * 0.82) / (recordsPerSource - 1),
    );
  return {
    middle,
    featureX,
    recordX,
    intoFeature: (pair: Pair) => {
      const { feature, source, isRight } = pair;
      const pairsOfSource = pairs.filter((other) => other.source === source);
      const offset = pairsOfSource.indexOf(pair) - (pairsOfSource.length - 1) / 2;
      const x = isTraced(pair)
        ? recordX(source, tracedPath.record)
        : round((sourceX[source] ?? 0) + offset * pitch * 0.15);
      return connectionPoints(
        [x, sources - 26],
        [(featureX[feature] ?? 0) + (isRight ? 5 : -5), features + 12],
        0.14 + pairs.indexOf(pair) * 0.065,
      );
    },
    intoModel: (feature: number) =>
      connectionPoints(
        [featureX[feature] ?? 0, features - 12],
        [round(middle + (feature - 2.5) * 9), model + 30],
        0.28 + Math.abs(feature - 2.5) * 0.18,
      ),
    intoDecision: [
      [middle, model - 34],
      [middle, decision + 26],
    ] as Point[],
  };
}

function Lines({ composition }: { composition: Composition }) {
  const { levelYs, left, right } = composition;
  const [decision, model, features, sources] = levelYs;
  const layout = getLayout(composition);
  const tracedRecord: Point = [layout.recordX(tracedPath.source, tracedPath.record), sources];
  const reversedPath = (points: readonly Point[]) => polylinePath([...points].reverse());
  return (
    <>
      <g className="text-line">
        {levelYs.map((level) => (
          <Line key={level} from={[0, level]} to={[right, level]} strokeDasharray="1 5" />
        ))}
      </g>
      <g className="text-muted" strokeOpacity="0.55" strokeLinejoin="round">
        {pairs.map((pair, index) => (
          <path key={index} d={polylinePath(layout.intoFeature(pair))} />
        ))}
        {sourcesByFeature.map((_, feature) => (
          <path key={feature} d={polylinePath(layout.intoModel(feature))} />
        ))}
      </g>
      <g className="text-accent" strokeWidth="3.25" strokeLinejoin="round">
        <path d={reversedPath(layout.intoDecision)} {...tween('sink', 2, 3)} />
        <path d={reversedPath(layout.intoModel(tracedPath.feature))} {...tween('sink', 6, 4)} />
        {pairs.filter(isTraced).map((pair) => (
          <path
            key={pair.source}
            d={reversedPath(layout.intoFeature(pair))}
            {...tween('sink', 11, 4)}
          />
        ))}
      </g>
      {range(5).map((source) => (
        <g key={source} className="text-muted" strokeWidth="1.5">
          <path
            d={range(recordsPerSource)
              .filter((record) => source !== tracedPath.source || record !== tracedPath.record)
              .map((record) => {
                // The records after the traced record vary more.
                const isAfter = source === tracedPath.source && record > tracedPath.record;
                const size = isAfter
                  ? 12 + noise(record, 7) * 22
                  : 13 + noise(record, source + 1) * 4;
                return `M${layout.recordX(source, record)} ${sources - size / 2}v${size}`;
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
        {layout.featureX.map((x, feature) => (
          <Translate key={x} to={[x, features]}>
            <path
              d="M-12 -12h24v24h-24Z"
              className={
                feature === tracedPath.feature ? 'fill-surface text-accent' : 'fill-surface'
              }
            />
          </Translate>
        ))}
        <path d={hexagonPath([layout.middle, model], 30)} className="fill-surface" />
        <path d={hexagonPath([layout.middle, model], 17)} strokeWidth="1" />
        <path d={circlePath([layout.middle, decision], 22)} className="fill-surface" />
      </g>
      <Translate to={[layout.middle, decision]}>
        <circle
          r="10"
          fill="currentColor"
          stroke="none"
          className="text-accent"
          {...tween('pop', 0)}
        />
      </Translate>
      <Line from={[left, sources + 44]} to={[right, sources + 44]} className="text-line" />
    </>
  );
}

function Wide({ section: { parts } }: IllustrationProps<'lineage'>) {
  const composition: Composition = { left: 176, right: 800, levelYs: [50, 200, 372, 560] };
  const layout = getLayout(composition);
  return (
    <Drawing size={[800, 690]} lines={<Lines composition={composition} />}>
      {parts.layers.map((layer, level) => (
        <Label
          key={layer}
          at={[0, (composition.levelYs[level] ?? 0) - 8]}
          pin="sw"
          tone="text"
          text={layer}
        />
      ))}
      <Label
        at={[layout.middle + 36, 42]}
        pin="sw"
        textStyle="title"
        tone="text"
        text={parts.decision}
      />
      <Callout
        at={[layout.recordX(tracedPath.source, tracedPath.record), 612]}
        pin="n"
        width={330}
        {...parts.record}
      />
    </Drawing>
  );
}

function Narrow({ section: { parts } }: IllustrationProps<'lineage'>) {
  const composition: Composition = { left: 4, right: 396, levelYs: [60, 190, 340, 500] };
  return (
    <Drawing size={[400, 640]} lines={<Lines composition={composition} />}>
      {parts.layers.map((layer, level) => (
        <Label
          key={layer}
          at={[0, (composition.levelYs[level] ?? 0) - (level > 1 ? 26 : 8)]}
          pin="sw"
          tone="text"
          text={level > 1 ? <span className="bg-surface pr-1">{layer}</span> : layer}
        />
      ))}
      <Label
        at={[232, 52]}
        pin="sw"
        width={168}
        textStyle="title"
        tone="text"
        text={parts.decision}
      />
      <Callout at={[400, 556]} pin="ne" width={380} {...parts.record} />
    </Drawing>
  );
}

export default function Lineage({ section }: IllustrationProps<'lineage'>) {
  return <Illustration section={section} theme="light" isTwoColumns Wide={Wide} Narrow={Narrow} />;
}
