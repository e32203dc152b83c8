import type { SectionProps, TestimonialData } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { Section, useHeadingId } from '../../ui/section.tsx';

/**
 * Grid columns of the quotes: the first is the widest, the others alternate between right and left.
 */
const columnClasses = [
  'lg:col-span-11',
  'lg:col-span-7 lg:col-start-6',
  'lg:col-span-7 lg:col-start-2',
] as const;

function Quote({ item, order }: { item: TestimonialData; order: number }) {
  return (
    <Reveal
      as="li"
      order={order}
      className={cn('col-span-full', columnClasses[order % columnClasses.length])}
    >
      <figure>
        <blockquote
          className={cn(
            // The opening quotation mark is outside the text block, so that all lines have the same
            // left edge.
            'text-balance indent-[-0.44em] before:content-["“"] after:content-["”"]',
            order === 0 ? 'type-display' : 'type-head',
          )}
        >
          {item.quote}
        </blockquote>
        <figcaption className="type-label mt-6 grid grid-cols-[auto_1fr] gap-x-4 lg:mt-8">
          <span aria-hidden="true" className="mt-[0.7em] h-px w-8 bg-accent lg:w-12" />
          <span className="flex flex-wrap gap-x-4 gap-y-1">
            <span>{item.role}</span>
            <span className="text-muted">{item.sector}</span>
            <span className="text-muted">{item.name ?? 'Name withheld'}</span>
          </span>
        </figcaption>
      </figure>
    </Reveal>
  );
}

/** Quotes in large type, with role and sector of each speaker. */
export default function Testimonials({ section }: SectionProps<'testimonials'>) {
  const heading = useHeadingId();
  return (
    <Section theme={section.theme ?? 'light'} id={section.id} labelledBy={heading}>
      <header className="rule-top col-span-full flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pt-5">
        <h2 id={heading} className="type-title">
          {section.title}
        </h2>
        <p className="type-label text-muted">{section.eyebrow}</p>
      </header>
      <ul className="col-span-full mt-stack grid grid-cols-subgrid gap-y-stack">
        {section.items.map((item, index) => (
          <Quote key={item.quote} item={item} order={index} />
        ))}
      </ul>
    </Section>
  );
}
