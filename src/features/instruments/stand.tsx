import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Controls } from './controls.tsx';
import type { InstrumentProps, InstrumentRun } from './run.ts';
import type { Player, RunState } from './use-player.ts';
import { useSceneRun } from './use-scene-run.ts';

interface StandProps extends InstrumentProps {
  run: InstrumentRun;
  player: Player;
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
  figure,
  answers,
  settings,
  source,
  action,
  contact,
}: StandProps) {
  const { state, step } = player;
  const shown = run.steps[step];
  const over = state === 'done' || state === 'idle';

  useSceneRun(run, player);

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
        <Controls player={player} count={run.steps.length} label={playLabels[state]} />
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
