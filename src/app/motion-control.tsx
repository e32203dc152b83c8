import { chooseMotion, useExperience } from '../motion/experience.ts';

/** 'Motion: full / calm': pauses or starts everything that moves, remembered. */
export function MotionControl() {
  const full = useExperience() === 'full';
  return (
    <button
      type="button"
      aria-pressed={full}
      onClick={() => chooseMotion(full ? 'calm' : 'full')}
      className="type-label scripting-only inline-flex min-h-11 items-center gap-2 px-2 whitespace-nowrap text-muted transition-colors duration-(--duration-feedback) hover:text-text"
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
  );
}
