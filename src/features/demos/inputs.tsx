import { type CSSProperties, type PointerEvent, useId, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';

interface RangeProps {
  label: string;
  /** The value in words, as it is shown and spoken. */
  valueText: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  change: (value: number) => void;
}

/** A labelled slider that says its value in words. */
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

/** Where a pointer is, as shares of a figure's width and height: 0 to 1, from the upper left. */
export function shareIn(
  { clientX, clientY }: PointerEvent,
  figure: Element,
): readonly [across: number, down: number] {
  const { left, top, width, height } = figure.getBoundingClientRect();
  const share = (at: number, start: number, size: number) =>
    Math.min(1, Math.max(0, (at - start) / size));
  return [share(clientX, left, width), share(clientY, top, height)];
}

/**
 * Handlers for something that is dragged by mouse, pen or finger.
 *
 * @param move  called at each move while it is held
 * @param start called when the drag begins
 */
export function useDrag<E extends Element>(
  move: (event: PointerEvent<E>) => void,
  start?: (event: PointerEvent<E>) => void,
) {
  const isDragging = useRef(false);
  const endDrag = () => {
    isDragging.current = false;
  };
  return {
    onPointerDown(event: PointerEvent<E>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      isDragging.current = true;
      start?.(event);
    },
    onPointerMove(event: PointerEvent<E>) {
      if (isDragging.current) move(event);
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
  };
}

interface HandleProps {
  /** Text beside the handle: what it sets, and its value. */
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
