import { useId } from 'react';
import { cn } from '../lib/cn.ts';
import { type Reason, useReason } from '../motion/experience.ts';
import { chooseMotion, useMotion } from '../motion/motion.ts';

const stillText = 'Everything stands still.';
const withoutScene = 'The drawing moves. The live scene';

/** Texts that say what moves, and why the live 3D scene is left out. */
const reasonTexts: Record<Reason | 'live', string> = {
  live: 'The live scene moves.',
  reduced: stillText,
  address: `${withoutScene} is left out by this page's address.`,
  weak: `${withoutScene} was too slow on this device; calm and full again gives it another try.`,
  failed: `${withoutScene} did not start; calm and full again gives it another try.`,
  data: `${withoutScene} is left out while data is saved.`,
  small: `${withoutScene} needs more memory or processor cores.`,
  gpu: `${withoutScene} needs a graphics card.`,
};

/** A box at the button, shown while it is pointed at; in the menu of small screens a line below it. */
const tooltipClasses = cn(
  'type-small top-full right-0 w-72 rounded-hair border border-line bg-ink-raised p-3 text-text',
  'sm:invisible sm:absolute sm:group-hover/motion:visible sm:group-has-focus-visible/motion:visible',
  'max-sm:w-auto max-sm:border-0 max-sm:bg-transparent max-sm:px-2 max-sm:py-0 max-sm:text-muted',
);

/**
 * The button 'Motion: full' or 'Motion: calm'. The choice is stored, and a tooltip says what it
 * changes. The prerendered button says only 'Motion', because only code knows the choice.
 *
 * @param hasLabel whether its name is visible, as in the menu; in the bar it is an icon
 */
export function MotionControl({ hasLabel = false }: { hasLabel?: boolean }) {
  const motion = useMotion();
  const isFull = motion === 'full';
  const reason = useReason();
  const id = useId();
  const currentState = isFull ? reasonTexts[reason ?? 'live'] : stillText;
  const pressHint = isFull
    ? 'Press for calm: the same pages, standing still.'
    : 'Press for full: pages, pictures and numbers move.';
  const tooltip = motion ? `${currentState} ${pressHint}` : 'Whether the page moves.';
  return (
    <div className="group/motion scripting-only relative">
      <button
        type="button"
        aria-describedby={id}
        onClick={() => chooseMotion(isFull ? 'reduced' : 'full')}
        className={cn(
          'type-label inline-flex min-h-11 min-w-11 items-center justify-center gap-2 px-2 whitespace-nowrap',
          'text-muted transition-colors duration-(--duration-feedback) hover:text-text',
        )}
      >
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className={cn('shrink-0', hasLabel ? 'size-4' : 'size-5')}
        >
          <circle cx="10" cy="10" r="8.2" fill="none" stroke="currentColor" strokeWidth="1.4" />
          {motion === 'full' && <circle cx="10" cy="10" r="3.4" fill="currentColor" />}
          {motion === 'reduced' && (
            <path d="M8 6.8v6.4M12 6.8v6.4" stroke="currentColor" strokeWidth="1.6" />
          )}
        </svg>
        <span className={hasLabel ? undefined : 'sr-only'}>
          Motion
          <span
            className={motion ? undefined : 'invisible'}
          >{`: ${isFull ? 'full' : 'calm'}`}</span>
        </span>
      </button>
      <p id={id} role="tooltip" className={tooltipClasses}>
        {!hasLabel && motion && (
          <span aria-hidden="true" className="type-label block text-muted">
            {`Motion: ${isFull ? 'full' : 'calm'}`}
          </span>
        )}
        <span>{tooltip}</span>
      </p>
    </div>
  );
}
