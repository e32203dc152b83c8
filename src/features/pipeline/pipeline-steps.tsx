import { type CSSProperties, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { useCycle } from './use-cycle.ts';

interface PipelineStepsProps {
  /** `delay` in seconds: how long a step stays lit when the light leaves the line for a new round. */
  steps: readonly { id: string; label: string; delay: number; offering: string; text: string }[];
  className?: string;
}

/**
 * Four gates on one line. The active index cycles; steps up to it are lit. Each
 * gate is a button that holds the stream at itself.
 */
export default function PipelineSteps({ steps, className }: PipelineStepsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { active, running, hold, toggle, pause, bind } = useCycle(ref, steps.length);

  return (
    <div ref={ref} className={className} {...bind}>
      <ol className="grid gap-y-2 sm:grid-cols-2 lg:grid-cols-4" data-active-step={active}>
        {steps.map((step, index) => {
          const lit = index <= active;
          const look = (
            <>
              <span
                aria-hidden="true"
                className="relative block h-10 before:absolute before:inset-x-0 before:top-1/2 before:-mr-5 before:h-px before:bg-line"
              >
                <span
                  className={cn(
                    'absolute inset-x-0 top-1/2 -mr-5 h-0.5 origin-left -translate-y-px bg-accent transition-transform duration-(--duration-enter) ease-out',
                    lit ? 'scale-x-100' : 'scale-x-0',
                  )}
                />
                <span
                  className={cn(
                    'absolute top-1/2 left-0 size-4 -translate-y-1/2 rotate-45 border transition-colors duration-(--duration-state)',
                    lit ? 'border-accent bg-accent' : 'border-line bg-ink',
                  )}
                />
              </span>
              <span
                className={cn(
                  'type-label transition-colors duration-(--duration-state)',
                  lit ? 'text-accent' : 'text-muted',
                )}
              >
                {`0${index + 1}`}
              </span>
              <span className="type-title mt-1 block group-hover/step:text-accent">
                {step.label}
              </span>
              <span className="type-small mt-2 block max-w-[28em] text-muted">{step.text}</span>
            </>
          );
          return (
            <li
              key={step.id}
              data-accent={step.offering}
              style={{ '--leave': `${step.delay}s` } as CSSProperties}
            >
              <button
                type="button"
                aria-current={index === active ? 'step' : undefined}
                data-lit={lit}
                onClick={() => hold(index)}
                className="scripting-only group/step grid h-full w-full content-start pr-5 pb-5 text-left"
              >
                {look}
              </button>
              <noscript>
                <span className="block pr-5 pb-5">{look}</span>
              </noscript>
            </li>
          );
        })}
      </ol>
      {/* Its place is kept: what stands below would move when the code arrives. */}
      <div className="scripting-only mt-4 min-h-9">
        <Button variant="outline" size="sm" onClick={toggle} hidden={!pause}>
          {running ? 'Pause the stream' : 'Run the stream'}
        </Button>
      </div>
    </div>
  );
}
