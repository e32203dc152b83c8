import { Callout, FigureFrame, type FigureOf, Label, Sheet } from './parts/responsive-svg.tsx';
import {
  At,
  circle,
  Line,
  noise,
  type Point,
  range,
  round,
  tween,
} from './parts/svg-primitives.tsx';

type Parts = FigureOf<'ladder'>['parts'];

/** Index of the entry that is missing in the second book. */
const missingIndex = 16;

interface Composition {
  entries: number;
  pitch: number;
  /** Positions of the lines of the first and the second book, across the direction of the entries. */
  books: readonly [number, number];
  /** Length of the largest entry. */
  tallest: number;
  /** Whether the entries are listed from top to bottom, with the books side by side. */
  down?: boolean;
}

const amount = (index: number) => 0.25 + noise(index, 41) * 0.75;

function Lines({ entries, pitch, books: [first, second], tallest, down }: Composition) {
  const place = (along: number, across: number): Point =>
    down ? [across, along] : [along, across];
  const along = (index: number) => round(pitch * (index + 0.5));
  const end = pitch * entries;
  const missing = along(missingIndex);
  return (
    <>
      <g className="text-text">
        <Line from={place(0, first)} to={place(end, first)} strokeWidth="2" />
        <Line from={place(0, second)} to={place(end, second)} strokeWidth="2" />
      </g>
      <g className="text-text" strokeWidth={pitch * 0.34}>
        {range(entries).map((index) => {
          const size = round(amount(index) * tallest);
          // After the missing entry, the position in the second book is one entry less.
          const secondIndex = index > missingIndex ? index - 1 : index;
          return (
            <g key={index} opacity={index > missingIndex ? 0.5 : 1}>
              {index !== missingIndex && (
                <Line
                  from={place(along(index), first - 4)}
                  to={place(along(index), first - 4 - size)}
                />
              )}
              {index !== missingIndex && (
                <Line
                  from={place(along(secondIndex), second + 4)}
                  to={place(along(secondIndex), second + 4 + size)}
                />
              )}
            </g>
          );
        })}
      </g>
      <g className="text-muted">
        {range(entries).map((index) => {
          const isShifted = index > missingIndex;
          return index === missingIndex ? null : (
            <Line
              key={index}
              from={place(along(index), first + 12)}
              to={place(along(isShifted ? index - 1 : index), second - 12)}
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
          from={place(missing, first - 4)}
          to={place(missing, first - 4 - tallest)}
          strokeWidth={pitch * 0.5}
          beat={17}
        />
        <Line
          from={place(missing, first + 12)}
          to={place(missing, (first + second) / 2 - 18)}
          strokeWidth="2.5"
          beat={18}
        />
        <At at={place(missing, (first + second) / 2)}>
          <path
            d={circle([0, 0], 13)}
            strokeWidth="2.5"
            className="fill-surface"
            {...tween('pop', 20)}
          />
        </At>
      </g>
    </>
  );
}

/** Two totals with an unequal sign between them. */
function Totals({ at, gap, width }: { at: Point; gap: number; width: number }) {
  const rule = (y: number) => `M${-width / 2} ${y}h${width}M${-width / 2} ${y + 6}h${width}`;
  return (
    <At at={at}>
      <path d={rule(-gap)} className="text-text" strokeWidth="1.75" />
      <path d={rule(gap - 6)} className="text-text" strokeWidth="1.75" />
      <path d="M-26 -9h52M-26 9h52M-14 28L14 -28" className="text-accent" strokeWidth="4.5" />
    </At>
  );
}

function Wide({ parts }: { parts: Parts }) {
  const composition: Composition = { entries: 25, pitch: 40, books: [190, 400], tallest: 92 };
  return (
    <Sheet
      fit="wide"
      size={[1200, 560]}
      lines={
        <>
          <Lines {...composition} />
          <Totals at={[1110, 295]} gap={105} width={150} />
        </>
      }
    >
      <Label at={[0, 66]} pin="sw" look="title" tone="text-text">
        {parts.books[0]}
      </Label>
      <Label at={[0, 524]} pin="nw" look="title" tone="text-text">
        {parts.books[1]}
      </Label>
      <Callout at={[660, 84]} pin="s" width={400} {...parts.difference} />
      <Label at={[330, 295]} pin="c">
        <span className="bg-surface px-2">{parts.matched}</span>
      </Label>
      <Label at={[1110, 424]} pin="n" width={180}>
        {parts.totals}
      </Label>
    </Sheet>
  );
}

function Narrow({ parts }: { parts: Parts }) {
  const composition: Composition = {
    entries: 23,
    pitch: 26,
    books: [70, 200],
    tallest: 46,
    down: true,
  };
  return (
    <Sheet
      fit="narrow"
      size={[400, 770]}
      lines={
        <>
          <At at={[0, 56]}>
            <Lines {...composition} />
          </At>
          <Totals at={[135, 716]} gap={44} width={180} />
        </>
      }
    >
      <Label at={[0, 0]} width={150} tone="text-text">
        {parts.books[0]}
      </Label>
      <Label at={[196, 0]} width={200} tone="text-text">
        {parts.books[1]}
      </Label>
      <Label at={[266, 200]} pin="w" width={134}>
        {parts.matched}
      </Label>
      <Callout at={[266, 485]} pin="w" width={134} {...parts.difference} />
      <Label at={[266, 716]} pin="w" width={134}>
        {parts.totals}
      </Label>
    </Sheet>
  );
}

/** Two account books whose entries are matched in order, up to the entry that one of them lacks. */
export default function Ladder({ section }: { section: FigureOf<'ladder'> }) {
  return (
    <FigureFrame section={section} theme="light">
      <Wide parts={section.parts} />
      <Narrow parts={section.parts} />
    </FigureFrame>
  );
}
