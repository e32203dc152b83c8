import { Callout, FigureFrame, type FigureOf, Label, Sheet } from './parts/responsive-svg.tsx';
import {
  ArrowHead,
  circle,
  Dot,
  hexagon,
  Line,
  noise,
  Person,
  type Point,
  polyline,
  range,
  tween,
} from './parts/svg-primitives.tsx';

/** Data of the decision: sensor readings with a check mark. */
function Readings({ beat }: { beat: number }) {
  return (
    <g {...tween('wipe', beat, 4)}>
      {[-34, -8, 18].map((y, row) => (
        <path
          key={y}
          d={polyline(
            range(22).map(
              (index): Point => [
                -70 + index * 4.6,
                Math.round(y + (noise(index, row + 20) - 0.5) * 13),
              ],
            ),
          )}
        />
      ))}
      <path d={hexagon([56, -8], 22)} strokeWidth="1.75" className="fill-surface" />
      <path d="M47 -8l7 7l11 -14" strokeWidth="2.25" />
    </g>
  );
}

/** Reasons of the decision: three lines into one node, the strongest reason as the thickest line. */
function Reasons({ beat }: { beat: number }) {
  const reasons: readonly Point[] = [
    [-62, -38],
    [-62, 0],
    [-62, 38],
  ];
  return (
    <>
      {reasons.map((reason, index) => (
        <g key={index}>
          <Line
            from={[reason[0] + 10, reason[1]]}
            to={[44, 0]}
            beat={beat + index}
            strokeWidth={index === 1 ? 4 : 1.25}
          />
          <Dot at={reason} radius={index === 1 ? 10 : 6} open={index !== 1} />
        </g>
      ))}
      <path d={circle([58, 0], 14)} strokeWidth="2" className="fill-surface" />
      <path d={circle([58, 0], 6)} fill="currentColor" stroke="none" />
    </>
  );
}

/** Approval of the decision: a person and a signature. */
function Approval({ beat }: { beat: number }) {
  return (
    <>
      <Person at={[-46, 0]} radius={27} beat={beat} />
      <path d="M-6 32H80" className="text-line" />
      <path
        d="M-2 22C10 -26 22 -26 16 6C12 26 22 22 28 6C32 -4 36 -2 35 8C34 20 42 16 47 6C50 0 54 2 54 10C56 16 66 12 78 2"
        strokeWidth="2.5"
        {...tween('wipe', beat + 2, 5)}
      />
    </>
  );
}

const proofs = [Readings, Reasons, Approval];

type Parts = FigureOf<'evidence'>['parts'];

interface Composition {
  letter: { width: number; height: number; margin: number };
  /** y of the three statements in the letter. */
  statements: readonly number[];
  /** y of the letter's first line. */
  first: number;
  /** Path from each statement to its proof. */
  leaders: readonly string[];
  tips: readonly Point[];
  /** Whether the leaders arrive from the right, because the proofs are below the letter. */
  back?: boolean;
  /** Position of each proof. */
  places: readonly Point[];
  scale: number;
}

function Lines({
  letter,
  statements,
  first,
  leaders,
  tips,
  back,
  places,
  scale,
  parts,
}: Composition & { parts: Parts }) {
  const { width, height, margin } = letter;
  const end = statements.at(-1) ?? 0;
  const plain = range(Math.ceil((height - first) / 22))
    .map((row) => first + row * 22)
    .filter(
      (y) =>
        y < Math.min(height - 46, end + 50) &&
        statements.every((height) => Math.abs(height - y) > 13),
    );
  return (
    <>
      <path
        d={`M1 1H${width - 40}L${width} 41V${height}H1ZM${width - 40} 1V41H${width}`}
        className="text-text"
        strokeWidth="1.75"
      />
      <path
        className="text-line"
        strokeWidth="2"
        d={plain
          .map(
            (y, row) =>
              `M${margin} ${y}h${Math.round((width - margin * 2) * (0.72 + noise(row, 31) * 0.28))}`,
          )
          .join('')}
      />
      {parts.proofs.map(({ offering, title }, index) => {
        const Proof = proofs[index % proofs.length];
        const y = statements[index] ?? 0;
        const beat = 2 + index * 5;
        return (
          <g key={title} data-accent={offering} className="text-accent">
            <Line from={[margin, y]} to={[width - margin * 1.6, y]} beat={beat} strokeWidth="9" />
            <path
              d={leaders[index]}
              strokeWidth="1.5"
              {...tween(back ? 'sink' : 'wipe', beat + 2, 4)}
            />
            <ArrowHead at={tips[index] ?? [0, 0]} angle={back ? 180 : 0} beat={beat + 5} />
            <g transform={`translate(${places[index]}) scale(${scale})`}>
              {Proof && <Proof beat={beat + 4} />}
            </g>
          </g>
        );
      })}
    </>
  );
}

function Wide({ parts }: { parts: Parts }) {
  const rows = [90, 296, 502] as const;
  const statements = [250, 338, 426] as const;
  return (
    <Sheet
      fit="wide"
      size={[1200, 590]}
      lines={
        <Lines
          parts={parts}
          letter={{ width: 440, height: 588, margin: 44 }}
          statements={statements}
          first={206}
          leaders={statements.map(
            (y, index) => `M384 ${y}H470C580 ${y} 540 ${rows[index]} 650 ${rows[index]}H690`,
          )}
          tips={rows.map((y): Point => [694, y])}
          places={rows.map((y): Point => [800, y])}
          scale={1.15}
        />
      }
    >
      <Label at={[44, 52]} look="loud" width={330} tone="text-text">
        {parts.question}
      </Label>
      <Label at={[44, 536]} pin="w">
        {parts.letter}
      </Label>
      {parts.proofs.map(({ offering, title, text }, index) => (
        <Callout
          key={title}
          at={[920, rows[index] ?? 0]}
          pin="w"
          width={280}
          accent={offering}
          title={title}
          text={text}
        />
      ))}
    </Sheet>
  );
}

function Narrow({ parts }: { parts: Parts }) {
  const rows = [480, 605, 730] as const;
  const statements = [206, 266, 326] as const;
  return (
    <Sheet
      fit="narrow"
      size={[400, 800]}
      lines={
        <Lines
          parts={parts}
          letter={{ width: 350, height: 410, margin: 28 }}
          statements={statements}
          first={184}
          back
          leaders={statements.map((y, index) => `M305 ${y}H${396 - index * 14}V${rows[index]}H368`)}
          tips={rows.map((y): Point => [364, y])}
          places={rows.map((y): Point => [64, y])}
          scale={0.82}
        />
      }
    >
      <Label at={[28, 30]} look="loud" width={280} tone="text-text">
        {parts.question}
      </Label>
      <Label at={[28, 384]} pin="w">
        {parts.letter}
      </Label>
      {parts.proofs.map(({ offering, title, text }, index) => (
        <Callout
          key={title}
          at={[150, rows[index] ?? 0]}
          pin="w"
          width={208}
          accent={offering}
          title={title}
          text={text}
        />
      ))}
    </Sheet>
  );
}

/** A letter with three statements, each connected to its evidence. */
export default function Evidence({ section }: { section: FigureOf<'evidence'> }) {
  return (
    <FigureFrame section={section} theme="dark">
      <Wide parts={section.parts} />
      <Narrow parts={section.parts} />
    </FigureFrame>
  );
}
