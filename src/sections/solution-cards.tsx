import { Suspense } from 'react';
import type { SectionOf } from '../content/types.ts';
import { lazyNear } from '../lib/lazy-near.ts';
import { RichText } from '../ui/rich-text.tsx';
import { Section, SectionHead } from '../ui/section.tsx';

const Windows = lazyNear('[data-windows]', () => import('./solution-cards/windows.tsx'));

/** The four products as a bento of windows, each a link to its page. */
export default function SolutionCards({ section }: { section: SectionOf<'solution-cards'> }) {
  return (
    <Section
      surface="ink"
      scrim="none"
      id={section.id}
      labelledBy="solutions-title"
      className="py-0!"
    >
      <div data-scrim="even" className="stage col-span-full -mx-gutter pt-section pb-stack">
        <SectionHead
          id="solutions-title"
          eyebrow={section.eyebrow}
          title={section.title}
          lede={section.lede && <RichText text={section.lede} />}
          className="lg:col-span-9"
        />
      </div>
      <Suspense fallback={<div className="col-span-full min-h-screen" />}>
        <Windows cards={section.cards} />
      </Suspense>
      <div data-scrim="even" className="col-span-full -mx-gutter h-section" />
    </Section>
  );
}
