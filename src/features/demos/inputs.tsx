import { type CSSProperties, type PointerEvent, type ReactNode, useId } from 'react';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';

interface RangeProps {
  label: string;
  /** The value as a text, shown and read by screen readers. */
  valueText: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  change: (value: number) => void;
}

/** A labelled slider with its value as a text. */
export function Range({ label, valueText, value, min, max, step = 1, change }: RangeProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="type-small flex flex-wrap justify-between gap-x-4 font-medium">
        <span className="text-muted">{label}</span>
        <span className="tabular-nums">{valueText}</span>
      </label>
      <input
        id={id}
        type="range"
        className="block h-11 w-full accent-(--accent) -outline-offset-2"
        aria-valuetext={valueText}
        {...{ value, min, max, step }}
        onChange={({ target }) => change(target.valueAsNumber)}
      />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  options: readonly (readonly [value: T, label: string])[];
  value: string;
  choose: (value: T) => void;
}

/** A single choice, as a row of toggle buttons. */
export function Choice<T extends string>({ label, options, value, choose }: ChoiceProps<T>) {
  return (
    <fieldset className="min-w-0">
      <legend className="type-small mb-2 font-medium text-muted">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([option, name]) => (
          <Button
            key={option}
            variant={option === value ? 'default' : 'outline'}
            aria-pressed={option === value}
            onClick={() => choose(option)}
          >
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Position of a pointer in a figure, as shares of its width and height from the upper left, 0 to 1.
 */
export function getPointerShare(
  { clientX, clientY }: PointerEvent,
  figure: Element,
): readonly [across: number, down: number] {
  const { left, top, width, height } = figure.getBoundingClientRect();
  const clampShare = (position: number, start: number, size: number) =>
    Math.min(1, Math.max(0, (position - start) / size));
  return [clampShare(clientX, left, width), clampShare(clientY, top, height)];
}

/**
 * Pointer handlers for an element that is dragged by mouse, pen or finger.
 *
 * @param move  called at each move during the drag
 * @param start called when the drag begins
 */
export function useDrag<E extends Element>(
  move: (event: PointerEvent<E>) => void,
  start?: (event: PointerEvent<E>) => void,
) {
  return {
    onPointerDown(event: PointerEvent<E>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      start?.(event);
    },
    // The browser ends the capture when the pointer is released or cancelled.
    onPointerMove(event: PointerEvent<E>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event);
    },
  };
}

interface HandleProps {
  name: string;
  className: string;
  style: CSSProperties;
  /**
   * Called with the pointer's position, as shares of the width and height of the parent element.
   */
  drag: (across: number, down: number) => void;
  children: ReactNode;
}

/** Drag handle in a figure. A slider below the figure does the same by keyboard. */
export function Handle({ name, className, style, drag, children }: HandleProps) {
  const handlers = useDrag<HTMLDivElement>((event) => {
    const figure = event.currentTarget.parentElement;
    if (figure) drag(...getPointerShare(event, figure));
  });
  return (
    <div
      aria-hidden="true"
      data-handle={name}
      className={cn('scripting-only absolute flex touch-none', className)}
      style={style}
      {...handlers}
    >
      {children}
    </div>
  );
}
