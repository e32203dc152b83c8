import { useRef } from 'react';
import { cn } from '../../../lib/cn.ts';
import { useDrag } from '../demo-frame.tsx';
import { clamp } from '../numbers.ts';
import { model, outcome, type Variable, variableNames, variables } from './days.ts';
import { firstValue, type LearningRun, type Question, withUnit } from './learning-run.ts';

type Position = readonly [x: number, y: number];

/**
 * Positions of the variables' boxes on wide screens, in percent of the figure. A box is shifted by
 * the same percentage of its own size, so that it stays within the figure. Causes come before their
 * effects.
 */
const widePositions: Record<Variable, Position> = {
  rain: [4, 30],
  discount: [4, 76],
  umbrellas: [36, 9],
  traffic: [36, 38],
  orders: [36, 70],
  drivers: [61, 86],
  lateness: [67, 47],
  calls: [98, 74],
};
/** The same on narrow screens. */
const narrowPositions: Record<Variable, Position> = {
  rain: [42, 7],
  discount: [96, 7],
  umbrellas: [2, 25],
  traffic: [40, 41],
  orders: [84, 24],
  drivers: [96, 58],
  lateness: [36, 71],
  calls: [68, 93],
};

interface GraphProps {
  run: LearningRun;
  question: Question;
  /** Index of the step: only observe, set by hand, the same day. */
  step: number;
  ask: (question: Question) => void;
}

/**
 * Figure of the Learning demo: the eight variables and the arrows between them. When a variable is
 * set, everything that it affects is highlighted.
 */
export function Graph(props: GraphProps) {
  return (
    <>
      <GraphLayout {...props} positions={widePositions} ratio={1.7} className="max-lg:hidden" />
      <GraphLayout
        {...props}
        positions={narrowPositions}
        ratio={0.64}
        className="max-w-xl lg:hidden"
      />
    </>
  );
}

/** The graph in one of two layouts. `ratio` is its width divided by its height. */
function GraphLayout({
  run,
  question,
  step,
  ask,
  positions,
  ratio,
  className,
}: GraphProps & { positions: Record<Variable, Position>; ratio: number; className: string }) {
  const chosen = question.variable;
  const toViewBox = ([x, y]: Position): Position => [x * ratio, y];
  const isSet = step > 0;
  return (
    <div className={cn('relative', className)} style={{ aspectRatio: ratio }}>
      <svg
        viewBox={`0 0 ${100 * ratio} 100`}
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="absolute inset-0 size-full [&_path]:[vector-effect:non-scaling-stroke]"
      >
        {model.flatMap(([effect, { causes }]) =>
          (Object.keys(causes) as Variable[]).map((cause) => (
            <Edge
              key={`${cause} ${effect}`}
              from={toViewBox(positions[cause])}
              to={toViewBox(positions[effect])}
              isCut={isSet && effect === chosen}
              isLit={isSet && (cause === chosen || run.affected.has(cause))}
            />
          )),
        )}
        {step === 0 && (
          <path
            d={`M${toViewBox(positions[chosen]).join(' ')}L${toViewBox(positions[outcome]).join(' ')}`}
            strokeWidth="2"
            strokeDasharray="2 6"
            className="text-accent"
          />
        )}
      </svg>
      {variableNames.map((name) => (
        <Box key={name} {...{ name, run, question, step, ask }} position={positions[name]} />
      ))}
    </div>
  );
}

interface EdgeProps {
  from: Position;
  to: Position;
  /** Whether the effect is set, so that it no longer depends on its causes. */
  isCut: boolean;
  /** Whether the change of the set variable reaches the effect over this arrow. */
  isLit: boolean;
}

/** The arrow from a cause to its effect. */
function Edge({ from, to, isCut, isLit }: EdgeProps) {
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  const pointAt = (share: number) => `${from[0] + across * share} ${from[1] + down * share}`;
  const degrees = (Math.atan2(down, across) * 180) / Math.PI;
  const unlitClass = isCut ? 'text-muted' : 'text-line';
  return (
    <g>
      <path
        d={`M${pointAt(0)}L${pointAt(isCut ? 0.45 : 1)}`}
        strokeWidth={isLit ? 2.5 : 1.25}
        strokeDasharray={isCut ? '3 5' : undefined}
        className={isLit ? 'text-accent' : unlitClass}
      />
      {!isCut && (
        <path
          d="M-1.1-1L1.1 0L-1.1 1Z"
          transform={`translate(${pointAt(0.56)}) rotate(${degrees})`}
          fill="currentColor"
          className={isLit ? 'text-accent' : 'text-muted'}
        />
      )}
    </g>
  );
}

/** Pixels of a drag over a variable's whole range. */
const dragRangePx = 320;

/**
 * Box of a variable with its value before and after the change. A horizontal drag sets the chosen
 * variable.
 */
function Box({
  name,
  run,
  question,
  step,
  ask,
  position: [x, y],
}: GraphProps & { name: Variable; position: Position }) {
  const dragStart = useRef({ x: 0, value: 0 });
  const isSet = step > 0;
  const isChosen = name === question.variable;
  const isAffected = isSet && run.affected.has(name);
  const [before, after] = step === 2 ? [run.before, run.after] : [run.observed, run.intervened];
  const { low, high } = variables[name];
  const isOutcome = name === outcome;
  const handlers = useDrag<HTMLButtonElement>(
    ({ clientX }) => {
      const moved = ((clientX - dragStart.current.x) / dragRangePx) * (high - low);
      const value = Math.round(clamp(dragStart.current.value + moved, low, high));
      if (value !== question.value) ask({ variable: name, value });
    },
    ({ clientX }) => {
      dragStart.current = { x: clientX, value: question.value };
    },
  );
  const callsSeen = isOutcome && !isSet ? run.seen : null;
  const getText = () => {
    if (isChosen) return withUnit(name, question.value);
    if (isAffected) return `${withUnit(name, before[name])} → ${withUnit(name, after[name])}`;
    if (isOutcome && isSet) return `still ${withUnit(name, before[name])}`;
    if (callsSeen !== null) return `${withUnit(name, before[name])}, here ${Math.round(callsSeen)}`;
    return withUnit(name, before[name]);
  };
  const isHighlighted = isChosen && isSet;
  const content = (
    <>
      <span className="type-small block">{variables[name].name}</span>
      <span className={cn('block font-semibold', isOutcome ? 'type-title' : 'type-body')}>
        {getText()}
      </span>
      {isChosen && (
        <span aria-hidden="true" className="relative mt-1 block h-1 bg-current/25">
          <span
            className="absolute inset-y-0 left-0 bg-current"
            style={{ width: `${((question.value - low) / (high - low)) * 100}%` }}
          />
        </span>
      )}
    </>
  );
  const classes = cn(
    'absolute grid min-h-11 content-center border px-2 py-1.5 sm:px-3 text-left whitespace-nowrap transition-[background-color] duration-(--duration-state)',
    isHighlighted ? 'border-accent bg-accent text-surface' : 'bg-surface',
    !isHighlighted && (isAffected || isChosen ? 'border-accent' : 'border-line'),
    isChosen && 'cursor-ew-resize touch-pan-y select-none',
  );
  // The box is shifted by the same share of its own width, so that it stays within the figure.
  const style = { left: `${x}%`, top: `${y}%`, translate: `${-x}% -50%` };
  if (isOutcome) {
    return (
      <span className={classes} style={style}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      data-variable={name}
      className={classes}
      style={style}
      onClick={() => {
        if (!isChosen) ask({ variable: name, value: firstValue(name) });
      }}
      {...(isChosen && handlers)}
    >
      {content}
    </button>
  );
}
