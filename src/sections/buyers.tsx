import { Suspense } from 'react';
import type { SectionOf } from '../content/types.ts';
import { lazyNear } from '../lib/lazy-near.ts';
import { RichText } from '../ui/rich-text.tsx';
import { Section, SectionHead } from '../ui/section.tsx';
import { FigureNote } from './figure-note.tsx';

const Roles = lazyNear('[data-roles]', () => import('./buyers/roles.tsx'));

/** Who signs: a choice of roles, and what each of them gets. */
export default function Buyers({ section }: { section: SectionOf<'buyers'> }) {
  return (
    <Section
      surface="ink"
      scrim="dense"
      id={section.id}
      labelledBy="buyers-title"
      className="gap-y-stack overflow-x-clip lg:min-h-svh lg:grid-rows-[auto_repeat(5,auto)_1fr] lg:gap-y-0 lg:pt-[calc(var(--spacing-header)+1.5rem)] lg:pb-8"
    >
      <SectionHead
        id="buyers-title"
        eyebrow={section.eyebrow}
        title={section.title}
        lede={section.lede && <RichText text={section.lede} />}
        className="lg:col-[1/6] lg:row-start-1 lg:mb-8"
      />
      <Suspense fallback={<div className="col-span-full min-h-screen" />}>
        <Roles cards={section.cards} />
      </Suspense>
      <FigureNote className="col-span-full -mt-stack pt-4 lg:col-[1/6] lg:row-start-7 lg:mt-0 lg:self-end" />
    </Section>
  );
}
