import { useId } from 'react';
import { type Reason, useReason } from '../motion/experience.ts';
import { chooseMotion, useMotion } from '../motion/motion.ts';

const still = 'Everything stands still.';
const drawing = 'The drawing moves. The live scene';

/** What moves now, and why the live scene is left out where it is. */
const words: Record<Reason | 'live', string> = {
  live: 'The live scene moves.',
  reduced: still,
  address: `${drawing} is left out by this page's address.`,
  weak: `${drawing} was too slow on this device; calm and full again gives it another try.`,
  failed: `${drawing} did not start; calm and full again gives it another try.`,
  data: `${drawing} is left out while data is saved.`,
  small: `${drawing} needs more memory or processor cores.`,
  gpu: `${drawing} needs a graphics card.`,
};

/** The button 'Motion: full' or 'Motion: calm'. The choice is stored, and a tooltip says what it changes. */
export function MotionControl() {
  const full = useMotion() === 'full';
  const reason = useReason();
  const id = useId();
  const now = full ? words[reason ?? 'live'] : still;
  const other = full
    ? 'Press for calm: the same pages, standing still.'
    : 'Press for full: pages, pictures and numbers move.';
  return (
    <div className="group/motion scripting-only relative">
      <button
        type="button"
        aria-describedby={id}
        onClick={() => chooseMotion(full ? 'reduced' : 'full')}
        className="type-label inline-flex min-h-11 items-center gap-2 px-2 whitespace-nowrap text-muted transition-colors duration-(--duration-feedback) hover:text-text"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4 shrink-0">
          <circle cx="10" cy="10" r="8.2" fill="none" stroke="currentColor" strokeWidth="1.4" />
          {full ? (
            <circle cx="10" cy="10" r="3.4" fill="currentColor" />
          ) : (
            <path d="M8 6.8v6.4M12 6.8v6.4" stroke="currentColor" strokeWidth="1.6" />
          )}
        </svg>
        <span>Motion: {full ? 'full' : 'calm'}</span>
      </button>
      <p
        id={id}
        role="tooltip"
        className="type-small top-full right-0 w-72 rounded-hair border border-line bg-ink-raised p-3 text-text max-sm:w-auto max-sm:border-0 max-sm:bg-transparent max-sm:px-2 max-sm:py-0 max-sm:text-muted sm:invisible sm:absolute sm:group-hover/motion:visible sm:group-has-focus-visible/motion:visible"
      >
        {now} {other}
      </p>
    </div>
  );
}
