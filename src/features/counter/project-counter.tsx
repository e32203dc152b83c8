import { useRef } from 'react';
import { RollingNumber } from './rolling-number.tsx';
import { useProjectCount } from './use-project-count.ts';

interface ProjectCounterProps {
  label: string;
  /** Said once to assistive technology, in place of a figure that keeps moving. */
  sentence: string;
  className?: string;
}

/** The decorative project counter. */
export function ProjectCounter({ label, sentence, className }: ProjectCounterProps) {
  const ref = useRef<HTMLDivElement>(null);
  const count = useProjectCount(ref);
  return (
    <div ref={ref} className={className}>
      <p className="sr-only">{sentence}</p>
      <div aria-hidden="true" data-count={count}>
        <p className="type-label text-muted">{label}</p>
        <RollingNumber value={count} />
      </div>
    </div>
  );
}
