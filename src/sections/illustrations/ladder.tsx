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

/** The entry that only one of the books has. */
const parting = 16;

interface Composition {
  entries: number;
  pitch: number;
  /** Height of the first book's line, and of the second's. */
  books: readonly [number, number];
  /** Length of the largest entry. */
  tallest: number;
  /** Turned: the books run downward, side by side. */
  down?: boolean;
}

const amount = (index: number) => 0.25 + noise(index, 41) * 0.75;

function Lines({ entries, pitch, books: [first, second], tallest, down }: Composition) {
  const place = (along: number, across: number): Point =>
    down ? [across, along] : [along, across];
  const along = (index: number) => round(pitch * (index + 0.5));
  const end = pitch * entries;
  const missing = along(parting);
  return (
    <>
      <g className="text-text">
        <Line from={place(0, first)} to={place(end, first)} strokeWidth="2" />
        <Line from={place(0, second)} to={place(end, second)} strokeWidth="2" />
      </g>
      <g className="text-text" strokeWidth={pitch * 0.34}>
        {range(entries).map((index) => {
          const size = round(amount(index) * tallest);
          // After the parting the second book runs one entry behind.
          const other = index > parting ? index - 1 : index;
          return (
            <g key={index} opacity={index > parting ? 0.5 : 1}>
              {index !== parting && (
                <Line
                  from={place(along(index), first - 4)}
                  to={place(along(index), first - 4 - size)}
                />
              )}
              {index !== parting && (
                <Line
                  from={place(along(other), second + 4)}
                  to={place(along(other), second + 4 + size)}
                />
              )}
            </g>
          );
        })}
      </g>
      <g className="text-muted">
        {range(entries).map((index) => {
          const drifting = index > parting;
          return index === parting ? null : (
            <Line
              key={index}
              from={place(along(index), first + 12)}
              to={place(along(drifting ? index - 1 : index), second - 12)}
              strokeWidth={drifting ? 0.9 : 1.25}
              strokeDasharray={drifting ? '3 5' : undefined}
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

/** Two totals that should be one. */
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
      <Callout at={[660, 84]} pin="s" width={400} {...parts.parting} />
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
      <Callout at={[266, 485]} pin="w" width={134} {...parts.parting} />
      <Label at={[266, 716]} pin="w" width={134}>
        {parts.totals}
      </Label>
    </Sheet>
  );
}

/** Two books matched rung by rung, to the entry where they part. */
export default function Ladder({ section }: { section: FigureOf<'ladder'> }) {
  return (
    <FigureFrame section={section} theme="light">
      <Wide parts={section.parts} />
      <Narrow parts={section.parts} />
    </FigureFrame>
  );
}
