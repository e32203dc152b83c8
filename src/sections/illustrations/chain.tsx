import { Callout, FigureFrame, type FigureOf, Label, Sheet } from './parts/responsive-svg.tsx';
import {
  ArrowHead,
  At,
  hexagon,
  Line,
  noise,
  Person,
  type Point,
  round,
  tween,
} from './parts/svg-primitives.tsx';

/** Path of a bar code that represents a hash. The bars depend only on the seed. */
function barCodePath(seed: number, width: number) {
  let x = 0;
  let d = '';
  for (let index = 0; x < width - 6; index += 1) {
    const bar = round(1.5 + noise(index, seed + 60) * 4.5);
    d += `M${round(x + bar / 2)} 0v1`;
    x += bar + 2 + noise(index, seed + 90) * 4;
  }
  return d;
}

/** A bar code with bars of three widths, one path for each width. */
function BarCode({
  seed,
  at,
  width,
  height,
}: {
  seed: number;
  at: Point;
  width: number;
  height: number;
}) {
  const marks = barCodePath(seed, width).split('M').slice(1);
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(1 ${height})`}>
      {[1.5, 3, 4.5].map((weight, part) => (
        <path
          key={weight}
          strokeWidth={weight}
          d={marks
            .filter((_, index) => Math.floor(noise(index, seed + 70) * 3) === part)
            .map((mark) => `M${mark}`)
            .join('')}
        />
      ))}
    </g>
  );
}

interface Card {
  width: number;
  height: number;
  /** y of the middles of the two bar codes. */
  upper: number;
  lower: number;
}

interface RecordProps {
  card: Card;
  at: Point;
  /** Hash of the previous record; null for the first record. */
  before: number | null;
  /** Hash of this record. */
  own: number;
  beat: number;
  altered?: boolean;
}

/** A record with two lines of text and two bar codes: the hash of the previous record and its own hash. */
function RecordCard({
  card: { width, height, upper, lower },
  at,
  before,
  own,
  beat,
  altered,
}: RecordProps) {
  return (
    <At at={at}>
      <g {...tween('show', beat)} className={altered ? 'text-muted' : 'text-text'}>
        <path
          d={`M0 0H${width}V${height}H0Z`}
          strokeWidth="1.75"
          strokeDasharray={altered ? '3 6' : undefined}
          className="fill-surface"
        />
        <path
          className="text-line"
          strokeWidth="2"
          d={[0.56, 0.66]
            .map(
              (share, row) => `M14 ${round(height * share)}h${round(width * (row ? 0.46 : 0.7))}`,
            )
            .join('')}
        />
        <g className={altered ? 'text-muted' : 'text-accent'}>
          {before !== null && (
            <BarCode seed={before} at={[14, upper - 10]} width={width - 28} height={20} />
          )}
          <BarCode seed={own} at={[14, lower - 10]} width={width - 28} height={20} />
        </g>
      </g>
    </At>
  );
}

type Parts = FigureOf<'chain'>['parts'];

function Seal({ at, beat, size }: { at: Point; beat: number; size: number }) {
  return (
    <At at={at}>
      <g className="text-accent" {...tween('pop', beat)}>
        <path d={hexagon([0, 0], size)} strokeWidth="2" className="fill-surface" />
        <path d={hexagon([0, 0], size * 0.42)} fill="currentColor" stroke="none" />
      </g>
    </At>
  );
}

interface Composition {
  card: Card;
  places: readonly Point[];
  /** Position of the altered copy. */
  copy: Point;
  /** Line from the copy to the record in the chain that it would replace. */
  claim: readonly [Point, Point];
  person: Point;
  size: number;
}

function Lines({ card, places, copy, claim, person, size }: Composition) {
  return (
    <>
      {places.map((at, index) => {
        const next = places[index + 1];
        if (!next) return null;
        const y = at[1] + card.lower;
        const right = next[0] > at[0];
        const from: Point = [right ? at[0] + card.width : at[0], y];
        const to: Point = [right ? next[0] : next[0] + card.width, y];
        return (
          <Line
            key={y}
            from={from}
            to={to}
            className="text-accent"
            strokeWidth="2.5"
            beat={3 + index * 3.4}
          />
        );
      })}
      {places.map((at, index) => (
        <RecordCard
          key={at[1]}
          card={card}
          at={at}
          before={index ? index : null}
          own={index + 1}
          beat={1 + index * 3.4}
        />
      ))}
      {places.slice(1).map((at, index) => {
        const previous = places[index] ?? at;
        const middle =
          (Math.min(previous[0], at[0]) + card.width + Math.max(previous[0], at[0])) / 2;
        return (
          <Seal key={at[1]} at={[middle, at[1] + card.upper]} beat={5 + index * 3.4} size={size} />
        );
      })}
      <RecordCard card={card} at={copy} before={23} own={31} beat={18} altered />
      <g className="text-muted">
        <Line from={claim[0]} to={claim[1]} strokeDasharray="3 6" beat={19} />
        <At at={[round((claim[0][0] + claim[1][0]) / 2), round((claim[0][1] + claim[1][1]) / 2)]}>
          <path
            d="M-9 -9L9 9M-9 9L9 -9"
            strokeWidth="2.5"
            className="text-text"
            {...tween('pop', 21)}
          />
        </At>
      </g>
      <Person at={person} radius={30} beat={17} />
    </>
  );
}

function Wide({ parts }: { parts: Parts }) {
  const card: Card = { width: 190, height: 164, upper: 24, lower: 140 };
  const places = parts.records.map((_, index): Point => [index * 252, 8 + index * 116]);
  return (
    <Sheet
      fit="wide"
      size={[1200, 650]}
      lines={
        <>
          <Lines
            card={card}
            places={places}
            copy={[800, 20]}
            claim={[
              [800, 184],
              [700, 238],
            ]}
            person={[1198 - 34, 440]}
            size={22}
          />
          <g className="text-accent" strokeWidth="0.9">
            <Line from={[95, 316]} to={[95, 180]} beat={6} />
            <ArrowHead at={[95, 178]} angle={-90} beat={8} />
          </g>
        </>
      }
    >
      {parts.records.map((record, index) => (
        <Label
          key={record}
          at={[(places[index]?.[0] ?? 0) + 14, (places[index]?.[1] ?? 0) + 46]}
          look="title"
          tone="text-text"
        >
          {record}
        </Label>
      ))}
      <Callout at={[0, 330]} width={230} title={parts.fingerprint} />
      <Callout at={[1010, 22]} width={190} tone="text-text" {...parts.altered} />
      <Callout at={[980, 560]} pin="ne" width={300} accent="human" {...parts.report} />
    </Sheet>
  );
}

function Narrow({ parts }: { parts: Parts }) {
  const card: Card = { width: 172, height: 150, upper: 22, lower: 128 };
  const places = parts.records.map((_, index): Point => [index % 2 ? 226 : 2, 2 + index * 106]);
  return (
    <Sheet
      fit="narrow"
      size={[400, 920]}
      lines={
        <Lines
          card={card}
          places={places}
          copy={[226, 506]}
          claim={[
            [312, 506],
            [312, 474],
          ]}
          person={[44, 588]}
          size={18}
        />
      }
    >
      {parts.records.map((record, index) => (
        <Label
          key={record}
          at={[(places[index]?.[0] ?? 0) + 14, (places[index]?.[1] ?? 0) + 42]}
          look="title"
          tone="text-text"
        >
          {record}
        </Label>
      ))}
      <Callout at={[0, 684]} width={400} title={parts.fingerprint} />
      <Callout at={[0, 748]} width={400} tone="text-text" {...parts.altered} />
      <Callout at={[0, 846]} width={400} accent="human" {...parts.report} />
    </Sheet>
  );
}

/** A descending chain of records, each of which contains the hash of the previous record. */
export default function Chain({ section }: { section: FigureOf<'chain'> }) {
  return (
    <FigureFrame section={section} theme="dark">
      <Wide parts={section.parts} />
      <Narrow parts={section.parts} />
    </FigureFrame>
  );
}
