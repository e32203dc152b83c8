import { demoSteps } from '../content/demo-steps.ts';

/** What a demo is, as a list. `className` places it; `isWide` lays its sentences side by side. */
export const DemoSteps = ({
  texts: { title, steps } = demoSteps,
  className,
  isWide,
}: {
  texts?: typeof demoSteps | undefined;
  className?: string;
  isWide?: boolean;
}) => (
  <div className={className}>
    <p className="type-label text-muted">{title}</p>
    <ol className={isWide ? 'mt-3 grid gap-x-8 lg:grid-cols-3' : 'mt-3'}>
      {steps.map((step) => (
        <li key={step} className="rule-top py-3">
          {step}
        </li>
      ))}
    </ol>
  </div>
);
