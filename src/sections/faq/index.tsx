import { type ComponentProps, useRef } from 'react';
import type { SectionOf } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import type { Accordion as AccordionComponent } from '../../ui/accordion.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TitledSection } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';

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
  const { price } = section;
  const accordionProps = {
    items: section.items.map(({ question, answer }) => ({
      title: question,
      content: <RichText text={answer} />,
    })),
    className: 'col-span-full lg:col-span-8 lg:col-start-5',
  };
  return (
    <TitledSection
      ref={ref}
      section={section}
      className={cn('gap-y-8', price && 'pb-0!')}
      headClassName="self-start lg:sticky lg:top-[calc(var(--spacing-header)+3rem)] lg:col-span-4"
    >
      <Accordion within={ref} fallback={<ExpandedList {...accordionProps} />} {...accordionProps} />
      {price && (
        <div className="col-span-full -mx-gutter grid gap-x-(--spacing-column) gap-y-6 bg-raised px-gutter py-8 lg:grid-cols-4">
          <div>
            <h3 className="type-title">{price.title}</h3>
            <SmartLink
              href={price.link.href}
              className="text-link type-body mt-2 inline-block py-2"
            >
              {price.link.label}
            </SmartLink>
          </div>
          <ol className="grid grid-cols-subgrid gap-y-6 lg:col-span-3">
            {price.factors.map((factor) => (
              <li key={factor} className="type-head border-t-2 border-text pt-3">
                {factor}
              </li>
            ))}
          </ol>
        </div>
      )}
    </TitledSection>
  );
}
