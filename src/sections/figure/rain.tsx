import type { FigureOf } from '../../content/types.ts';
import { FigureFrame } from './parts/frame.tsx';
import { At, circle, move, noise, type Point, range, round, Tip } from './parts/pen.tsx';
import { Callout, Label, Sheet } from './parts/sheet.tsx';

type Parts = FigureOf<'rain'>['parts'];

/** Falling rain as slanted strokes of unequal length. */
function Rain({ at, width, height }: { at: Point; width: number; height: number }) {
  const columns = Math.round(width / 15);
  return (
    <At at={at}>
      {[0, 1, 2].map((layer) => (
        <path
          key={layer}
          strokeWidth={1 + layer * 0.5}
          strokeOpacity={1 - layer * 0.25}
          d={range(columns)
            .flatMap((column) =>
              range(4).map((row) => {
                const index = column * 4 + row;
                const x = (column + noise(index, layer + 1) * 0.9) * (width / columns);
                const y = (row + noise(index, layer + 5) * 0.8) * (height / 4);
                // The cloud is full in the middle and thin at its sides.
                const share = 1 - Math.abs(x / width - 0.5) * 1.7;
                const length = 10 + noise(index, layer + 9) * 26 * share;
                return noise(index, layer + 13) < share * 0.9
                  ? `M${round(x)} ${round(y)}l${round(-length * 0.28)} ${round(length)}`
                  : '';
              }),
            )
            .join('')}
          {...move('sink', 2 + layer, 6)}
        />
      ))}
    </At>
  );
}

/** An open umbrella, drawn by its ribs. */
function Umbrella({ at, size }: { at: Point; size: number }) {
  const scallops = range(4)
    .map(() => `q${-size / 4} ${-size * 0.22} ${-size / 2} 0`)
    .join('');
  return (
    <At at={at}>
      <path
        d={`M${-size} 0A${size} ${size} 0 0 1 ${size} 0${scallops}Z`}
        strokeWidth="2"
        className="fill-surface"
      />
      <path
        d={`M${-size / 2} 0Q${-size * 0.42} ${-size * 0.8} 0 ${-size}Q${size * 0.42} ${-size * 0.8} ${size / 2} 0M0 ${-size}V${-size * 1.12}`}
      />
      <path
        d={`M0 ${-size * 0.06}V${size * 0.86}q0 ${size * 0.2} ${size * 0.17} ${size * 0.2}q${size * 0.17} 0 ${size * 0.17} ${-size * 0.17}`}
        strokeWidth="2.5"
      />
    </At>
  );
}

/** Ripples on a wet street. */
function Puddle({ at, size }: { at: Point; size: number }) {
  return (
    <At at={at}>
      {[0.24, 0.46, 0.72, 1].map((share, index) => (
        <ellipse
          key={share}
          rx={round(size * share)}
          ry={round(size * share * 0.26)}
          strokeWidth={index ? 1.25 : 2.25}
          strokeDasharray={index === 3 ? `${size * 0.5} 9 ${size * 0.2} 14` : undefined}
        />
      ))}
      <path
        d={`M${-size * 1.15} ${-size * 0.12}h${size * 0.3}M${size * 0.72} ${-size * 0.24}h${size * 0.4}M${size * 0.5} ${size * 0.26}h${size * 0.42}`}
      />
    </At>
  );
}

interface Composition {
  rain: { at: Point; width: number; height: number };
  umbrella: { at: Point; size: number };
  puddle: { at: Point; size: number };
  /** From the rain to its effects, with the arrow's angle. */
  causes: readonly { d: string; tip: Point; angle: number }[];
  /** What the pattern believes. */
  pattern: { from: Point; to: Point };
}

function Lines({ rain, umbrella, puddle, causes, pattern }: Composition) {
  const [y, middle] = [pattern.from[1], round((pattern.from[0] + pattern.to[0]) / 2)];
  return (
    <>
      <g className="text-muted">
        <Rain {...rain} />
      </g>
      <g className="text-text">
        <Umbrella {...umbrella} />
        <Puddle {...puddle} />
      </g>
      <g className="text-accent">
        {causes.map(({ d, tip, angle }, index) => (
          <g key={d}>
            <path d={d} strokeWidth="3" {...move('sink', 8 + index * 2, 5)} />
            <Tip at={tip} angle={angle} size={15} beat={12 + index * 2} />
          </g>
        ))}
      </g>
      <g opacity="0.62" className="text-text" {...move('fade', 16, 4, 0.62)}>
        <path
          d={`M${pattern.from}L${pattern.to}`}
          strokeWidth="1.75"
          strokeDasharray="2 8"
          strokeLinecap="round"
        />
        <Tip at={pattern.from} angle={180} size={11} />
        <Tip at={pattern.to} size={11} />
      </g>
      <At at={[middle, y]}>
        <g className="text-accent" {...move('pop', 17)}>
          <path d={circle([0, 0], 17)} className="fill-surface" strokeWidth="1.5" />
          <path d="M-6.5 -6.5l13 13M-6.5 6.5l13 -13" strokeWidth="2.25" />
        </g>
      </At>
    </>
  );
}

function Wide({ parts }: { parts: Parts }) {
  return (
    <Sheet
      fit="wide"
      size={[1200, 640]}
      lines={
        <Lines
          rain={{ at: [330, 0], width: 540, height: 250 }}
          umbrella={{ at: [190, 430], size: 138 }}
          puddle={{ at: [1000, 500], size: 178 }}
          causes={[
            { d: 'M500 268C440 350 370 352 336 372', tip: [330, 376], angle: 147 },
            { d: 'M690 268C720 380 850 400 900 440', tip: [906, 445], angle: 40 },
          ]}
          pattern={{ from: [366, 500], to: [786, 500] }}
        />
      }
    >
      <Label at={[600, 276]} pin="n" look="title" tone="text-accent">
        {parts.cause}
      </Label>
      <Label at={[190, 604]} pin="n" look="title" tone="text-text">
        {parts.effects[0]}
      </Label>
      <Label at={[1000, 604]} pin="n" look="title" tone="text-text">
        {parts.effects[1]}
      </Label>
      <Label at={[576, 474]} pin="s" width={300}>
        {parts.pattern}
      </Label>
      <Callout at={[576, 530]} pin="n" width={340} {...parts.test} />
    </Sheet>
  );
}

function Narrow({ parts }: { parts: Parts }) {
  return (
    <Sheet
      fit="narrow"
      size={[400, 690]}
      lines={
        <Lines
          rain={{ at: [50, 0], width: 300, height: 170 }}
          umbrella={{ at: [76, 360], size: 72 }}
          puddle={{ at: [310, 404], size: 84 }}
          causes={[
            { d: 'M160 196C150 240 138 262 120 278', tip: [116, 282], angle: 134 },
            { d: 'M240 196C256 280 276 330 290 362', tip: [292, 368], angle: 66 },
          ]}
          pattern={{ from: [96, 516], to: [304, 516] }}
        />
      }
    >
      <Label at={[200, 200]} pin="n" look="title" tone="text-accent">
        {parts.cause}
      </Label>
      <Label at={[0, 450]} look="title" tone="text-text">
        {parts.effects[0]}
      </Label>
      <Label at={[400, 450]} pin="ne" look="title" tone="text-text">
        {parts.effects[1]}
      </Label>
      <Label at={[200, 544]} pin="n" width={400}>
        {parts.pattern}
      </Label>
      <Callout at={[200, 606]} pin="n" width={360} {...parts.test} />
    </Sheet>
  );
}

/** Umbrellas and wet streets come together; the rain causes both. */
export default function RainFigure({ section }: { section: FigureOf<'rain'> }) {
  return (
    <FigureFrame section={section} surface="ink">
      <Wide parts={section.parts} />
      <Narrow parts={section.parts} />
    </FigureFrame>
  );
}
