/**
 * Drawing: a letter with three statements, each connected to its proof: the data, the reasons and
 * the approval of a decision.
 * Numbers are positions and lengths in drawing units; `beat` and the numbers of `tween` are times
 * in beats. Both units are defined in `parts/svg-primitives.tsx`.
 */

import {
  Callout,
  Drawing,
  IllustrationFrame,
  type IllustrationSectionOf,
  Label,
} from './parts/responsive-svg.tsx';
import {
  ArrowHead,
  circlePath,
  Dot,
  hexagonPath,
  Line,
  noise,
  Person,
  type Point,
  polylinePath,
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
          d={polylinePath(
            range(22).map(
              (index): Point => [
                -70 + index * 4.6,
                Math.round(y + (noise(index, row + 20) - 0.5) * 13),
              ],
            ),
          )}
        />
      ))}
      <path d={hexagonPath([56, -8], 22)} strokeWidth="1.75" className="fill-surface" />
      <path d="M47 -8l7 7l11 -14" strokeWidth="2.25" />
    </g>
  );
}

/**
 * Reasons of the decision: three lines into one node, the strongest reason as the thickest line.
 */
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
          <Dot at={reason} radius={index === 1 ? 10 : 6} isOpen={index !== 1} />
        </g>
      ))}
      <path d={circlePath([58, 0], 14)} strokeWidth="2" className="fill-surface" />
      <path d={circlePath([58, 0], 6)} fill="currentColor" stroke="none" />
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

/** Distance between two lines of the letter. */
const lineSpacing = 22;

/**
 * Components of the three proofs, in the order of the statements. They are centred on the origin.
 */
const proofs = [Readings, Reasons, Approval];

type Parts = IllustrationSectionOf<'evidence'>['parts'];

interface Composition {
  letter: { width: number; height: number; margin: number };
  /** y of the three statements in the letter. */
  statementYs: readonly number[];
  /** y of the letter's first line. */
  firstLineY: number;
  /** Path from each statement to its proof. */
  leaderPaths: readonly string[];
  arrowTips: readonly Point[];
  /** Whether the leaders arrive from the right, because the proofs are below the letter. */
  isProofBelow?: boolean;
  /** Position of each proof. */
  proofPositions: readonly Point[];
  proofScale: number;
}

function Lines({
  letter,
  statementYs,
  firstLineY,
  leaderPaths,
  arrowTips,
  isProofBelow,
  proofPositions,
  proofScale,
  parts,
}: Composition & { parts: Parts }) {
  const { width, height, margin } = letter;
  const lastStatementY = statementYs.at(-1) ?? 0;
  // The other lines of the letter: none over a statement, none near the lower edge.
  const plainLineYs = range(Math.ceil((height - firstLineY) / lineSpacing))
    .map((row) => firstLineY + row * lineSpacing)
    .filter(
      (y) =>
        y < Math.min(height - 46, lastStatementY + 50) &&
        statementYs.every((statementY) => Math.abs(statementY - y) > 13),
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
        d={plainLineYs
          .map(
            (y, row) =>
              `M${margin} ${y}h${Math.round((width - margin * 2) * (0.72 + noise(row, 31) * 0.28))}`,
          )
          .join('')}
      />
      {parts.proofs.map(({ offering, title }, index) => {
        const Proof = proofs[index % proofs.length];
        const y = statementYs[index] ?? 0;
        const beat = 2 + index * 5;
        return (
          <g key={title} data-accent={offering} className="text-accent">
            <Line from={[margin, y]} to={[width - margin * 1.6, y]} beat={beat} strokeWidth="9" />
            <path
              d={leaderPaths[index]}
              strokeWidth="1.5"
              {...tween(isProofBelow ? 'sink' : 'wipe', beat + 2, 4)}
            />
            <ArrowHead
              at={arrowTips[index] ?? [0, 0]}
              angle={isProofBelow ? 180 : 0}
              beat={beat + 5}
            />
            <g transform={`translate(${proofPositions[index]}) scale(${proofScale})`}>
              {Proof && <Proof beat={beat + 4} />}
            </g>
          </g>
        );
      })}
    </>
  );
}

function Wide({ parts }: { parts: Parts }) {
  const proofYs = [90, 296, 502] as const;
  const statementYs = [250, 338, 426] as const;
  return (
    <Drawing
      fit="wide"
      size={[1200, 590]}
      lines={
        <Lines
          parts={parts}
          letter={{ width: 440, height: 588, margin: 44 }}
          statementYs={statementYs}
          firstLineY={206}
          leaderPaths={statementYs.map(
            (y, index) => `M384 ${y}H470C580 ${y} 540 ${proofYs[index]} 650 ${proofYs[index]}H690`,
          )}
          arrowTips={proofYs.map((y): Point => [694, y])}
          proofPositions={proofYs.map((y): Point => [800, y])}
          proofScale={1.15}
        />
      }
    >
      <Label at={[44, 52]} textStyle="loud" width={330} toneClass="text-text">
        {parts.question}
      </Label>
      <Label at={[44, 536]} pin="w">
        {parts.letter}
      </Label>
      {parts.proofs.map(({ offering, title, text }, index) => (
        <Callout
          key={title}
          at={[920, proofYs[index] ?? 0]}
          pin="w"
          width={280}
          accent={offering}
          title={title}
          text={text}
        />
      ))}
    </Drawing>
  );
}

function Narrow({ parts }: { parts: Parts }) {
  const proofYs = [480, 605, 730] as const;
  const statementYs = [206, 266, 326] as const;
  return (
    <Drawing
      fit="narrow"
      size={[400, 800]}
      lines={
        <Lines
          parts={parts}
          letter={{ width: 350, height: 410, margin: 28 }}
          statementYs={statementYs}
          firstLineY={184}
          isProofBelow
          leaderPaths={statementYs.map(
            (y, index) => `M305 ${y}H${396 - index * 14}V${proofYs[index]}H368`,
          )}
          arrowTips={proofYs.map((y): Point => [364, y])}
          proofPositions={proofYs.map((y): Point => [64, y])}
          proofScale={0.82}
        />
      }
    >
      <Label at={[28, 30]} textStyle="loud" width={280} toneClass="text-text">
        {parts.question}
      </Label>
      <Label at={[28, 384]} pin="w">
        {parts.letter}
      </Label>
      {parts.proofs.map(({ offering, title, text }, index) => (
        <Callout
          key={title}
          at={[150, proofYs[index] ?? 0]}
          pin="w"
          width={208}
          accent={offering}
          title={title}
          text={text}
        />
      ))}
    </Drawing>
  );
}

export default function Evidence({ section }: { section: IllustrationSectionOf<'evidence'> }) {
  return (
    <IllustrationFrame section={section} theme="dark">
      <Wide parts={section.parts} />
      <Narrow parts={section.parts} />
    </IllustrationFrame>
  );
}
