import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { cn } from '../../../lib/cn.ts';
import { demo } from '../../../motion/demo-tokens.ts';
import { useMotion } from '../../../motion/motion.ts';
import { RunPicture } from '../../../scene/index.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { type Answer, euros } from '../agents/gate-queue.ts';
import { AnswerButtons, Controls, focusPlay } from '../controls.tsx';
import { methods } from '../methods.ts';
import { type DemoProps, tourCommand } from '../run.ts';
import { useDemo, useSceneRun } from '../use-demo.ts';
import { consequenceOf } from './check.ts';
import { HoldButton } from './hold-button.tsx';
import { Receipt } from './receipt.tsx';
import {
  answerStep,
  entriesOf,
  exampleHashes,
  receiptStep,
  signalRun,
  withHash,
} from './signal-run.ts';
import {
  fromAddress,
  type Settings,
  type SignalId,
  signalIds,
  signals,
  start,
  toAddress,
} from './signals.ts';
import { type Stage, Stages } from './stages.tsx';
import { Track, useFeed } from './track.tsx';
import { useCycle } from './use-cycle.ts';

const source =
  'The four records are invented. The readings before each are generated with normally distributed noise, the same for every visitor. Your browser computes the rest: outliers and drift (Hampel filter, CUSUM), hash and signature (SHA-256, ML-DSA-65), and a causal model’s what-if (Pearl 2009). The confidence is the share that the strongest cause explains. Nothing leaves your device.';

const invitation =
  'Choose a record and send it. It passes four stages, and at the last one it stops and waits for you.';

const playLabels = { idle: 'Send it', running: 'Go on', waiting: 'Your turn', done: 'Send again' };

interface SignalProps extends DemoProps {
  /** Heading of the section, beside the choice of a signal. */
  head: ReactNode;
  stages: readonly Stage[];
}

/**
 * State of the demo: the chosen record, the run and its current step. The settings are also in the
 * address.
 */
function useSignal() {
  const { settings, player, change, reset } = useDemo<Settings>({
    start,
    toAddress,
    fromAddress,
    anchor: 'signal',
    stepCount: receiptStep + 1,
    stepDurationMs: demo.journey,
    waits: (step) => step === answerStep,
    restart: ({ signal }) => ({ signal, answer: null }),
    restoredStep: ({ answer }) => (answer ? receiptStep : 0),
  });
  const { state } = player;
  const who = state === 'idle' ? 'A person' : 'You';
  const runWithoutHash = useMemo(() => signalRun(settings, who), [settings, who]);
  const entries = useMemo(
    () => entriesOf(runWithoutHash, settings).map((fields) => ({ fields })),
    [runWithoutHash, settings],
  );
  const chain = methods.useHashChain(entries, { entries: [], hashes: exampleHashes });
  const { hashes } = chain;
  // The library of the signature is fetched at the end of the first run.
  const signed = methods.useSignedHead(
    hashes.at(-1) ?? '',
    state === 'done' && chain.entries === entries,
  );
  const run = withHash(runWithoutHash, hashes[0] ?? '');
  useSceneRun(run, player);

  const send = (signal: SignalId) => {
    change({ signal, answer: null });
    player.goTo(0);
  };
  const answer = (given: Answer) => {
    change({ ...settings, answer: given });
    player.goTo(receiptStep);
  };

  // Event mode (the unattended demo mode for large screens) starts and resets this demo. The effect
  // runs after each render, so that a command uses the current run.
  useEffect(() => {
    const carryOutCommand = () => {
      const command = tourCommand.get();
      tourCommand.set(null);
      if (command === 'start') player.play();
      if (command === 'reset') reset();
    };
    carryOutCommand();
    return tourCommand.subscribe(carryOutCommand);
  });

  return {
    settings,
    run,
    hashes,
    signatureBytes: signed?.signature.length ?? null,
    player,
    send,
    answer,
  };
}

/**
 * The demo of all four products on home: the data pipeline. A light runs through its four stages
 * until the visitor sends a record. Then the stages follow that record, and the last one waits for
 * the visitor, who holds a fingertip to approve. A receipt shows the result. Without script and on
 * paper the demo is an example with its result.
 */
export default function Signal({ head, stages, action, contact }: SignalProps) {
  const { settings, run, hashes, signatureBytes, player, send, answer } = useSignal();
  const { state, step } = player;
  const isIdle = state === 'idle';
  const isWaiting = state === 'waiting';
  const isDone = state === 'done';
  // The prerendered example keeps its result until the code runs, without which nobody can send.
  const isHydrated = useMotion() !== null;
  const isUnsent = isHydrated && isIdle;
  const stagesRef = useRef<HTMLDivElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  useFeed(outcomeRef, isDone);
  const reached = Math.min(step, answerStep);
  const cycle = useCycle(stagesRef, stages.length, isIdle ? null : reached);
  const scene = isIdle ? undefined : run.steps[step]?.scene;

  return (
    <div
      data-instrument="signal"
      data-run={state}
      data-mood={scene?.mood}
      data-overlay="around"
      className="layout-grid gap-y-6 pt-stack pb-10"
    >
      {head}
      <SignalChoice chosen={settings.signal} send={send} />
      <RunPicture
        shot="stream"
        run={scene}
        className="col-span-full -mx-gutter aspect-[1.8] sm:aspect-[3.9] [--soft-x:0px]"
      />
      <div ref={stagesRef} className="relative col-span-full" {...cycle.handlers}>
        <Stages
          {...{ stages, run, reached, isUnsent }}
          hash={hashes[0] ?? ''}
          active={cycle.active}
          choose={isIdle ? cycle.hold : player.goTo}
        />
        <Track
          within={stagesRef}
          stage={isIdle ? null : reached}
          answered={isDone ? (settings.answer === 'refuse' ? 'back' : 'in') : null}
        />
      </div>
      <div className="col-span-full flex flex-col md:col-span-5">
        <p
          role="status"
          className="type-title mb-4 min-h-[7.2em] max-w-[36em] text-balance min-[24rem]:min-h-[6em] md:min-h-[7.2em] lg:min-h-[6em]"
        >
          {isUnsent && <span>{`${invitation} `}</span>}
          <span
            aria-hidden={isUnsent || undefined}
            className={cn(isUnsent && 'hidden print:inline')}
          >
            {run.steps[step]?.message}
          </span>
        </p>
        <Controls player={player} label={playLabels[state]} />
        <div className="scripting-only flex min-h-18 flex-wrap content-start gap-3 pt-4">
          {cycle.canPause && (
            <Button variant="outline" size="sm" onClick={cycle.toggle}>
              {cycle.isRunning ? 'Pause the stream' : 'Run the stream'}
            </Button>
          )}
          {isDone && (
            <ButtonLink variant="neural" size="lg" arrow href={contact(run.result)}>
              {action}
            </ButtonLink>
          )}
        </div>
      </div>
      <div
        ref={outcomeRef}
        className="approval-room print:min-h-0 col-span-full grid overflow-clip [overflow-clip-margin:0.75rem] md:col-span-7 md:row-span-2"
      >
        {isHydrated && (
          <Approval
            {...{ isIdle, isWaiting, isDone, settings }}
            answer={(given, button) => {
              // The buttons disappear with the answer.
              focusPlay(button);
              answer(given);
            }}
          />
        )}
        <Receipt
          {...{ run, isDone, hashes, signatureBytes }}
          isShown={isDone || !isHydrated}
          signal={signals[settings.signal]}
          follows={settings.answer ? consequenceOf(settings.signal, settings.answer).follows : ''}
        />
      </div>
      <details className="type-small col-span-full max-w-[44em] self-end text-muted md:col-span-5">
        <summary className="min-h-11 cursor-pointer py-2.5">How this is computed</summary>
        <p>{source}</p>
      </details>
    </div>
  );
}

interface ApprovalProps {
  isIdle: boolean;
  isWaiting: boolean;
  isDone: boolean;
  settings: Settings;
  answer: (answer: Answer, button: Element) => void;
}

/**
 * The fingertip, and beside it what the visitor is asked. Its room is the same in all states, so
 * that nothing moves when the run waits.
 */
function Approval({ isIdle, isWaiting, isDone, settings, answer }: ApprovalProps) {
  const { proposal, changeLabel } = signals[settings.signal];
  const describedBy = useId();
  return (
    <div
      data-approval
      inert={!isWaiting}
      aria-hidden={!isWaiting}
      className={cn(
        'flex flex-col items-center gap-x-8 gap-y-4 [grid-area:1/1] sm:flex-row print:hidden',
        isDone && 'opacity-0',
      )}
    >
      <HoldButton
        label="Hold to approve"
        describedBy={describedBy}
        isAsked={isWaiting}
        isAgreedTo={isDone && settings.answer !== 'refuse'}
        approve={(button) => answer('approve', button)}
      />
      <div className="grid w-full items-center *:[grid-area:1/1]">
        <p className={cn('type-title text-muted text-balance', isWaiting && 'invisible')}>
          Nothing happens until you agree.
        </p>
        {!isIdle && (
          <div className={cn(!isWaiting && 'invisible')}>
            <p id={describedBy} className="type-title text-balance">
              {`You agree to this: ${proposal.does}, for ${euros(proposal.amount)}.`}
            </p>
            <p className="type-small mt-2 text-muted">Hold to approve, or press Enter.</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <AnswerButtons
                changeLabel={changeLabel}
                size="lg"
                isApprovedElsewhere
                answer={answer}
              />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** Choice of the record. Without JavaScript only the name of the prerendered record is shown. */
function SignalChoice({ chosen, send }: { chosen: SignalId; send: (signal: SignalId) => void }) {
  return (
    <fieldset
      data-name={signals[chosen].name}
      className="col-span-full grid grid-cols-2 gap-2 self-end type-small lg:col-span-4 lg:col-start-9 [@media(scripting:none)]:before:content-[attr(data-name)]"
    >
      <legend className="sr-only">Choose a signal</legend>
      {signalIds.map((id) => (
        <Button
          key={id}
          variant={id === chosen ? 'default' : 'outline'}
          aria-pressed={id === chosen}
          className="scripting-only px-3! text-left! justify-start!"
          onClick={() => send(id)}
        >
          {signals[id].name}
        </Button>
      ))}
    </fieldset>
  );
}
