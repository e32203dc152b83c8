import { useEffect, useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { useMotion } from '../../motion/motion.ts';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import type { RunState, Stepper } from './use-stepper.ts';

/**
 * Carries out a press on a prerendered button that was made before its code arrived. `deferred-entry.ts`
 * keeps such a press on a button that has `data-unhydrated`, whose label meanwhile says that it
 * starts.
 *
 * @returns properties of the button
 */
function useEarlyPress() {
  const ref = useRef<HTMLButtonElement>(null);
  const [isHydrated, setIsHydrated] = useState(false);

  useEffect(() => {
    const button = ref.current;
    // The press waits for a second render, so that it finds what other effects have restored.
    if (!isHydrated) setIsHydrated(true);
    else if (button?.ariaBusy) {
      button.ariaBusy = null;
      button.click();
    }
  }, [isHydrated]);

  return { ref, 'data-unhydrated': isHydrated ? undefined : '' };
}

interface ControlsProps {
  player: Stepper;
  /** Text of the play button while the demo is not playing. */
  label: string;
}

/** Quieter variants while something else is the next action: the visitor's answers, or the page's action at the end. None has a border, which would make the button taller. */
const variantOf: Partial<Record<RunState, ButtonVariant>> = { waiting: 'ghost', done: 'secondary' };

/** Play or pause, and back. With reduced motion, where nothing plays by itself, play goes one step forward. */
export function Controls({ player, label }: ControlsProps) {
  const { state, step, playing } = player;
  const early = useEarlyPress();
  const isStep = useMotion() === 'reduced' && state === 'running';
  return (
    <div className="scripting-only flex flex-wrap gap-3">
      <Button
        variant={variantOf[state] ?? 'neural'}
        data-play
        {...early}
        className={cn(
          "min-w-34 aria-busy:text-[0px] aria-busy:after:type-small aria-busy:after:content-['Starting…']",
          // While the run waits, it is the heading of the answers.
          state === 'waiting' && 'justify-start! px-0! text-accent!',
        )}
        aria-disabled={state === 'waiting'}
        onClick={playing ? player.pause : player.play}
      >
        {playing ? 'Pause' : isStep ? 'Next' : label}
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
