import { cn } from '../lib/cn.ts';

const directionClasses = { right: '', left: '-scale-x-100', out: '-rotate-45' } as const;

interface ArrowProps {
  to?: keyof typeof directionClasses;
  className?: string;
}

/**
 * An arrow that fills the width of its element. It is decorative and hidden from assistive
 * technology.
 */
export function Arrow({ to = 'right', className }: ArrowProps) {
  return (
    <svg
      viewBox="0 0 32 16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={cn('arrow shrink-0 overflow-visible', className)}
    >
      <path
        d="M0 8h30M23 1l7 7-7 7"
        vectorEffect="non-scaling-stroke"
        className={cn('origin-center', directionClasses[to])}
      />
    </svg>
  );
}

/** The cross of a close button. */
export function CloseIcon() {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5">
      <path d="M1 1l12 12M13 1L1 13" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
