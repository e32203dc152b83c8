import { useEffect } from 'react';
import { cn } from '../../../lib/cn.ts';
import { demo } from '../../../motion/demo-tokens.ts';
import { type CoreMood, RunPicture } from '../../../scene/index.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { answers } from '../agents/gate-queue.ts';
import { Controls } from '../controls.tsx';
import type { InstrumentProps } from '../run.ts';
import { tourCommand } from '../tour-command.ts';
import { useSceneRun } from '../use-scene-run.ts';
import { useStepper } from '../use-stepper.ts';
import { useUrlState } from '../use-url-state.ts';
import { consequenceOf, labelOf } from './answer.ts';
import { Ends } from './ends.tsx';
import { Path } from './path.tsx';
import { Receipt } from './receipt.tsx';
import { fromAddress, type Settings, start, toAddress } from './settings.ts';
import { answerStep, entriesOf, receiptStep, signalRun, withHash } from './signal-run.ts';
import { signalIds, signals } from './signals.ts';
import { useSeal } from './use-seal.ts';

const source =
  'The four records are invented, and the readings before each are generated with normally distributed noise, the same for every visitor. Your browser computes the rest: Hampel filter and CUSUM, SHA-256 (FIPS 180-4) and ML-DSA-65 (FIPS 204), counterfactuals of a linear causal model (Pearl 2009). The confidence is the share that the strongest cause explains. Nothing leaves your device.';

const playLabels = { idle: 'Send it', running: 'Go on', waiting: 'Your turn', done: 'Send again' };
const drawn = '[&_svg]:transition-[opacity,scale] [&_svg]:duration-(--duration-camera)';
/** How the drawn core takes it; the live one is told by the run. */
const moods: Record<CoreMood, string> = {
  rests: drawn,
  waits: `${drawn} [&_svg]:opacity-55`,
  approved: `${drawn} [&_svg]:scale-108`,
  changed: `${drawn} [&_svg]:scale-104`,
  refused: `${drawn} [&_svg]:opacity-30`,
};
/** Of a step: the body that works on the record, then the core. */
const shots = ['core', 'gate-edge', 'gate-shield', 'gate-learning', 'gate-agents'] as const;

/** 'Follow one signal': one record through all four instruments, to the person who answers. */
export default function Signal({ action, contact }: InstrumentProps) {
  const { settings, set, reset } = useUrlState<Settings>(
    start,
    { toAddress, fromAddress, anchor: 'signal' },
    (shared) => (shared.answer ? player.touch() : player.goTo(0)),
  );
  const player = useStepper(receiptStep + 1, (step) => step === answerStep, demo.journey);
  const { state, step } = player;
  const told = signalRun(settings, state === 'idle' ? 'A person' : 'You');
  const seal = useSeal(entriesOf(told, settings), state === 'done');
  const run = withHash(told, seal.hashes[0] ?? '');
  const signal = signals[settings.signal];
  const follows = settings.answer ? consequenceOf(settings.signal, settings.answer).follows : '';
  const mood = state === 'idle' ? undefined : run.steps[step]?.scene?.mood;
  const isAnswered = step > answerStep;
  const shot = (step < answerStep && state !== 'idle' && shots[step]) || 'core';
  useSceneRun(run, player);

  const controls = {
    ...player,
    play() {
      if (state === 'idle' || state === 'done') set({ ...settings, answer: null });
      player.play();
    },
    /** Nobody passes the person: the receipt comes with an answer. */
    goTo(next: number) {
      player.goTo(settings.answer ? next : Math.min(next, answerStep));
    },
  };

  // Asked of the figure as it stands now, so each render listens anew.
  useEffect(() => {
    const follow = () => {
      const what = tourCommand.get();
      tourCommand.set(null);
      if (what === 'start') controls.play();
      if (what !== 'reset') return;
      reset();
      player.reset();
    };
    follow();
    return tourCommand.subscribe(follow);
  });

  return (
    <div
      data-instrument="signal"
      data-run={state}
      data-mood={mood}
      data-overlay="around"
      className="layout-grid -mt-4 gap-y-6 pb-section"
    >
      <header className="col-span-full lg:col-span-4">
        <h3 className="type-head">Follow one signal</h3>
        <p className="type-lede measure mt-4 text-muted">
          Send one record through all four products. At the end it stops for you.
        </p>
      </header>
      {/* Where nobody can choose, the one that was sent is named; no word stands hidden in the page for it. */}
      <fieldset
        data-name={signal.name}
        className="col-span-full grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] content-start gap-2 type-small lg:col-span-4 lg:grid-cols-2 [@media(scripting:none)]:before:content-[attr(data-name)]"
      >
        <legend className="sr-only">Choose a signal</legend>
        {signalIds.map((id) => (
          <Button
            key={id}
            variant={id === settings.signal ? 'default' : 'outline'}
            aria-pressed={id === settings.signal}
            className="scripting-only px-3! text-left! justify-start!"
            onClick={() => {
              set({ signal: id, answer: null });
              player.goTo(0);
            }}
          >
            {signals[id].name}
          </Button>
        ))}
      </fieldset>
      <Path {...{ signal, run }} player={controls} hash={seal.hashes[0] ?? ''} />
      <div className="col-span-full flex flex-col lg:col-span-5">
        <p
          role="status"
          className="type-title min-h-[7.2em] max-w-[36em] text-balance min-[24rem]:min-h-[6em] sm:min-h-[3.6em] lg:min-h-[4.8em]"
        >
          {run.steps[step]?.says}
        </p>
        <Controls player={controls} label={playLabels[state]} />
        <div className="scripting-only grid min-h-40 grid-cols-[minmax(0,1fr)_auto] content-start gap-3 *:first:max-sm:col-span-2 pt-4 sm:flex sm:min-h-18 sm:flex-wrap">
          {state === 'waiting' &&
            answers.map((answer) => (
              <Button
                key={answer}
                variant={answer === 'approve' ? 'neural' : 'outline'}
                size="lg"
                data-answer={answer}
                onClick={({ currentTarget }) => {
                  // The answers leave; focus goes back to the controls above them.
                  currentTarget
                    .closest('[data-instrument]')
                    ?.querySelector<HTMLElement>('[data-play]')
                    ?.focus();
                  set({ ...settings, answer });
                  player.goTo(receiptStep);
                }}
              >
                {labelOf(settings.signal, answer)}
              </Button>
            ))}
          {state === 'done' && (
            <ButtonLink variant="neural" size="lg" arrow href={contact(run.result)}>
              {action}
            </ButtonLink>
          )}
        </div>
      </div>
      {/* The record's line ends in it, so its middle is as high as the line; no paper stands near it. */}
      <RunPicture
        key={shot}
        run={shot === 'core' ? undefined : run.steps[step]?.scene}
        shot={shot === 'core' ? 'pulse' : shot}
        layout={shot === 'core' ? 'tall' : undefined}
        round={shot === 'core'}
        className={cn(
          'col-span-full min-h-64 md:col-span-5 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1 lg:mt-16 lg:-mr-gutter',
          moods[mood ?? 'rests'],
        )}
      />
      <Receipt {...{ signal, run, step, seal, follows }} />
      <Ends signal={settings.signal} given={isAnswered ? settings.answer : null} />
      <p className="type-small col-span-full max-w-[60em] text-muted lg:col-span-5 lg:row-start-4">
        {source}
      </p>
    </div>
  );
}
