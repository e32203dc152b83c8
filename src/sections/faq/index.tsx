import { type ComponentProps, useRef } from 'react';
import type { SectionOf, Titled } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import type { Accordion as AccordionComponent } from '../../ui/accordion.tsx';
import { TitledSection } from '../../ui/section.tsx';

export interface FaqItem {
  question: string;
  answer: string;
}

export interface FaqSection extends Titled {
  kind: 'faq';
  items: readonly FaqItem[];
}

/** List with all answers visible, shown until the accordion's code has loaded or if that fails. */
const ExpandedList = ({ items, className }: ComponentProps<typeof AccordionComponent>) => (
  <dl className={className}>
    {items.map(({ title, content }) => (
      <div key={title} className="border-t border-line py-6">
        <dt className="type-title">{title}</dt>
        <dd className="type-body measure mt-4 text-muted">{content}</dd>
      </div>
    ))}
  </dl>
);

const Accordion = lazyWhenVisible(() =>
  import('../../ui/accordion.tsx').then(
    (module) => ({ default: module.Accordion }),
    () => ({ default: ExpandedList }),
  ),
);

/** Questions and answers; on a wide screen the heading is sticky beside them. */
export default function Faq({ section }: { section: SectionOf<'faq'> }) {
  const ref = useRef<HTMLElement>(null);
  const accordionProps = {
    items: section.items.map(({ question, answer }) => ({ title: question, content: answer })),
    className: 'col-span-full lg:col-span-7 lg:col-start-6',
  };
  return (
    <TitledSection
      ref={ref}
      section={section}
      className="gap-y-12"
      headClassName="self-start lg:sticky lg:top-[calc(var(--spacing-header)+3rem)] lg:col-span-4"
    >
      <Accordion within={ref} fallback={<ExpandedList {...accordionProps} />} {...accordionProps} />
    </TitledSection>
  );
}
