/**
 * Drawing: a letter with three statements, each connected to its proof: the data, the reasons and
 * the approval of a decision.
 */

import { Callout, Drawing, Illustration, type IllustrationProps, Label } from './parts/drawing.tsx';
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
  return (
    <>
      {[-38, 0, 38].map((y, index) => (
        <g key={y}>
          <Line from={[-52, y]} to={[44, 0]} beat={beat + index} strokeWidth={y ? 1.25 : 4} />
          <Dot at={[-62, y]} radius={y ? 6 : 10} isOpen={y !== 0} />
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

/** The measures in which the drawings for wide and for narrow screens differ. */
interface Composition {
  size: readonly [width: number, height: number];
  letter: { width: number; height: number; margin: number };
  question: { y: number; width: number };
  /** y of the letter's first line. */
  firstLineY: number;
  /** y of the three statements in the letter. */
  statementYs: readonly number[];
  /** y of the letter's name. */
  nameY: number;
  /** y of the three proofs. */
  proofYs: readonly number[];
  /** Path from a statement to its proof. */
  leaderPath: (statementY: number, proofY: number, index: number) => string;
  /** The arrows point to the left if the proofs are below the letter. */
  arrow: { x: number; angle: 0 | 180 };
  proof: { x: number; scale: number };
  callout: { x: number; width: number };
}

const wide: Composition = {
  size: [1200, 590],
  letter: { width: 440, height: 588, margin: 44 },
  question: { y: 52, width: 330 },
  firstLineY: 206,
  statementYs: [250, 338, 426],
  nameY: 536,
  proofYs: [90, 296, 502],
  leaderPath: (y, proofY) => `M384 ${y}H470C580 ${y} 540 ${proofY} 650 ${proofY}H690`,
  arrow: { x: 694, angle: 0 },
  proof: { x: 800, scale: 1.15 },
  callout: { x: 920, width: 280 },
};

const narrow: Composition = {
  size: [400, 800],
  letter: { width: 350, height: 410, margin: 28 },
  question: { y: 30, width: 280 },
  firstLineY: 184,
  statementYs: [206, 266, 326],
  nameY: 384,
  proofYs: [480, 605, 730],
  leaderPath: (y, proofY, index) => `M305 ${y}H${396 - index * 14}V${proofY}H368`,
  arrow: { x: 364, angle: 180 },
  proof: { x: 64, scale: 0.82 },
  callout: { x: 150, width: 208 },
};

/** The letter's outline, and its lines of text apart from the statements. */
function Letter({ letter: { width, height, margin }, firstLineY, statementYs }: Composition) {
  const lastStatementY = statementYs.at(-1) ?? 0;
  // No line is over a statement or near the lower edge.
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
    </>
  );
}

type Props = IllustrationProps<'evidence'>;

function Evidence({ section: { parts }, ...composition }: Props & Composition) {
  const { letter, question, statementYs, proofYs, leaderPath, arrow, proof, callout } = composition;
  return (
    <Drawing
      size={composition.size}
      lines={
        <>
          <Letter {...composition} />
          {parts.proofs.map(({ offering, title }, index) => {
            const Proof = proofs[index];
            const [y, proofY] = [statementYs[index] ?? 0, proofYs[index] ?? 0];
            const beat = 2 + index * 5;
            return (
              <g key={title} data-accent={offering} className="text-accent">
                <Line
                  from={[letter.margin, y]}
                  to={[letter.width - letter.margin * 1.6, y]}
                  beat={beat}
                  strokeWidth="9"
                />
                <path
                  d={leaderPath(y, proofY, index)}
                  strokeWidth="1.5"
                  {...tween(arrow.angle ? 'sink' : 'wipe', beat + 2, 4)}
                />
                <ArrowHead at={[arrow.x, proofY]} angle={arrow.angle} beat={beat + 5} />
                <g transform={`translate(${proof.x},${proofY}) scale(${proof.scale})`}>
                  {Proof && <Proof beat={beat + 4} />}
                </g>
              </g>
            );
          })}
        </>
      }
    >
      <Label
        at={[letter.margin, question.y]}
        textStyle="loud"
        width={question.width}
        tone="text"
        text={parts.question}
      />
      <Label at={[letter.margin, composition.nameY]} pin="w" text={parts.letter} />
      {parts.proofs.map(({ offering, ...texts }, index) => (
        <Callout
          key={texts.title}
          at={[callout.x, proofYs[index] ?? 0]}
          pin="w"
          width={callout.width}
          accent={offering}
          {...texts}
        />
      ))}
    </Drawing>
  );
}

const Wide = (props: Props) => <Evidence {...props} {...wide} />;
const Narrow = (props: Props) => <Evidence {...props} {...narrow} />;

export default function EvidenceIllustration({ section }: Props) {
  return <Illustration section={section} theme="dark" Wide={Wide} Narrow={Narrow} />;
}
