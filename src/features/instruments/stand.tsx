import { type ReactNode, useEffect } from 'react';
import { cn } from '../../lib/cn.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { readAddress } from './address.ts';
import type { InstrumentProps, InstrumentRun } from './run.ts';
import type { Player, RunState } from './use-player.ts';

interface StandProps extends InstrumentProps {
  run: InstrumentRun;
  player: Player;
  /** Takes up the run that the address names, if it is one. */
  restore: (address: string) => void;
  /** The picture of the step that is shown. */
  figure: ReactNode;
  /** How the visitor answers a run that waits. */
  answers?: ReactNode;
  /** What the visitor sets, below the picture. */
  settings: ReactNode;
  /** Which data is generated and how, and whose method computes. */
  source: string;
}

const playLabels: Record<RunState, string> = {
  idle: 'Play',
  running: 'Go on',
  waiting: 'Your turn',
  done: 'Again',
};

/** What every instrument stands on: its steps, picture, sentence, controls, figures and way on. */
export function Stand({
  run,
  player,
  restore,
  figure,
  answers,
  settings,
  source,
  action,
  contact,
}: StandProps) {
  const { state, step, playing } = player;
  const shown = run.steps[step];
  const over = state === 'done' || state === 'idle';

  // The prerendered figure knows no address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the instrument arrives
  useEffect(() => {
    const address = readAddress();
    if (address) restore(address);
  }, []);

  return (
    <div data-instrument={run.instrument} data-run={state}>
      <ol className="mb-8 grid grid-cols-2 gap-x-[1.6vw] gap-y-4 lg:mb-10 lg:grid-cols-[repeat(auto-fit,minmax(0,1fr))]">
        {run.steps.map(({ id, title }, index) => (
          <li
            key={id}
            aria-current={index === step ? 'step' : undefined}
            className={cn(
              'relative border-t-2 pt-3 transition-colors duration-(--duration-state)',
              index <= step ? 'border-accent' : 'border-line',
            )}
          >
            <span className={cn('type-label', index === step ? 'text-accent' : 'text-muted')}>
              {`0${index + 1} `}
              {title}
            </span>
            <button
              type="button"
              className="scripting-only absolute inset-x-0 -top-2 bottom-0 min-h-11"
              aria-label={`Step ${index + 1}: ${title}`}
              onClick={() => player.goTo(index)}
            />
          </li>
        ))}
      </ol>
      {figure}
      <div className="mt-8 grid gap-x-[4vw] gap-y-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
        <div className="lg:min-h-24">
          <p role="status" className="type-title max-w-[38em] text-balance">
            {shown?.says}
          </p>
          {answers}
        </div>
        <div className="scripting-only flex flex-wrap gap-3">
          <Button
            variant="neural"
            data-play
            className="min-w-30 aria-disabled:opacity-60"
            aria-disabled={state === 'waiting'}
            onClick={playing ? player.pause : player.play}
          >
            {playing ? 'Pause' : playLabels[state]}
          </Button>
          <Button
            variant="outline"
            aria-disabled={step === 0}
            className="aria-disabled:opacity-60"
            onClick={() => player.goTo(step - 1)}
          >
            Back
          </Button>
          <Button
            variant="outline"
            aria-disabled={step === run.steps.length - 1}
            className="aria-disabled:opacity-60"
            onClick={() => player.goTo(step + 1)}
          >
            Next
          </Button>
        </div>
      </div>
      <div className="scripting-only mt-10 border-t border-line pt-6">{settings}</div>
      <dl className="mt-10 grid grid-cols-2 gap-x-[1.6vw] border-t border-line lg:grid-cols-4">
        {run.computed.map(({ label, value }) => (
          <div key={label} className="border-b border-line py-4 pr-4">
            <dt className="type-label text-muted">{label}</dt>
            <dd className="type-title mt-2 tabular-nums [overflow-wrap:anywhere]">
              {over || state === 'waiting' ? value : '–'}
            </dd>
          </div>
        ))}
      </dl>
      {state === 'done' && (
        <div className="mt-10 grid items-center gap-6 lg:grid-cols-[minmax(0,1fr)_auto]">
          <p className="type-lede max-w-[40em]">{run.result}</p>
          <ButtonLink variant="neural" size="lg" arrow href={contact(run.result)}>
            {action}
          </ButtonLink>
        </div>
      )}
      <p className="type-small mt-8 max-w-[58em] text-muted">{source}</p>
    </div>
  );
}
