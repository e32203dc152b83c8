/** Figures that a page states, their asterisks, and the note below that says what these mean. */

import { labels } from '../content/messages.ts';
import type { Metric } from '../content/types.ts';
import { cn } from '../lib/cn.ts';
import { SmartLink } from '../ui/smart-link.tsx';

/** Number first, then its unit: `75` `%`, `3–6` `×`, `90` `days`. */
const parts = /^([+−-]?[\d.,–/]+)\s*(.*)$/u;

/** The asterisk of a figure. Hidden from assistive technology, which reads the note below instead. */
export const Asterisk = () => (
  <sup aria-hidden="true" className="asterisk">
    *
  </sup>
);

/**
 * A figure with its unit set smaller, as in an annual report. Size and weight come from `className`.
 *
 * @param noted a note below says what kind of figure it is
 */
export function Figure({
  as: Tag = 'span',
  value,
  className,
  noted,
}: {
  as?: 'span' | 'dd';
  value: string;
  className?: string;
  noted?: boolean;
}) {
  const [, number, unit] = parts.exec(value) ?? [];
  if (!number || !unit)
    return (
      <Tag className={cn('whitespace-nowrap normal-nums', className)}>
        {value}
        {noted && <Asterisk />}
      </Tag>
    );
  const symbol = unit.length === 1;
  return (
    <Tag className={cn('whitespace-nowrap normal-nums', className)}>
      {number}
      {symbol ? (
        <span className="ml-[0.06em] text-accent align-[0.42em] text-[0.52em]/none tracking-normal">
          {unit}
        </span>
      ) : (
        <span className="text-accent text-[0.3em]/none tracking-tight"> {unit}</span>
      )}
      {noted && <Asterisk />}
    </Tag>
  );
}

/** Figures in a row, each over what it counts. A note below has to say what their asterisks mean. */
export const Metrics = ({
  metrics,
  className,
}: {
  metrics: readonly Metric[];
  className?: string;
}) => (
  <dl className={cn('flex flex-wrap gap-x-12 gap-y-6 lg:gap-x-20', className)}>
    {metrics.map((metric) => (
      <div key={metric.label} className="flex flex-col-reverse">
        <dt className="type-label mt-1 text-muted">{metric.label}</dt>
        <Figure as="dd" value={metric.figure} className="type-display" noted />
      </div>
    ))}
  </dl>
);

/**
 * What the asterisks above it mean, and the way to the list of all figures.
 *
 * @param text where the figures are of another kind than most
 */
export const FigureNote = ({
  text = labels.figureNote,
  className,
}: {
  text?: string;
  className?: string;
}) => (
  <p className={cn('type-small measure text-muted', className)}>
    * {text}{' '}
    <SmartLink href="/resources#figures" className="text-link inline-block py-1">
      {labels.everyFigure}
    </SmartLink>
  </p>
);
