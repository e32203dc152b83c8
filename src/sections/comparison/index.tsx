import type { SectionProps } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { TitledSection } from '../../ui/section.tsx';

/**
 * Column label of a cell, for assistive technology. On small screens the labels of the first row
 * are visible.
 */
function RowLabel({
  isFirstRow,
  className,
  children,
}: {
  isFirstRow: boolean;
  className?: string;
  children: string;
}) {
  return (
    <span className={cn(isFirstRow ? 'type-label mb-1 block lg:sr-only' : 'sr-only', className)}>
      {children}
      <span className="sr-only">: </span>
    </span>
  );
}

/** Rows with a problem on the left and its solution on the right of a vertical line. */
export default function Comparison({ section }: SectionProps<'comparison'>) {
  const [problemLabel, solutionLabel] = section.head;
  return (
    <TitledSection section={section} headSize="display" headClassName="head-split">
      <div className="relative col-span-full mt-8">
        <span
          aria-hidden="true"
          data-rule
          className="absolute inset-y-0 left-1 border-l border-line lg:left-[40%]"
        />
        <div aria-hidden="true" className="type-label hidden grid-cols-[2fr_3fr] pb-10 lg:grid">
          <span className="pr-16 text-right text-muted">{problemLabel}</span>
          <span className="pl-16 text-accent">{solutionLabel}</span>
        </div>
        <ul className="grid gap-8 lg:gap-7">
          {section.rows.map(([problem, solution], index) => (
            <Reveal
              as="li"
              order={index}
              key={problem}
              className="group grid items-baseline gap-y-4 pl-10 lg:grid-cols-[2fr_3fr] lg:pl-0"
            >
              <p className="type-lede text-balance text-muted lg:pr-16 lg:text-right">
                <RowLabel isFirstRow={index === 0}>{problemLabel}</RowLabel>
                <span>{problem}</span>
              </p>
              <p className="type-title relative text-balance lg:pl-16">
                <span
                  aria-hidden="true"
                  className="absolute top-[0.42em] -left-9 flex w-8 items-center lg:left-0 lg:w-12"
                >
                  <span className="-ml-[0.3125rem] size-2.5 shrink-0 rounded-full bg-accent" />
                  <span className="h-px grow origin-left scale-x-75 bg-accent transition-transform duration-(--duration-state) ease-out group-hover:scale-x-100" />
                </span>
                <RowLabel isFirstRow={index === 0} className="text-accent">
                  {solutionLabel}
                </RowLabel>
                <span>{solution}</span>
              </p>
            </Reveal>
          ))}
        </ul>
      </div>
    </TitledSection>
  );
}
