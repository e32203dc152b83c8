import type { CSSProperties } from 'react';
import { cn } from '../../../lib/cn.ts';
import type { Stepper } from '../use-stepper.ts';
import { HashSeal, Limits, Shares, Stream } from './figures.tsx';
import { answerStep, type SignalRun } from './signal-run.ts';
import type { Signal } from './signals.ts';

interface PathProps {
  signal: Signal;
  run: SignalRun;
  player: Stepper;
  /** Of the record itself. */
  hash: string;
}

/** Under its step; beside one another they share a row. */
const columns = ['', 'md:col-start-2', 'md:col-start-3', 'md:col-start-4', 'md:col-start-5'];
const accents = ['human', 'edge', 'shield', 'learning', 'agents'] as const;

/** The record's card, which travels along a line through four gates to the person at its end. */
export function Path({ signal, run, player, hash }: PathProps) {
  const { step } = player;
  const figures = [
    null,
    <Stream key="check" stream={run.stream} />,
    <HashSeal key="seal" hash={hash} />,
    <Shares key="explain" shares={run.shares} />,
    <Limits key="prepare" amount={run.amount} confidence={run.confidence} />,
  ];
  return (
    <div className="col-span-full grid grid-cols-5 lg:col-span-8">
      <div
        aria-hidden="true"
        className="pointer-events-none relative z-1 col-span-full w-[calc(100%-min(11.5rem,60vw))] translate-x-[calc(min(var(--stop),4)*25%)] pb-2 transition-transform duration-(--duration-camera) ease-in-out lg:w-4/5 lg:translate-x-[calc(var(--stop)*25%)]"
        style={{ '--stop': Math.min(step, answerStep - 0.7) } as CSSProperties}
      >
        <div
          data-theme="light"
          className="w-[min(11.5rem,60vw)] rounded-hair px-4 py-2.5 lg:w-[max(11.5rem,calc(25%-1.25rem))]"
        >
          <p className="type-mark text-muted">{signal.what}</p>
          <p className="type-title whitespace-nowrap tabular-nums">{run.value}</p>
          <p className="type-small truncate">{signal.from}</p>
          <p className="mt-2 flex gap-1.5">
            {accents.slice(1).map((accent, index) => (
              <span
                key={accent}
                data-accent={accent}
                className={cn(
                  'size-2.5 rotate-45 border border-accent transition-colors duration-(--duration-state)',
                  step > index && 'bg-accent',
                )}
              />
            ))}
          </p>
        </div>
      </div>
      <ol className="contents">
        {run.steps.slice(0, answerStep).map(({ id, title }, index) => (
          <li key={id} className="contents" data-accent={accents[index]}>
            <div
              aria-current={index === step ? 'step' : undefined}
              className={cn(
                'relative row-start-2 pt-10 transition-colors duration-(--duration-state)',
                'before:absolute before:inset-x-0 before:top-5 before:h-0.5 before:-translate-y-px before:bg-(--rail) last:before:-mr-[4vw]',
                'after:absolute after:top-5 after:left-0 after:size-4 after:-translate-y-1/2 after:rotate-45 after:border after:border-(--rail) after:bg-(--fill)',
                index === answerStep - 1 && 'lg:before:-right-[4vw]',
                index <= step
                  ? '[--fill:var(--accent)] [--rail:var(--accent)]'
                  : '[--fill:var(--surface)] [--rail:var(--line)]',
              )}
            >
              <span
                className={cn(
                  'type-mark block max-sm:hidden',
                  index <= step ? 'text-accent' : 'text-muted',
                )}
              >
                {title}
              </span>
              <button
                type="button"
                className="scripting-only absolute inset-x-0 top-0 bottom-0 min-h-11 focus-visible:shadow-[0_0_0_9px_var(--overlay-local)]"
                aria-label={`Step ${index + 1}: ${title}`}
                onClick={() => player.goTo(index)}
              />
            </div>
            {index > 0 && (
              <div
                className={cn(
                  'col-span-full row-start-3 mt-2 [@media(scripting:none)]:visible! max-md:[@media(scripting:none)]:row-auto transition-[opacity,visibility] duration-(--duration-state) md:col-span-1 md:pr-5',
                  // Where they share one place, the step's own is seen.
                  Math.max(1, Math.min(step, answerStep - 1)) !== index && 'max-md:invisible',
                  step < index && 'md:invisible md:opacity-0',
                  columns[index],
                )}
              >
                {figures[index]}
                <p className="type-small mt-2 font-medium">
                  {index === 2 ? (
                    <>
                      SHA-256 <span className="font-mono">{hash.slice(0, 8)}…</span>
                    </>
                  ) : (
                    run.computed[index - 1]?.value
                  )}
                </p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
