import type { CSSProperties } from 'react';
import type { OfferingId } from '../../content/basic-types.ts';
import type { SectionOf, SectionProps } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section, SectionHead, TitledSection, useHeadingId } from '../../ui/section.tsx';

/** Largest number of items that stand side by side on a wide screen; more are rows. */
const maxColumns = 4;

/**
 * A numbered list: columns of up to four items, or a ledger of rows; on a page of a product also rows
 * beside a picture.
 */
export default function NumberedList({ section, accent }: SectionProps<'numbered-list'>) {
  if (section.picture && accent) return <PicturedList section={section} offering={accent} />;
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

interface PicturedListProps {
  section: SectionOf<'numbered-list'>;
  offering: OfferingId;
}

/** Rows beside a picture that the edges of the section cut off. */
function PicturedList({ section, offering }: PicturedListProps) {
  const heading = useHeadingId();
  const isLeft = section.picture === 'left';
  return (
    <Section
      theme="dark"
      overlay="dense"
      id={section.id}
      labelledBy={heading}
      accent={offering}
      className="overflow-x-clip py-0!"
    >
      <Picture
        name={offering}
        alt=""
        sizes="(min-width: 64rem) 61vw, 100vw"
        className={cn(
          'col-span-full -mx-gutter min-h-[34svh] lg:col-span-7 lg:row-start-1',
          isLeft ? 'lg:mr-0' : 'lg:col-start-6 lg:ml-0',
        )}
        imageClassName="absolute inset-0 size-full object-cover"
      />
      <div
        className={cn(
          'col-span-full py-10 lg:col-span-5 lg:row-start-1',
          isLeft ? 'lg:col-start-8 lg:pl-8' : 'lg:pr-8',
        )}
      >
        <SectionHead id={heading} section={section} />
        <ol className="mt-6">
          {section.items.map(({ title, text }, index) => (
            <Reveal as="li" order={index} key={title} className="rule-top py-4">
              <h3 className="type-title flex gap-4">
                <span aria-hidden="true" className="text-accent">
                  {index + 1}
                </span>
                <span>{title}</span>
              </h3>
              <p className="type-body mt-1 text-muted">{text}</p>
            </Reveal>
          ))}
        </ol>
      </div>
    </Section>
  );
}
