import { useRef } from 'react';
import { cn } from '../../../lib/cn.ts';
import { useDrag } from '../demo-frame.tsx';
import { model, outcome, type Variable, variables } from './days.ts';
import { firstValue, type LearningRun, type Question, withUnit } from './learning-run.ts';

type Place = readonly [x: number, y: number];

/**
 * Places in percent of the figure and of each box itself: causes above, the outcome at the bottom
 * or on the right.
 */
const wide: Record<Variable, Place> = {
  rain: [4, 30],
  discount: [4, 76],
  umbrellas: [36, 9],
  traffic: [36, 38],
  orders: [36, 70],
  drivers: [61, 86],
  lateness: [67, 47],
  calls: [98, 74],
};
const narrow: Record<Variable, Place> = {
  rain: [42, 7],
  discount: [96, 7],
  umbrellas: [2, 25],
  traffic: [40, 41],
  orders: [84, 24],
  drivers: [96, 54],
  lateness: [36, 71],
  calls: [68, 93],
};

interface GraphProps {
  run: LearningRun;
  question: Question;
  /** Only observe, set by hand, the same day. */
  step: number;
  ask: (question: Question) => void;
}

/**
 * The eight variables and their arrows. A cause that is set by hand lights what it moves, arrow by
 * arrow.
 */
export function Graph(props: GraphProps) {
  return (
    <>
      <Sheet {...props} places={wide} ratio={1.95} className="max-lg:hidden" />
      <Sheet {...props} places={narrow} ratio={0.64} className="max-w-xl lg:hidden" />
    </>
  );
}

function Sheet({
  run,
  question,
  step,
  ask,
  places,
  ratio,
  className,
}: GraphProps & { places: Record<Variable, Place>; ratio: number; className: string }) {
  const chosen = question.variable;
  const drawn = ([x, y]: Place): Place => [x * ratio, y];
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
              from={drawn(places[cause])}
              to={drawn(places[effect])}
              isCut={isSet && effect === chosen}
              isLit={isSet && (cause === chosen || run.moved.has(cause))}
            />
          )),
        )}
        {step === 0 && chosen !== 'calls' && (
          <path
            d={`M${drawn(places[chosen]).join(' ')}L${drawn(places.calls).join(' ')}`}
            strokeWidth="2"
            strokeDasharray="2 6"
            className="text-accent"
          />
        )}
      </svg>
      {(Object.keys(variables) as Variable[]).map((name) => (
        <Box key={name} {...{ name, run, question, step, ask }} place={places[name]} />
      ))}
    </div>
  );
}

interface EdgeProps {
  from: Place;
  to: Place;
  /** A set variable no longer follows its causes. */
  isCut: boolean;
  /** The change travels along this edge. */
  isLit: boolean;
}

/** The arrow from a cause to its effect. */
function Edge({ from, to, isCut, isLit }: EdgeProps) {
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  const at = (share: number) => `${from[0] + across * share} ${from[1] + down * share}`;
  const degrees = (Math.atan2(down, across) * 180) / Math.PI;
  const rest = isCut ? 'text-muted' : 'text-line';
  return (
    <g>
      <path
        d={`M${at(0)}L${at(isCut ? 0.45 : 1)}`}
        strokeWidth={isLit ? 2.5 : 1.25}
        strokeDasharray={isCut ? '3 5' : undefined}
        className={isLit ? 'text-accent' : rest}
      />
      {!isCut && (
        <path
          d="M-1.1-1L1.1 0L-1.1 1Z"
          transform={`translate(${at(0.56)}) rotate(${degrees})`}
          fill="currentColor"
          className={isLit ? 'text-accent' : 'text-muted'}
        />
      )}
    </g>
  );
}

/** Pixels of a drag over a variable's whole range. */
const reach = 320;

/**
 * One variable: its value, and what the run has made of it. A drag sideways sets the one that is
 * chosen.
 */
function Box({
  name,
  run,
  question,
  step,
  ask,
  place: [x, y],
}: GraphProps & { name: Variable; place: Place }) {
  const from = useRef({ x: 0, value: 0 });
  const isSet = step > 0;
  const isChosen = name === question.variable;
  const hasMoved = isSet && run.moved.has(name);
  const [before, after] = step === 2 ? [run.before, run.after] : [run.observed, run.intervened];
  const { low, high } = variables[name];
  const isOutcome = name === outcome;
  const handlers = useDrag<HTMLButtonElement>(
    ({ clientX }) => {
      const moved = ((clientX - from.current.x) / reach) * (high - low);
      const value = Math.round(Math.min(high, Math.max(low, from.current.value + moved)));
      if (value !== question.value) ask({ variable: name, value });
    },
    ({ clientX }) => {
      from.current = { x: clientX, value: question.value };
    },
  );
  const seen = isOutcome && !isSet ? run.seen : null;
  const words = () => {
    if (isChosen) return withUnit(name, question.value);
    if (hasMoved) return `${withUnit(name, before[name])} → ${withUnit(name, after[name])}`;
    if (isOutcome && isSet) return `still ${withUnit(name, before[name])}`;
    if (seen !== null) return `${withUnit(name, before[name])}, here ${Math.round(seen)}`;
    return withUnit(name, before[name]);
  };
  const isHot = isChosen && isSet;
  const look = (
    <>
      <span className="type-small block">{variables[name].name}</span>
      <span
        className={cn('block font-semibold tabular-nums', isOutcome ? 'type-title' : 'type-body')}
      >
        {words()}
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
  const shape = cn(
    'absolute grid min-h-11 content-center border px-2 py-1.5 sm:px-3 text-left whitespace-nowrap transition-colors duration-(--duration-state)',
    isHot ? 'border-accent bg-accent text-surface' : 'bg-surface',
    !isHot && (hasMoved || isChosen ? 'border-accent' : 'border-line'),
    isChosen && 'cursor-ew-resize touch-pan-y select-none',
  );
  // Shifted by the same share of its own width, so that it stays within the figure.
  const style = { left: `${x}%`, top: `${y}%`, translate: `${-x}% -50%` };
  if (isOutcome) {
    return (
      <span className={shape} style={style}>
        {look}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      data-variable={name}
      className={shape}
      style={style}
      onClick={() => {
        if (!isChosen) ask({ variable: name, value: firstValue(name) });
      }}
      {...(isChosen && handlers)}
    >
      {look}
    </button>
  );
}
