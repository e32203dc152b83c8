import { demoSteps } from '../content/demo-steps.ts';
import { cn } from '../lib/cn.ts';

/**
 * What a demo is, as a list. `className` places it; `isWide` lays its sentences side by side, and
 * `isLarge` numbers them in larger type.
 */
export const DemoSteps = ({
  texts: { title, steps } = demoSteps,
  className,
  isWide,
  isLarge,
}: {
  texts?: typeof demoSteps | undefined;
  className?: string;
  isWide?: boolean;
  isLarge?: boolean;
}) => (
  <div className={className}>
    <p className="type-label text-muted">{title}</p>
    <ol className={isWide ? 'mt-3 grid gap-x-8 lg:grid-cols-3' : 'mt-3'}>
      {steps.map((step, index) => (
        <li key={step} className={cn('rule-top py-3', isLarge && 'type-title flex gap-4')}>
          {isLarge && (
            <span aria-hidden="true" className="text-accent">
              {index + 1}
            </span>
          )}
          <span>{step}</span>
        </li>
      ))}
    </ol>
  </div>
);
