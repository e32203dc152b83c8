/**
 * Drawing: two account books whose entries are matched in order, up to the entry that one of them
 * lacks.
 */

import { Callout, Drawing, Illustration, type IllustrationProps, Label } from './parts/drawing.tsx';
import {
  circlePath,
  Line,
  noise,
  type Point,
  range,
  round,
  Translate,
  tween,
} from './parts/svg-primitives.tsx';

/** Index of the entry that is missing in the second book. */
const missingIndex = 16;

interface Composition {
  entryCount: number;
  /** Distance between two entries. */
  entrySpacing: number;
  /**
   * Positions of the lines of the first and the second book, across the direction of the entries.
   */
  books: readonly [number, number];
  /** Length of the largest entry. */
  maxEntryLength: number;
  /** Whether the entries are listed from top to bottom, with the books side by side. */
  isVertical?: boolean;
}

/** Length of an entry as a share of the largest one. */
const entryShare = (index: number) => 0.25 + noise(index, 41) * 0.75;

function Lines({
  entryCount,
  entrySpacing,
  books: [first, second],
  maxEntryLength,
  isVertical,
}: Composition) {
  const toPoint = (along: number, across: number): Point =>
    isVertical ? [across, along] : [along, across];
  const entryPosition = (index: number) => round(entrySpacing * (index + 0.5));
  // After the missing entry, the position in the second book is one entry less.
  const secondPosition = (index: number) => entryPosition(index > missingIndex ? index - 1 : index);
  const matched = range(entryCount).filter((index) => index !== missingIndex);
  const end = entrySpacing * entryCount;
  const missing = entryPosition(missingIndex);
  return (
    <>
      <g className="text-text">
        <Line from={toPoint(0, first)} to={toPoint(end, first)} strokeWidth="2" />
        <Line from={toPoint(0, second)} to={toPoint(end, second)} strokeWidth="2" />
      </g>
      <g className="text-text" strokeWidth={entrySpacing * 0.34}>
        {matched.map((index) => {
          const size = round(entryShare(index) * maxEntryLength);
          const [firstAlong, secondAlong] = [entryPosition(index), secondPosition(index)];
          return (
            <g key={index} opacity={index > missingIndex ? 0.5 : 1}>
              <Line
                from={toPoint(firstAlong, first - 4)}
                to={toPoint(firstAlong, first - 4 - size)}
              />
              <Line
                from={toPoint(secondAlong, second + 4)}
                to={toPoint(secondAlong, second + 4 + size)}
              />
            </g>
          );
        })}
      </g>
      <g className="text-muted">
        {matched.map((index) => {
          const isShifted = index > missingIndex;
          return (
            <Line
              key={index}
              from={toPoint(entryPosition(index), first + 12)}
              to={toPoint(secondPosition(index), second - 12)}
              strokeWidth={isShifted ? 0.9 : 1.25}
              strokeDasharray={isShifted ? '3 5' : undefined}
              beat={1 + index * 0.62}
              span={3}
            />
          );
        })}
      </g>
      <g className="text-accent">
        <Line
          from={toPoint(missing, first - 4)}
          to={toPoint(missing, first - 4 - maxEntryLength)}
          strokeWidth={entrySpacing * 0.5}
          beat={17}
        />
        <Line
          from={toPoint(missing, first + 12)}
          to={toPoint(missing, (first + second) / 2 - 18)}
          strokeWidth="2.5"
          beat={18}
        />
        <Translate to={toPoint(missing, (first + second) / 2)}>
          <path
            d={circlePath([0, 0], 13)}
            strokeWidth="2.5"
            className="fill-surface"
            {...tween('pop', 20)}
          />
        </Translate>
      </g>
    </>
  );
}

/** Two totals with an unequal sign between them. */
function Totals({ at, gap, width }: { at: Point; gap: number; width: number }) {
  const rule = (y: number) => `M${-width / 2} ${y}h${width}M${-width / 2} ${y + 6}h${width}`;
  return (
    <Translate to={at}>
      <path d={rule(-gap)} className="text-text" strokeWidth="1.75" />
      <path d={rule(gap - 6)} className="text-text" strokeWidth="1.75" />
      <path d="M-26 -9h52M-26 9h52M-14 28L14 -28" className="text-accent" strokeWidth="4.5" />
    </Translate>
  );
}

function Wide({ section: { parts } }: IllustrationProps<'ladder'>) {
  const composition: Composition = {
    entryCount: 25,
    entrySpacing: 40,
    books: [190, 400],
    maxEntryLength: 92,
  };
  return (
    <Drawing
      size={[1200, 560]}
      lines={
        <>
          <Lines {...composition} />
          <Totals at={[1110, 295]} gap={105} width={150} />
        </>
      }
    >
      <Label at={[0, 66]} pin="sw" textStyle="title" tone="text" text={parts.books[0]} />
      <Label at={[0, 524]} pin="nw" textStyle="title" tone="text" text={parts.books[1]} />
      <Callout at={[660, 84]} pin="s" width={400} {...parts.difference} />
      <Label
        at={[330, 295]}
        pin="c"
        text={<span className="bg-surface px-2">{parts.matched}</span>}
      />
      <Label at={[1110, 424]} pin="n" width={180} text={parts.totals} />
    </Drawing>
  );
}

function Narrow({ section: { parts } }: IllustrationProps<'ladder'>) {
  const composition: Composition = {
    entryCount: 23,
    entrySpacing: 26,
    books: [70, 200],
    maxEntryLength: 46,
    isVertical: true,
  };
  return (
    <Drawing
      size={[400, 770]}
      lines={
        <>
          <Translate to={[0, 56]}>
            <Lines {...composition} />
          </Translate>
          <Totals at={[135, 716]} gap={44} width={180} />
        </>
      }
    >
      <Label at={[0, 0]} width={150} tone="text" text={parts.books[0]} />
      <Label at={[196, 0]} width={200} tone="text" text={parts.books[1]} />
      <Label at={[266, 200]} pin="w" width={134} text={parts.matched} />
      <Callout at={[266, 485]} pin="w" width={134} {...parts.difference} />
      <Label at={[266, 716]} pin="w" width={134} text={parts.totals} />
    </Drawing>
  );
}

export default function Ladder({ section }: IllustrationProps<'ladder'>) {
  return <Illustration section={section} theme="light" Wide={Wide} Narrow={Narrow} />;
}
