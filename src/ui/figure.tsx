import { cn } from '../lib/cn.ts';

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
