import { cn } from '../../../lib/cn.ts';
import { Handle, Plot } from '../demo-frame.tsx';
import { clamp } from '../numbers.ts';
import {
  type Answers,
  dollars,
  type Limits,
  type Outcome,
  outcomeOf,
  passes,
  percent,
} from './gate-queue.ts';
import { amountAt, amountRange, stepOf, tasks } from './tasks.ts';

/** Size of the figure's view box. */
const [width, height] = [1000, 420];
/** Ranges of the axes, slightly wider than those of the tasks, so that no dot lies on an edge. */
const amounts = { low: 42, high: 24_000 } as const;
const confidences = { low: 0.48, high: 1.02 } as const;

const xOf = (amount: number) =>
  (Math.log(amount / amounts.low) / Math.log(amounts.high / amounts.low)) * width;
const yOf = (confidence: number) =>
  height * (1 - (confidence - confidences.low) / (confidences.high - confidences.low));
/** Style that places an HTML element in the figure. */
const placeAt = ({ amount, confidence }: Limits) => ({
  left: `${(xOf(amount) / width) * 100}%`,
  top: `${(yOf(confidence) / height) * 100}%`,
});
/** Limits at a place of the figure, as shares of its width and height from the upper left. */
const limitsAt = (across: number, down: number): Limits => {
  const amount = amounts.low * (amounts.high / amounts.low) ** across;
  const confidence = confidences.high - down * (confidences.high - confidences.low);
  return {
    amount: amountAt(stepOf(clamp(amount, amountRange.low, amountRange.high))),
    confidence: Math.round(clamp(confidence, 0.5, 1) * 100) / 100,
  };
};

/**
 * Classes of a dot. With forced colours (a high-contrast mode) only system colours fill a dot, and
 * without them all dots would look empty.
 */
const dotClasses: Record<Outcome, string> = {
  passed: 'bg-accent border-accent forced-colors:bg-[Highlight] forced-colors:border-[Highlight]',
  waiting: 'border-text bg-surface',
  approve: 'border-text bg-text forced-colors:bg-[CanvasText]',
  change:
    'border-text bg-surface after:absolute after:inset-[25%] after:rounded-full after:bg-text forced-colors:after:bg-[CanvasText]',
  refuse:
    'border-muted bg-surface opacity-60 after:absolute after:inset-x-0 after:top-1/2 after:h-px after:-rotate-45 after:bg-text forced-colors:after:bg-[CanvasText]',
};

/** Explanation of the dots, as pairs of classes and text. */
const legend = [
  [dotClasses.passed, 'Passes by rule'],
  [dotClasses.waiting, 'Waits for a person'],
  ['border-text outline-2 outline-offset-2 outline-(--danger)', 'Was wrong, as the outcome shows'],
] as const;

interface FieldProps {
  limits: Limits;
  given: Answers;
  /** Index of the step: queue, gate, answers, outcome. */
  step: number;
  /** Number of the open task. */
  openTask: number | undefined;
  onOpen: (number: number) => void;
  /** Called while the visitor drags the corner of the gate. */
  setLimits: (limits: Limits) => void;
}

/**
 * Figure of the Agents demo: each task is a dot at its amount and confidence. Dots inside the gate,
 * the area within both limits, pass without a person.
 */
export function TaskField({ limits, given, step, openTask, onOpen, setLimits }: FieldProps) {
  const passingCount = tasks.filter((task) => passes(task, limits)).length;
  const [x, y] = [xOf(limits.amount), yOf(limits.confidence)];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      {/* This line is above the field, where it covers no dot. It takes up room in all steps. */}
      <p
        aria-hidden="true"
        className={cn(
          'type-mark col-span-full mb-4 flex flex-wrap justify-between gap-x-6',
          step === 0 && 'invisible',
        )}
      >
        <span className="text-accent">
          {`Gate: ${dollars(limits.amount)}, ${percent(limits.confidence)}`}
        </span>
        <span>{`${passingCount} pass, ${tasks.length - passingCount} wait`}</span>
      </p>
      <div aria-hidden="true" className="type-mark flex flex-col justify-between text-right">
        <span>sure</span>
        <span>unsure</span>
      </div>
      <div className="relative h-80 border-b border-l border-line lg:h-[26rem] 2xl:h-[32rem]">
        <Plot
          size={[width, height]}
          className={cn(
            'absolute inset-0 size-full text-accent transition-opacity duration-(--duration-state)',
            step === 0 && 'opacity-0',
          )}
        >
          <path d={`M0 0H${x}V${y}H0Z`} fill="currentColor" fillOpacity="0.12" stroke="none" />
          <path d={`M${x} 0V${y}H0`} strokeWidth="2.5" />
        </Plot>
        {tasks.map((task) => {
          const outcome = step === 0 ? 'waiting' : outcomeOf(task, limits, given);
          const isWrong = step === 3 && !task.isRight;
          return (
            <span
              key={task.number}
              aria-hidden="true"
              className="absolute grid size-6 -translate-1/2 place-items-center"
              style={placeAt(task)}
            >
              <span
                className={cn(
                  'relative block size-3 rounded-full border-[1.5px] transition-[background-color] duration-(--duration-state) lg:size-3.5',
                  dotClasses[outcome],
                  isWrong && 'outline-2 outline-offset-2 outline-(--danger)',
                  task.number === openTask && 'ring-4 ring-accent',
                )}
              />
              <button
                type="button"
                tabIndex={-1}
                onClick={() => onOpen(task.number)}
                className="scripting-only absolute inset-0"
              />
            </span>
          );
        })}
        {step > 0 && (
          <Handle
            name="corner"
            className="size-11 -translate-1/2 cursor-move items-center justify-center"
            style={placeAt(limits)}
            drag={(across, down) => {
              const next = limitsAt(across, down);
              if (next.amount !== limits.amount || next.confidence !== limits.confidence) {
                setLimits(next);
              }
            }}
          >
            <span className="size-5 rounded-full border-2 border-surface bg-accent outline-2 outline-accent" />
          </Handle>
        )}
      </div>
      <span />
      <p aria-hidden="true" className="type-mark relative mt-2 h-6">
        {[amountRange.low, 1000, amountRange.high].map((amount) => (
          <span
            key={amount}
            className="absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full"
            style={{ left: `${(xOf(amount) / width) * 100}%` }}
          >
            {dollars(amount)}
          </span>
        ))}
      </p>
      <span />
      <p aria-hidden="true" className="type-small mt-4 flex flex-wrap gap-x-8 gap-y-2">
        {legend.map(([classes, text]) => (
          <span key={text} className="flex items-center gap-3">
            <span className={cn('relative block size-3 rounded-full border-[1.5px]', classes)} />
            <span>{text}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
