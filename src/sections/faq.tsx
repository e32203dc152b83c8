import { lazy, Suspense } from 'react';
import type { SectionOf } from '../content/types.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { RichText } from '../ui/rich-text.tsx';
import { Section, SectionHead, useHeadingId } from '../ui/section.tsx';

/**
 * The answers are in the page from the start; the code that opens and closes them
 * comes when the browser has nothing better to do.
 */
const Accordion = lazy(() =>
  whenIdle().then(async () => ({ default: (await import('../ui/accordion.tsx')).Accordion })),
);

/** Questions and answers; the heading waits beside them while they are read. */
export default function Faq({ section }: { section: SectionOf<'faq'> }) {
  const heading = useHeadingId();
  return (
    <Section
      surface={section.surface ?? 'paper'}
      id={section.id}
      labelledBy={heading}
      className="gap-y-12"
    >
      <SectionHead
        id={heading}
        eyebrow={section.eyebrow}
        title={section.title}
        lede={section.lede && <RichText text={section.lede} />}
        className="self-start lg:sticky lg:top-[calc(var(--spacing-header)+3rem)] lg:col-span-4"
      />
      <Suspense>
        <Accordion
          items={section.items.map(({ question, answer }) => ({
            title: question,
            content: answer,
          }))}
          className="col-span-full lg:col-span-7 lg:col-start-6"
        />
      </Suspense>
    </Section>
  );
}
