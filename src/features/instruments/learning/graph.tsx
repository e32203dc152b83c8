import { cn } from '../../../lib/cn.ts';
import { model, type Variable, variables } from './days.ts';
import { type LearningRun, type Question, withUnit } from './learning-run.ts';

type Place = readonly [x: number, y: number];

/** Places in percent of the figure: causes above, the outcome at the bottom or on the right. */
const wide: Record<Variable, Place> = {
  rain: [11, 30],
  discount: [11, 76],
  umbrellas: [36, 9],
  traffic: [36, 38],
  orders: [36, 70],
  drivers: [61, 86],
  lateness: [67, 47],
  calls: [90, 62],
};
const narrow: Record<Variable, Place> = {
  rain: [25, 7],
  discount: [77, 14],
  umbrellas: [21, 29],
  traffic: [28, 51],
  orders: [76, 38],
  drivers: [79, 60],
  lateness: [45, 73],
  calls: [66, 93],
};

interface GraphProps {
  run: LearningRun;
  question: Question;
  /** Only observe, set by hand, the same day. */
  step: number;
  choose: (variable: Variable) => void;
}

/** The eight variables and their arrows. A cause that is set by hand lights what it moves, arrow by arrow. */
export function Graph(props: GraphProps) {
  return (
    <>
      <Sheet {...props} places={wide} ratio={2.1} className="max-lg:hidden" />
      <Sheet {...props} places={narrow} ratio={0.72} className="max-w-xl lg:hidden" />
    </>
  );
}

function Sheet({
  run,
  question,
  step,
  choose,
  places,
  ratio,
  className,
}: GraphProps & { places: Record<Variable, Place>; ratio: number; className: string }) {
  const chosen = question.variable;
  const drawn = ([x, y]: Place): Place => [x * ratio, y];
  const isSet = step > 0;
  const [before, after] = step === 2 ? [run.before, run.after] : [run.observed, run.intervened];
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
          (Object.keys(causes) as Variable[]).map((cause) => {
            const isCut = isSet && effect === chosen;
            const isLit = isSet && (cause === chosen || run.moved.has(cause));
            const [from, to] = [drawn(places[cause]), drawn(places[effect])];
            const at = (share: number) =>
              `${from[0] + (to[0] - from[0]) * share} ${from[1] + (to[1] - from[1]) * share}`;
            return (
              <g key={`${cause} ${effect}`}>
                <path
                  d={`M${at(0)}L${at(isCut ? 0.45 : 1)}`}
                  strokeWidth={isLit ? 2.5 : 1.25}
                  strokeDasharray={isCut ? '3 5' : undefined}
                  className={isLit ? 'text-accent' : isCut ? 'text-muted' : 'text-line'}
                />
                {!isCut && (
                  <path
                    d="M-1.1-1L1.1 0L-1.1 1Z"
                    transform={`translate(${at(0.56)}) rotate(${(Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI})`}
                    fill="currentColor"
                    className={isLit ? 'text-accent' : 'text-muted'}
                  />
                )}
              </g>
            );
          }),
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
      {(Object.keys(variables) as Variable[]).map((name) => {
        const [x, y] = places[name];
        const isChosen = name === chosen;
        const hasMoved = isSet && run.moved.has(name);
        const look = (
          <>
            <span className={cn('type-label block', isChosen ? '' : 'text-muted')}>
              {variables[name].name}
            </span>
            <span className="type-body block font-medium tabular-nums">
              {isChosen && isSet
                ? withUnit(name, question.value)
                : hasMoved
                  ? `${withUnit(name, before[name])} → ${withUnit(name, after[name])}`
                  : withUnit(name, before[name])}
            </span>
          </>
        );
        const shape = cn(
          'absolute grid min-h-11 -translate-1/2 content-center border bg-surface px-3 py-1.5 text-left whitespace-nowrap transition-colors duration-(--duration-state)',
          isChosen && isSet
            ? 'border-accent bg-accent text-surface'
            : hasMoved || isChosen
              ? 'border-accent'
              : 'border-line',
        );
        const style = { left: `${x}%`, top: `${y}%` };
        return name === 'calls' ? (
          <span key={name} className={shape} style={style}>
            {look}
          </span>
        ) : (
          <button
            key={name}
            type="button"
            aria-pressed={isChosen}
            className={shape}
            style={style}
            onClick={() => choose(name)}
          >
            {look}
          </button>
        );
      })}
    </div>
  );
}
