import { type CSSProperties, type PointerEvent, type ReactNode, useId } from 'react';
import type { OfferingId } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { RunPicture } from '../../scene/index.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Controls } from './controls.tsx';
import { clamp } from './numbers.ts';
import type { DemoProps, DemoRun } from './run.ts';
import { type Player, type RunState, useSceneRun } from './use-demo.ts';

interface DemoFrameProps extends DemoProps {
  /** The product whose demo it is. */
  offering: OfferingId;
  run: DemoRun;
  player: Player;
  /** The figure of the current step. */
  figure: ReactNode;
  /**
   * Buttons for the answer of the visitor; null while the run does not wait, absent if it never
   * waits.
   */
  answers?: ReactNode;
  /** Inputs for the demo's settings, below the figure. */
  settings: ReactNode;
  /** Note that says which data is generated and how, and which methods compute the result. */
  source: string;
}

const playLabels: Record<RunState, string> = {
  idle: 'Play',
  running: 'Go on',
  waiting: 'Your turn',
  done: 'Again',
};

/**
 * Layout that the product demos share: list of steps, figure, scene view, message,
 * controls, computed values, settings, and a link to the contact form.
 */
export function DemoFrame({
  offering,
  run,
  player,
  figure,
  answers,
  settings,
  source,
  action,
  contact,
}: DemoFrameProps) {
  const { state, step } = player;
  const currentStep = run.steps[step];

  useSceneRun(run, player);

  return (
    <div data-instrument={offering} data-run={state}>
      <ol className="mb-6 grid grid-cols-2 gap-x-[1.6vw] gap-y-4 lg:grid-cols-[repeat(auto-fit,minmax(0,1fr))]">
        {run.steps.map(({ title }, index) => (
          <li
            key={title}
            aria-current={index === step ? 'step' : undefined}
            className={cn(
              'relative border-t-2 pt-3 transition-[border-top-color] duration-(--duration-state)',
              index <= step ? 'border-accent' : 'border-line',
            )}
          >
            <span
              className={cn(
                'type-mark',
                index === step ? 'text-accent' : index < step ? 'text-text' : 'text-muted',
              )}
            >
              {`0${index + 1} ${title}`}
            </span>
            <button
              type="button"
              className="scripting-only absolute inset-x-0 -top-2 bottom-0 min-h-11"
              aria-label={`Step ${index + 1}: ${title}`}
              onClick={() => player.goTo(index)}
            />
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-1 gap-x-[4vw] gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)]">
        {/* What is found, with its controls and values, is left of the figure that shows it. On a narrow
            screen it is above the figure, and the values are below. */}
        <div className="contents lg:flex lg:flex-col">
          <RunPicture
            shot={offering}
            run={state === 'idle' ? undefined : currentStep?.scene}
            className={cn(
              'h-32 sm:h-64 [--soft-x:4%] [--soft-y:4%] lg:mb-6 lg:h-auto lg:min-h-36 lg:flex-1',
              // The lower edge of Shield's view cuts the core, so that edge fades out.
              offering === 'shield' && '[--soft-bottom:24%]',
            )}
          />
          <div className="min-w-0">
            {/* The longest message reserves the height, so that no control moves. */}
            <div className="type-title grid max-w-[38em] *:[grid-area:1/1]">
              <p role="status">{currentStep?.message}</p>
              {run.steps.map(({ title, message, longest = message }) => (
                <span
                  key={title}
                  data-message={longest}
                  className="invisible before:content-[attr(data-message)] print:hidden"
                />
              ))}
            </div>
            <div className="mt-4">
              <Controls player={player} label={playLabels[state]} />
            </div>
            {/* The height is reserved, so that nothing moves when the answers or the link appear. */}
            <div
              className={cn(
                'scripting-only mt-3 grid content-start justify-items-start',
                answers === undefined ? 'min-h-14' : 'min-h-27',
              )}
            >
              {answers}
              {state === 'done' && (
                <ButtonLink variant="neural" size="lg" arrow href={contact(run.result)}>
                  {action}
                </ButtonLink>
              )}
            </div>
          </div>
          <dl className="order-1 grid grid-cols-2 content-start gap-x-[1.6vw] border-t border-line lg:mt-6">
            {run.computed.map(({ label, value, at, isLong }) => (
              <div key={label} className="border-b border-line py-3 pr-4">
                <dt className="type-small">{label}</dt>
                <dd
                  className={cn(
                    'type-title mt-1 [overflow-wrap:anywhere]',
                    isLong ? 'min-h-[3lh]' : 'min-h-[1lh]',
                  )}
                >
                  {step >= at ? (
                    value
                  ) : (
                    <span className="type-small block text-muted">{`Found in step ${at + 1}`}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <p className="type-small order-2 text-muted lg:mt-4">{source}</p>
        </div>
        <div className="contents min-w-0 lg:grid lg:content-between lg:gap-y-6">
          <div className="min-w-0">{figure}</div>
          <div className="scripting-only order-1 min-w-0 border-t border-line pt-6">{settings}</div>
        </div>
      </div>
    </div>
  );
}

interface PlotProps {
  /**
   * Width and height of the SVG's view box. It is stretched to its element; lines keep their width.
   */
  size: readonly [width: number, height: number];
  className?: string;
  children: ReactNode;
}

/** SVG of a figure, without text: labels are HTML, so that stretching does not distort them. */
export const Plot = ({ size: [width, height], className, children }: PlotProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="none"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={cn('[&_path]:[vector-effect:non-scaling-stroke]', className)}
  >
    {children}
  </svg>
);

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
        <span>{valueText}</span>
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
  return [clamp((clientX - left) / width, 0, 1), clamp((clientY - top) / height, 0, 1)];
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
