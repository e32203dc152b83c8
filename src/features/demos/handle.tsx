import type { CSSProperties } from 'react';
import { cn } from '../../lib/cn.ts';
import { shareIn, useDrag } from './use-drag.ts';

interface HandleProps {
  /** Its number, as it stands beside it. */
  label: string;
  name: string;
  className: string;
  style: CSSProperties;
  /** Where it is dragged to: shares of the width and of the height of the element around it. */
  drag: (across: number, down: number) => void;
}

/** Something in a figure that is dragged. A slider below the figure does the same by keyboard. */
export function Handle({ label, name, className, style, drag }: HandleProps) {
  const handlers = useDrag<HTMLDivElement>((event) => {
    const figure = event.currentTarget.parentElement;
    if (figure) drag(...shareIn(event, figure));
  });
  return (
    <div
      aria-hidden="true"
      data-handle={name}
      className={cn('scripting-only absolute flex touch-none', className)}
      style={style}
      {...handlers}
    >
      <span className="type-mark rounded-hair border border-line bg-surface px-2 py-0.5 whitespace-nowrap">
        {label}
      </span>
    </div>
  );
}
