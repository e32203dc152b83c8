import { type CSSProperties, useRef } from 'react';
import type { SectionProps } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { Reveal } from '../../motion/reveal.tsx';
import { TitledSection } from '../../ui/section.tsx';

const PicturedList = lazyWhenVisible(() => import('./pictured-list.tsx'));

/** Largest number of items that stand side by side on a wide screen; more are rows. */
const maxColumns = 4;

/**
 * A numbered list: columns of up to four items, or a ledger of rows; on a page of a product also rows
 * beside a picture.
 */
export default function NumberedList({ section, accent }: SectionProps<'numbered-list'>) {
  const ref = useRef<HTMLDivElement>(null);
  if (section.picture && accent)
    return (
      <>
        <div ref={ref} />
        <PicturedList
          within={ref}
          fallback={<div className="min-h-screen" />}
          section={section}
          offering={accent}
        />
      </>
    );
  const { items } = section;
  const isLedger = items.length > maxColumns;
  return (
    <TitledSection
      section={section}
      accent={section.accent ?? accent}
      headSize="display"
      headClassName="head-split"
    >
      <ol
        style={{ '--count': items.length } as CSSProperties}
        className={cn(
          'col-span-full mt-8 grid gap-x-(--spacing-column)',
          isLedger ? 'border-b border-line' : 'lg:grid-cols-[repeat(var(--count),minmax(0,1fr))]',
        )}
      >
        {items.map((item, index) => (
          <Reveal
            as="li"
            order={index}
            key={item.title}
            className={cn(
              'rule-top grid grid-cols-[4.5rem_minmax(0,1fr)] content-start items-baseline py-5',
              isLedger
                ? 'gap-x-(--spacing-column) lg:grid-cols-[5rem_minmax(0,6fr)_minmax(0,5fr)] lg:py-3'
                : 'lg:grid-cols-1 lg:gap-y-4',
            )}
          >
            <span
              aria-hidden="true"
              className={cn(
                'type-display text-accent',
                isLedger ? 'lg:type-head' : 'lg:type-figure',
              )}
            >
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className="type-head">{item.title}</h3>
            <p className="type-body col-start-2 mt-2 text-muted lg:mt-0 lg:col-start-auto">
              {item.text}
            </p>
          </Reveal>
        ))}
      </ol>
    </TitledSection>
  );
}
