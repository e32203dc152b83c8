import { cn } from '../lib/cn.ts';

/** Number first, then its unit: `75` `%`, `3–6` `×`, `90` `days`. */
const parts = /^([+−-]?[\d.,–/]+)\s*(.*)$/u;

/** A figure with its unit set smaller, as in an annual report. Size and weight come from `className`. */
export function Figure({ value, className }: { value: string; className?: string }) {
  const [, number, unit] = parts.exec(value) ?? [];
  if (!number || !unit)
    return <span className={cn('whitespace-nowrap normal-nums', className)}>{value}</span>;
  const symbol = unit.length === 1;
  return (
    <span className={cn('whitespace-nowrap normal-nums', className)}>
      {number}
      {symbol ? (
        <span className="ml-[0.06em] text-accent align-[0.42em] text-[0.52em]/none tracking-normal">
          {unit}
        </span>
      ) : (
        <span className="text-accent text-[0.3em]/none tracking-tight"> {unit}</span>
      )}
    </span>
  );
}
