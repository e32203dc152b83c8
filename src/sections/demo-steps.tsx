import { demoSteps } from '../content/demo-steps.ts';
import type { Lang } from '../content/types.ts';
import { cn } from '../lib/cn.ts';

/** What a demo is, as a numbered list. `className` places it, `listClassName` sets its columns. */
export function DemoSteps({
  lang = 'en',
  className,
  listClassName,
}: {
  lang?: Lang | undefined;
  className?: string;
  listClassName?: string;
}) {
  const { title, steps } = demoSteps[lang];
  return (
    <div lang={lang === 'en' ? undefined : lang} className={className}>
      <h3 className="type-label text-muted">{title}</h3>
      <ol className={cn('mt-3 grid', listClassName)}>
        {steps.map((step, index) => (
          <li key={step} className="rule-top flex items-baseline gap-5 py-3">
            <span aria-hidden="true" className="type-label w-6 shrink-0 text-accent">
              {String(index + 1).padStart(2, '0')}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
