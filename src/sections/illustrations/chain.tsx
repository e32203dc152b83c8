/**
 * Drawing: a descending chain of records, each of which contains the hash of the previous record,
 * and an altered copy of a record that does not fit into the chain.
 */

import { Callout, Drawing, Illustration, type IllustrationProps, Label } from './parts/drawing.tsx';
import {
  ArrowHead,
  hexagonPath,
  Line,
  noise,
  Person,
  type Point,
  round,
  Translate,
  tween,
} from './parts/svg-primitives.tsx';

/** Widths of a bar code's bars. */
const barWidths = [1.5, 3, 4.5] as const;

/** A bar code that represents a hash. The bars depend only on the seed. */
function BarCode({ seed, at, width }: { seed: number; at: Point; width: number }) {
  const paths = barWidths.map(() => '');
  let x = 0;
  for (let index = 0; x < width - 6; index += 1) {
    const bar = round(1.5 + noise(index, seed + 60) * 4.5);
    paths[Math.floor(noise(index, seed + 70) * 3)] += `M${round(x + bar / 2)} 0v1`;
    x += bar + 2 + noise(index, seed + 90) * 4;
  }
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(1 20)`}>
      {barWidths.map((strokeWidth, index) => (
        <path key={strokeWidth} strokeWidth={strokeWidth} d={paths[index]} />
      ))}
    </g>
  );
}

/** Measures that all records have in common. */
interface Card {
  width: number;
  height: number;
  /** y of the middles of the two bar codes, from the top of the card. */
  upperY: number;
  lowerY: number;
}

interface RecordProps {
  card: Card;
  at: Point;
  /** Hash of the previous record, a seed of its bar code; 0 for the first record. */
  previousHash: number;
  /** Hash of this record, a seed of its bar code. */
  ownHash: number;
  /** Start time of the tween in beats. */
  beat: number;
  /** Whether the record is the altered copy, which is drawn muted and dashed. */
  isAltered?: boolean;
}

/** A record: two lines of text, and two bar codes for the previous record's hash and its own. */
function RecordCard({
  card: { width, height, upperY, lowerY },
  at,
  previousHash,
  ownHash,
  beat,
  isAltered,
}: RecordProps) {
  return (
    <Translate to={at}>
      <g {...tween('show', beat)} className={isAltered ? 'text-muted' : 'text-text'}>
        <path
          d={`M0 0H${width}V${height}H0Z`}
          strokeWidth="1.75"
          strokeDasharray={isAltered ? '3 6' : undefined}
          className="fill-surface"
        />
        <path
          className="text-line"
          strokeWidth="2"
          // Two lines of text, at these shares of the card's height.
          d={[0.56, 0.66]
            .map(
              (share, row) => `M14 ${round(height * share)}h${round(width * (row ? 0.46 : 0.7))}`,
            )
            .join('')}
        />
        <g className={isAltered ? 'text-muted' : 'text-accent'}>
          {previousHash > 0 && (
            <BarCode seed={previousHash} at={[14, upperY - 10]} width={width - 28} />
          )}
          <BarCode seed={ownHash} at={[14, lowerY - 10]} width={width - 28} />
        </g>
      </g>
    </Translate>
  );
}

/** A hexagon that marks the link between two records. */
function Seal({ at, beat, radius }: { at: Point; beat: number; radius: number }) {
  return (
    <Translate to={at}>
      <g className="text-accent" {...tween('pop', beat)}>
        <path d={hexagonPath([0, 0], radius)} strokeWidth="2" className="fill-surface" />
        <path d={hexagonPath([0, 0], radius * 0.42)} fill="currentColor" stroke="none" />
      </g>
    </Translate>
  );
}

interface RecordTitlesProps {
  titles: readonly string[];
  positions: readonly Point[];
  /** Distance from the top of a card to its title. */
  offsetY: number;
}

const RecordTitles = ({ titles, positions, offsetY }: RecordTitlesProps) =>
  titles.map((title, index) => {
    const [x, y] = positions[index] ?? [0, 0];
    return (
      <Label key={title} at={[x + 14, y + offsetY]} textStyle="title" tone="text" text={title} />
    );
  });

interface Composition {
  card: Card;
  recordPositions: readonly Point[];
  /** Position of the altered copy. */
  copyPosition: Point;
  /** Line from the copy to the record in the chain that it would replace. */
  replacementLine: readonly [Point, Point];
  personPosition: Point;
  /** Radius of the hexagons between the records. */
  sealRadius: number;
}

function Lines({
  card,
  recordPositions,
  copyPosition,
  replacementLine,
  personPosition,
  sealRadius,
}: Composition) {
  return (
    <>
      {recordPositions.map((at, index) => {
        const next = recordPositions[index + 1];
        if (!next) return null;
        const y = at[1] + card.lowerY;
        const isNextRight = next[0] > at[0];
        const from: Point = [isNextRight ? at[0] + card.width : at[0], y];
        const to: Point = [isNextRight ? next[0] : next[0] + card.width, y];
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
      {recordPositions.map((at, index) => (
        <RecordCard
          key={at[1]}
          card={card}
          at={at}
          previousHash={index}
          ownHash={index + 1}
          beat={1 + index * 3.4}
        />
      ))}
      {recordPositions.slice(1).map((at, index) => {
        const previous = recordPositions[index] ?? at;
        const middle =
          (Math.min(previous[0], at[0]) + card.width + Math.max(previous[0], at[0])) / 2;
        return (
          <Seal
            key={at[1]}
            at={[middle, at[1] + card.upperY]}
            beat={5 + index * 3.4}
            radius={sealRadius}
          />
        );
      })}
      <RecordCard
        card={card}
        at={copyPosition}
        previousHash={23}
        ownHash={31}
        beat={18}
        isAltered
      />
      <g className="text-muted">
        <Line from={replacementLine[0]} to={replacementLine[1]} strokeDasharray="3 6" beat={19} />
        <Translate
          to={[
            round((replacementLine[0][0] + replacementLine[1][0]) / 2),
            round((replacementLine[0][1] + replacementLine[1][1]) / 2),
          ]}
        >
          <path
            d="M-9 -9L9 9M-9 9L9 -9"
            strokeWidth="2.5"
            className="text-text"
            {...tween('pop', 21)}
          />
        </Translate>
      </g>
      <Person at={personPosition} radius={30} beat={17} />
    </>
  );
}

function Wide({ section: { parts } }: IllustrationProps<'chain'>) {
  const card: Card = { width: 190, height: 164, upperY: 24, lowerY: 140 };
  const recordPositions = parts.records.map((_, index): Point => [index * 252, 8 + index * 116]);
  return (
    <Drawing
      size={[1200, 650]}
      lines={
        <>
          <Lines
            card={card}
            recordPositions={recordPositions}
            copyPosition={[800, 20]}
            replacementLine={[
              [800, 184],
              [700, 238],
            ]}
            personPosition={[1198 - 34, 440]}
            sealRadius={22}
          />
          <g className="text-accent" strokeWidth="0.9">
            <Line from={[95, 316]} to={[95, 180]} beat={6} />
            <ArrowHead at={[95, 178]} angle={-90} beat={8} />
          </g>
        </>
      }
    >
      <RecordTitles titles={parts.records} positions={recordPositions} offsetY={46} />
      <Callout at={[0, 330]} width={230} title={parts.fingerprint} />
      <Callout at={[1010, 22]} width={190} tone="text" {...parts.altered} />
      <Callout at={[980, 560]} pin="ne" width={300} accent="human" {...parts.report} />
    </Drawing>
  );
}

function Narrow({ section: { parts } }: IllustrationProps<'chain'>) {
  const card: Card = { width: 172, height: 150, upperY: 22, lowerY: 128 };
  const recordPositions = parts.records.map(
    (_, index): Point => [index % 2 ? 226 : 2, 2 + index * 106],
  );
  return (
    <Drawing
      size={[400, 920]}
      lines={
        <Lines
          card={card}
          recordPositions={recordPositions}
          copyPosition={[226, 506]}
          replacementLine={[
            [312, 506],
            [312, 474],
          ]}
          personPosition={[44, 588]}
          sealRadius={18}
        />
      }
    >
      <RecordTitles titles={parts.records} positions={recordPositions} offsetY={42} />
      <Callout at={[0, 684]} width={400} title={parts.fingerprint} />
      <Callout at={[0, 748]} width={400} tone="text" {...parts.altered} />
      <Callout at={[0, 846]} width={400} accent="human" {...parts.report} />
    </Drawing>
  );
}

export default function Chain({ section }: IllustrationProps<'chain'>) {
  return <Illustration section={section} theme="dark" Wide={Wide} Narrow={Narrow} />;
}
