import './stage.css';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { cn } from '../../../lib/cn.ts';
import { demo } from '../../../motion/demo-tokens.ts';
import { useMotion } from '../../../motion/motion.ts';
import { RunPicture } from '../../../scene/index.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useMark } from '../../mark/state.ts';
import { type Answer, dollars } from '../agents/gate-queue.ts';
import { AnswerButtons, Controls, focusPlay } from '../controls.tsx';
import { type DemoProps, homeDemo } from '../run.ts';
import { useHashChain, useSignedHead } from '../shield/use-hash-chain.ts';
import { type Player, useDemo, useSceneRun } from '../use-demo.ts';
import { consequenceOf } from './check.ts';
import { HoldButton } from './hold-button.tsx';
import { Receipt } from './receipt.tsx';
import {
  answerStep,
  entriesOf,
  exampleHashes,
  receiptStep,
  type SignalRun,
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
import { useShown } from './use-shown.ts';

const source =
  'The four records are invented. The readings before each are generated with normally distributed noise, the same for every visitor. Your browser computes the rest: outliers and drift (Hampel filter, CUSUM), hash and signature (SHA-256, ML-DSA-65), and a causal model’s what-if (Pearl 2009). The confidence is the share that the strongest cause explains. Nothing leaves your device.';

const invitation =
  'Choose a record and send it. At the last of four stages it stops and waits for you.';

const playLabels = { idle: 'Send it', running: 'Go on', waiting: 'Your turn', done: 'Send again' };

interface SignalProps extends DemoProps {
  /** Heading of the section, beside the choice of a signal. */
  head: ReactNode;
  stages: readonly Stage[];
}

/** Screens on which the stream runs down the picture, as in `stage.css`. */
const tall = '(width < 48rem)';
const getLayout = () => (matchMedia(tall).matches ? 'tall' : 'wide');
function onLayoutChange(callBack: () => void) {
  const changed = new AbortController();
  matchMedia(tall).addEventListener('change', callBack, { signal: changed.signal });
  return () => changed.abort();
}

/** Where the light goes from the gate once the visitor has answered. */
const directionOf = ({ answer }: Settings) => (answer === 'refuse' ? 'back' : 'in');

/** What the picture shows while a record is on its way, and which bodies of it are lit. */
const pictureOf = ({ steps }: SignalRun, { state, step }: Player) => {
  if (state === 'idle') return {};
  // Edge is drawn before the light comes.
  const drawn = steps[Math.max(0, step)]?.scene;
  const { at = 'start', mood } = steps[step]?.scene ?? {};
  return { drawn, at, mood };
};

/**
 * State of the demo: the chosen record, the run and its current step. The settings are also in the
 * address.
 */
function useSignal(rootRef: RefObject<HTMLElement | null>) {
  const { settings, player, change, reset } = useDemo<Settings>({
    start,
    toAddress,
    fromAddress,
    anchor: 'signal',
    stepCount: receiptStep + 1,
    stepDurationMs: (step) => demo.journey[step] ?? 0,
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
  const chain = useHashChain(entries, { entries: [], hashes: exampleHashes });
  const { hashes } = chain;
  // The library of the signature is fetched at the end of the first run.
  const signed = useSignedHead(hashes.at(-1) ?? '', state === 'done' && chain.entries === entries);
  const run = withHash(runWithoutHash, hashes[0] ?? '');
  const { shown, setReached } = useShown(player, rootRef);
  useSceneRun(run, shown);

  const send = (signal: SignalId) => {
    change({ signal, answer: null });
    player.goTo(0);
  };
  const answer = (given: Answer) => {
    change({ ...settings, answer: given });
    player.goTo(receiptStep);
  };

  const onStart = useEffectEvent(player.play);
  const onReset = useEffectEvent(reset);
  useEffect(() => {
    homeDemo.set({ start: () => onStart(), reset: () => onReset() });
    return () => homeDemo.set(null);
  }, []);

  return {
    settings,
    run,
    hashes,
    signatureBytes: signed?.signature.length ?? null,
    player,
    shown,
    setReached,
    send,
    answer,
  };
}

/**
 * The demo of all four products on home: the data pipeline. A light runs through its four stages
 * until the visitor sends a record. Then the stages follow that record, and the last one waits for
 * the visitor, who holds a fingertip to approve. A receipt shows the result. Without script, if this
 * code never comes, and on paper the demo is an example with its result.
 */
export default function Signal({ head, stages, action, contact }: SignalProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const { settings, run, hashes, signatureBytes, player, shown, setReached, send, answer } =
    useSignal(rootRef);
  const { state, step } = shown;
  const isIdle = state === 'idle';
  const isWaiting = state === 'waiting';
  const isDone = state === 'done';
  /** Whether nothing of a record is shown: nobody has sent one, or its light has not come. */
  const isUnsent = isIdle || step < 0;
  // Before hydration `data-unsent` in `pipeline.css` decides whether the example's result is seen.
  const motion = useMotion();
  const isHydrated = motion !== null;
  const isUnseen = isHydrated && isUnsent;
  const layout = useSyncExternalStore(onLayoutChange, getLayout, () => 'wide' as const);
  const stagesRef = useRef<HTMLDivElement>(null);
  useFeed(rootRef, isDone);
  const reached = Math.min(step, answerStep);
  const cycle = useCycle(stagesRef, stages.length, isIdle ? null : reached);
  const { drawn, at, mood } = pictureOf(run, shown);

  return (
    <div
      ref={rootRef}
      data-instrument="signal"
      data-run={state}
      data-unsent={isUnsent || undefined}
      data-mood={mood}
      data-at={at}
      data-overlay="around"
      className="layout-grid"
    >
      <div className="signal-stage">
        {head}
        <SignalChoice chosen={settings.signal} send={send} />
        <RunPicture
          shot="signal"
          layout={layout}
          tallOn={tall}
          run={drawn}
          className="signal-picture"
        />
        {isHydrated && <div data-veil className="signal-picture signal-veil print:hidden" />}
        <div ref={stagesRef} className="signal-stages" {...cycle.handlers}>
          <Stages
            {...{ stages, run, reached, isUnseen }}
            isUnsent={isUnsent}
            isCovered={isDone}
            hash={hashes[0] ?? ''}
            active={cycle.active}
            choose={isIdle ? cycle.hold : player.goTo}
          />
          {isHydrated && (
            <Track
              within={rootRef}
              stage={isIdle ? null : Math.min(player.step, answerStep)}
              answered={isDone ? directionOf(settings) : null}
              record={settings.signal}
              onReach={setReached}
            />
          )}
        </div>
        <p
          role="status"
          className={cn(
            'signal-words type-title text-balance',
            isDone && 'max-md:not-print:opacity-0',
          )}
        >
          {isIdle && <span className="signal-asked">{`${invitation} `}</span>}
          <span aria-hidden={isUnseen || undefined} className="signal-found">
            {run.steps[step]?.message}
          </span>
          <SealWords isDone={isDone} answer={settings.answer} />
        </p>
        <div className="signal-controls scripting-only flex flex-wrap content-start items-center gap-3">
          <Controls player={{ ...shown, step: Math.max(0, step) }} label={playLabels[state]} />
          {cycle.canPause && (
            <Button variant="outline" size="sm" onClick={cycle.toggle}>
              {cycle.isRunning ? 'Pause the stream' : 'Run the stream'}
            </Button>
          )}
          {isDone && (
            <ButtonLink variant="neural" arrow href={contact(run.result)}>
              {action}
            </ButtonLink>
          )}
        </div>
        {isHydrated && (
          <Approval
            {...{ isUnsent, isWaiting, isDone, settings }}
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
      {/* The stage clips the overlay around its picture. */}
      <div
        data-overlay="even"
        className="layout-grid col-span-full -mx-gutter pb-10 [--overlay:var(--overlay-dense)]"
      >
        <details className="type-small col-span-full max-w-[44em] text-muted lg:col-span-7">
          <summary className="min-h-11 cursor-pointer py-2.5">How this is computed</summary>
          <p>{source}</p>
        </details>
      </div>
    </div>
  );
}

/** Says whose the receipt's seal is, once the visitor has approved. */
function SealWords({ isDone, answer }: Pick<Settings, 'answer'> & { isDone: boolean }) {
  const mark = useMark();
  if (!isDone || !mark || answer === 'refuse') return null;
  return (
    <span>
      {' '}
      It bears your own mark, drawn from the moment and the spot of your press, not from your
      finger.
    </span>
  );
}

interface ApprovalProps {
  /** Whether no light has come yet: what is asked is rendered after the paint that answers the press. */
  isUnsent: boolean;
  isWaiting: boolean;
  isDone: boolean;
  settings: Settings;
  answer: (answer: Answer, button: Element) => void;
}

/**
 * The fingertip that grows from the gate of Agents, and in the stage's foot what the visitor is
 * asked. Neither moves anything else when the run waits.
 */
function Approval({ isUnsent, isWaiting, isDone, settings, answer }: ApprovalProps) {
  const { proposal, changeLabel } = signals[settings.signal];
  const describedBy = useId();
  const props = {
    'data-approval': '',
    inert: !isWaiting,
    'aria-hidden': !isWaiting,
  };
  return (
    <>
      <div
        {...props}
        className={cn(
          'signal-fingertip print:hidden',
          isDone ? 'opacity-0' : !isWaiting && 'invisible',
        )}
      >
        <HoldButton
          label="Hold to approve"
          tooShortLabel="Hold a little longer"
          describedBy={describedBy}
          isAsked={isWaiting}
          isAgreedTo={isDone && settings.answer !== 'refuse'}
          approve={(button) => answer('approve', button)}
        />
      </div>
      <div {...props} className={cn('signal-consent print:hidden', isDone && 'opacity-0')}>
        <p className={cn('type-body text-muted max-md:sr-only', isWaiting && 'invisible')}>
          Nothing happens until you agree.
        </p>
        {!isUnsent && (
          <div className={cn(!isWaiting && 'invisible')}>
            <p id={describedBy} className="type-body font-medium text-balance max-md:sr-only">
              {`You agree to this: ${proposal.does}, for ${dollars(proposal.amount)}.`}
            </p>
            <p className="type-small text-muted max-md:sr-only">
              Hold the fingertip for a second, or press Enter. How you press draws a mark of your
              own.
            </p>
            <div className="flex flex-wrap gap-3 md:mt-3">
              <AnswerButtons changeLabel={changeLabel} isApprovedElsewhere answer={answer} />
            </div>
          </div>
        )}
      </div>
    </>
  );
}

/** Choice of the record. Without JavaScript only the name of the prerendered record is shown. */
function SignalChoice({ chosen, send }: { chosen: SignalId; send: (signal: SignalId) => void }) {
  return (
    <fieldset
      data-name={signals[chosen].name}
      data-dims
      className="signal-records grid grid-cols-2 gap-2 type-small [@media(scripting:none)]:before:content-[attr(data-name)]"
    >
      <legend className="sr-only">Choose a signal</legend>
      {signalIds.map((id) => (
        <Button
          key={id}
          variant={id === chosen ? 'default' : 'outline'}
          aria-pressed={id === chosen}
          className="scripting-only text-small! px-3! text-left! justify-start! max-lg:px-2!"
          onClick={() => send(id)}
        >
          {signals[id].name}
        </Button>
      ))}
    </fieldset>
  );
}
