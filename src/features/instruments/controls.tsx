import { Button } from '../../ui/button.tsx';
import type { Player } from './use-player.ts';

interface ControlsProps {
  player: Player;
  /** Number of steps. */
  count: number;
  /** Of the button that plays, while it does not. */
  label: string;
}

const quiet = 'aria-disabled:opacity-60';

/** Play or pause, back, next: the visitor's own pace. */
export function Controls({ player, count, label }: ControlsProps) {
  const { state, step, playing } = player;
  return (
    <div className="scripting-only flex flex-wrap gap-3">
      <Button
        variant="neural"
        data-play
        className="min-w-30 aria-disabled:opacity-60"
        aria-disabled={state === 'waiting'}
        onClick={playing ? player.pause : player.play}
      >
        {playing ? 'Pause' : label}
      </Button>
      <Button
        variant="outline"
        aria-disabled={step === 0}
        className={quiet}
        onClick={() => player.goTo(step - 1)}
      >
        Back
      </Button>
      <Button
        variant="outline"
        aria-disabled={step === count - 1}
        className={quiet}
        onClick={() => player.goTo(step + 1)}
      >
        Next
      </Button>
    </div>
  );
}
