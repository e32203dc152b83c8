import type { Metric } from '../content/types.ts';
import { cn } from '../lib/cn.ts';
import { Figure } from '../ui/figure.tsx';

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
