import type { CSSProperties } from 'react';
import { offerings } from '../../content/suite.ts';
import type { SectionProps } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { TitledSection } from '../../ui/section.tsx';

/**
 * Four steps on a line whose colour changes from product to product and ends in the human accent.
 */
export default function ProductFlow({ section }: SectionProps<'product-flow'>) {
  return (
    <TitledSection section={section} theme="dark" headSize="display" headClassName="head-split">
      <ol className="col-span-full mt-stack lg:-mx-gutter lg:grid lg:grid-cols-[var(--spacing-gutter)_repeat(4,minmax(0,1fr))]">
        {section.steps.map((step, index) => {
          const { id, name } = offerings[index]!;
          const style = {
            '--from': `var(--accent-${id})`,
            '--to': `var(--accent-${offerings[index + 1]?.id ?? 'human'})`,
          } as CSSProperties;
          return (
            <li
              key={id}
              data-accent={id}
              style={style}
              className="relative pb-12 pl-20 last:pb-0 lg:pt-28 lg:pr-10 lg:pb-0 lg:pl-0 2xl:pt-40 lg:first:col-start-2"
            >
              <span
                aria-hidden="true"
                className={cn(
                  'absolute from-(--from) to-(--to)',
                  'max-lg:inset-y-0 max-lg:left-7 max-lg:w-0.5 max-lg:-translate-x-1/2 max-lg:bg-linear-to-b',
                  'lg:inset-x-0 lg:top-9 lg:h-0.5 lg:bg-linear-to-r 2xl:top-14',
                )}
              />
              {index === 0 && (
                <span
                  aria-hidden="true"
                  className="absolute top-9 right-full hidden h-0.5 w-gutter bg-linear-to-r from-transparent to-(--from) lg:block 2xl:top-14"
                />
              )}
              <span
                aria-hidden="true"
                className="absolute top-0 left-0 grid size-14 place-items-center rounded-full border-2 border-accent bg-(--surface) text-accent lg:size-18 2xl:size-28"
              >
                <Glyph name={id} className="size-8 lg:size-10 2xl:size-16" />
              </span>
              <Reveal order={index}>
                <p className="type-label text-accent">
                  {`${String(index + 1).padStart(2, '0')} / ${name}`}
                </p>
                <h3 className="type-title mt-3">{step.title}</h3>
                <p className="type-body mt-3 max-w-[26em] text-muted">{step.description}</p>
              </Reveal>
            </li>
          );
        })}
      </ol>
    </TitledSection>
  );
}
