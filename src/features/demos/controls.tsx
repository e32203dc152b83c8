import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { afterPaint } from '../../lib/painted.ts';
import { useMotion } from '../../motion/motion.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../../ui/button.tsx';
import { type Answer, answers } from './agents/gate-queue.ts';
import type { Player, RunState } from './use-demo.ts';

/**
 * Carries out a press on the prerendered button that was made before hydration. `deferred-entry.ts`
 * records such a press as `aria-busy` on a button with `data-unhydrated`; the button then says
 * 'Starting…'.
 *
 * @returns props of the button
 */
function usePressBeforeHydration() {
  const ref = useRef<HTMLButtonElement>(null);
  const [isHydrated, setIsHydrated] = useState(false);

  useEffect(() => {
    const button = ref.current;
    // The press is carried out after a second render, so that other effects have restored their
    // state.
    if (!isHydrated) setIsHydrated(true);
    else if (button?.ariaBusy) {
      button.ariaBusy = null;
      button.click();
    }
  }, [isHydrated]);

  return { ref, 'data-unhydrated': isHydrated ? undefined : '' };
}

/**
 * Answers the press of Play in a paint of its own: the button says that the demo plays, and the paint
 * after it shows the step. Rendering a step takes a slow machine longer than a press may wait.
 * Whatever else changes the player meanwhile takes the press back.
 *
 * @returns whether a press waits for that paint, and the function that begins or takes back a press
 */
function usePressAhead({ state, step, isPlaying, play }: Player) {
  const [isAhead, setIsAhead] = useState(false);
  const isFullMotion = useMotion() === 'full';
  const onPainted = useEffectEvent(play);
  // biome-ignore lint/correctness/useExhaustiveDependencies: ends the press when the player changes
  useEffect(() => {
    if (!isAhead) return;
    const takeBack = afterPaint(() => onPainted());
    return () => {
      takeBack();
      setIsAhead(false);
    };
  }, [isAhead, state, step, isPlaying]);

  const canWait = isFullMotion && state !== 'waiting';
  return { isAhead, press: canWait ? () => setIsAhead(!isAhead) : play };
}

interface ControlsProps {
  player: Player;
  /** Text of the play button while the demo is not playing. */
  label: string;
}

/**
 * Less prominent variants while something else is the next action: the visitor's answers, or the
 * link at the end. Neither has a border, because a border would make the button taller.
 */
const quietVariants: Partial<Record<RunState, ButtonVariant>> = {
  waiting: 'ghost',
  done: 'secondary',
};

/**
 * Buttons Play (or Pause) and Back. With reduced motion no step follows by itself, so Play goes one
 * step forward.
 */
export function Controls({ player, label }: ControlsProps) {
  const { state, step, isPlaying } = player;
  const pressProps = usePressBeforeHydration();
  const { isAhead, press } = usePressAhead(player);
  const isSingleStep = useMotion() === 'reduced' && state === 'running';
  return (
    <div className="scripting-only flex flex-wrap gap-3">
      <Button
        variant={quietVariants[state] ?? 'neural'}
        data-play
        {...pressProps}
        className={cn(
          "min-w-34 aria-busy:text-[0px] aria-busy:after:type-small aria-busy:after:content-['Starting…']",
          // While the run waits, the button is the answers' label: a lit dot and words.
          state === 'waiting' && [
            'justify-start! px-0! text-accent! active:translate-y-0!',
            "after:-order-1 after:size-2 after:rounded-full after:bg-current after:content-['']",
          ],
        )}
        aria-disabled={state === 'waiting'}
        onClick={isPlaying ? player.pause : press}
      >
        {isPlaying || isAhead ? 'Pause' : isSingleStep ? 'Next' : label}
      </Button>
      <Button
        variant="ghost"
        aria-disabled={step === 0}
        className="aria-disabled:opacity-60"
        onClick={() => player.goTo(step - 1)}
      >
        Back
      </Button>
    </div>
  );
}

/**
 * Moves the focus to the play button of a demo, and scrolls no farther than until it is seen.
 *
 * @param button a button of the demo that disappears
 */
export function focusPlay(button: Element): void {
  const play = button.closest('[data-instrument]')?.querySelector<HTMLElement>('[data-play]');
  play?.focus({ preventScroll: true });
  play?.scrollIntoView({ block: 'nearest' });
}

interface AnswerButtonsProps {
  /** Label of the answer that changes the proposal. */
  changeLabel: string;
  size?: ButtonSize;
  /** Whether another control approves. */
  isApprovedElsewhere?: boolean;
  answer: (answer: Answer, button: Element) => void;
}

/** Buttons for the three answers to an agent's proposal. */
export function AnswerButtons({
  changeLabel,
  size,
  isApprovedElsewhere = false,
  answer,
}: AnswerButtonsProps) {
  const labels = { approve: 'Approve', change: changeLabel, refuse: 'Refuse' };
  const shown = answers.filter((name) => name !== 'approve' || !isApprovedElsewhere);
  return shown.map((name) => (
    <Button
      key={name}
      variant={name === 'approve' ? 'neural' : 'outline'}
      size={size}
      data-answer={name}
      onClick={({ currentTarget }) => answer(name, currentTarget)}
    >
      {labels[name]}
    </Button>
  ));
}
