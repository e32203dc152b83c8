import type { CSSProperties, ReactNode } from 'react';
import { cn } from '../../../lib/cn.ts';
import type { SignalRun } from './signal-run.ts';
import { HashSeal, Limits, Shares, Stream } from './step-visuals.tsx';

/** A stage of the data pipeline, from the page's content. */
export interface Stage {
  id: string;
  label: string;
  /** Delay in seconds after which the highlight leaves the stage when a new round begins. */
  delay: number;
  /** Id of the product. */
  offering: string;
  text: string;
}

interface StagesProps {
  stages: readonly Stage[];
  run: SignalRun;
  /** SHA-256 of the record. */
  hash: string;
  /** Index of the last stage that is highlighted. */
  active: number;
  /** Index of the last stage whose result is shown. */
  reached: number;
  choose: (index: number) => void;
}

/** The four stages of the pipeline in a row, and under each its result for the record. */
export function Stages({ stages, run, hash, active, reached, choose }: StagesProps) {
  const results: readonly (readonly [figure: ReactNode, text: ReactNode])[] = [
    [<Stream key="figure" stream={run.stream} />, run.computed[0]?.value],
    [
      <HashSeal key="figure" hash={hash} />,
      <span key="found">
        SHA-256 <span className="font-mono">{hash.slice(0, 8)}…</span>
      </span>,
    ],
    [<Shares key="figure" shares={run.shares} />, run.computed[2]?.value],
    [
      <Limits key="figure" amount={run.amount} confidence={run.confidence} />,
      run.computed[3]?.value,
    ],
  ];
  return (
    <ol className="grid grid-cols-4" data-active-step={active}>
      {stages.map((stage, index) => (
        <li
          key={stage.id}
          data-accent={stage.offering}
          data-lit={index <= active}
          aria-current={index === active ? 'step' : undefined}
          className="contents"
          style={{ '--leave': `${stage.delay}s` } as CSSProperties}
        >
          <StageHead stage={stage} index={index} choose={() => choose(index)} />
          <div
            className={cn(
              'col-span-full row-start-2 pt-3 transition-[opacity,visibility] duration-(--duration-state) md:col-span-1 md:pr-6',
              '[@media(scripting:none)]:visible! max-md:[@media(scripting:none)]:row-auto',
              // On a narrow screen all results have the same place, and only the active one is
              // visible.
              index !== active && 'max-md:invisible',
              index > reached && 'md:invisible md:opacity-0',
            )}
          >
            <p className="type-small mb-3 text-muted">{stage.text}</p>
            {results[index]?.[0]}
            <p className="type-small mt-2 font-medium">{results[index]?.[1]}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface StageHeadProps {
  stage: Stage;
  index: number;
  choose: () => void;
}

/** The label of a stage with its mark, and a button over both. */
function StageHead({ stage, index, choose }: StageHeadProps) {
  return (
    <div className="stage-head group/stage relative row-start-1 pt-10 pr-2">
      <span className="max-md:type-label md:type-title block text-muted in-data-[lit=true]:text-accent">
        {stage.label}
      </span>
      <button
        type="button"
        className="scripting-only absolute inset-0 min-h-11 focus-visible:shadow-[0_0_0_9px_var(--overlay-local)]"
        aria-label={`Step ${index + 1}: ${stage.label}`}
        onClick={choose}
      />
    </div>
  );
}
