import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { demo } from '../../../motion/demo-tokens.ts';
import { RunPicture } from '../../../scene/index.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { Answer } from '../agents/gate-queue.ts';
import { AnswerButtons, Controls, focusPlay } from '../controls.tsx';
import { methods } from '../methods.ts';
import { type DemoProps, tourCommand } from '../run.ts';
import { useDemo, useSceneRun } from '../use-demo.ts';
import { consequenceOf } from './check.ts';
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
import { useCycle } from './use-cycle.ts';

const source =
  'The four records are invented. The readings before each are generated with normally distributed noise, the same for every visitor. Your browser computes the rest: outliers and drift (Hampel filter, CUSUM), hash and signature (SHA-256, ML-DSA-65), and a causal model’s what-if (Pearl 2009). The confidence is the share that the strongest cause explains. Nothing leaves your device.';

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
 * The demo of all four products on home: the data pipeline. A highlight cycles through its four
 * stages until the visitor sends a record. Then the stages follow that record, the last one waits
 * for the visitor's answer, and a receipt shows the result.
 */
export default function Signal({ head, stages, action, contact }: SignalProps) {
  const { settings, run, hashes, signatureBytes, player, send, answer } = useSignal();
  const { state, step } = player;
  const isIdle = state === 'idle';
  const stagesRef = useRef<HTMLDivElement>(null);
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
      <div ref={stagesRef} className="col-span-full" {...cycle.handlers}>
        <Stages
          {...{ stages, run, reached }}
          hash={hashes[0] ?? ''}
          active={cycle.active}
          choose={isIdle ? cycle.hold : player.goTo}
        />
      </div>
      <div className="col-span-full flex flex-col md:col-span-5">
        <p
          role="status"
          className="type-title mb-4 min-h-[7.2em] max-w-[36em] text-balance min-[24rem]:min-h-[6em] md:min-h-[7.2em] lg:min-h-[6em]"
        >
          {run.steps[step]?.message}
        </p>
        <Controls player={player} label={playLabels[state]} />
        {/* On a phone the room for the answers is added when the run starts. */}
        <div className="scripting-only grid min-h-38 max-sm:in-data-[run=idle]:min-h-15 grid-cols-[minmax(0,1fr)_auto] content-start gap-3 *:first:max-sm:col-span-2 pt-4 sm:flex sm:min-h-18 sm:flex-wrap">
          {cycle.canPause && (
            <Button variant="outline" size="sm" onClick={cycle.toggle}>
              {cycle.isRunning ? 'Pause the stream' : 'Run the stream'}
            </Button>
          )}
          {state === 'waiting' && (
            <AnswerButtons
              changeLabel={signals[settings.signal].changeLabel}
              size="lg"
              answer={(given, button) => {
                // The buttons disappear with the answer.
                focusPlay(button);
                answer(given);
              }}
            />
          )}
          {state === 'done' && (
            <ButtonLink variant="neural" size="lg" arrow href={contact(run.result)}>
              {action}
            </ButtonLink>
          )}
        </div>
        <details className="type-small mt-auto max-w-[44em] pt-4 text-muted">
          <summary className="min-h-11 cursor-pointer py-2.5">How this is computed</summary>
          <p>{source}</p>
        </details>
      </div>
      <Receipt
        {...{ run, step, hashes, signatureBytes }}
        signal={signals[settings.signal]}
        follows={settings.answer ? consequenceOf(settings.signal, settings.answer).follows : ''}
      />
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
