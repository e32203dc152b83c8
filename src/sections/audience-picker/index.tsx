import './audience-picker.css';
import { useRef } from 'react';
import type { SectionProps } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';

const Roles = lazyWhenVisible(() => import('./roles.tsx'));

/** A radio group of buyers' roles, with the benefits of the suite for the chosen role. */
export default function AudiencePicker({ section }: SectionProps<'audience-picker'>) {
  const ref = useRef<HTMLElement>(null);
  return (
    <Section
      ref={ref}
      theme="light"
      id={section.id}
      labelledBy="buyers-title"
      className="overflow-x-clip pt-stack! pb-stack!"
    >
      <SectionHead
        id="buyers-title"
        section={section}
        className="mb-6 lg:col-[1/6] lg:row-start-1"
      />
      <Roles
        within={ref}
        fallback={<div className="col-span-full min-h-screen" />}
        cards={section.cards}
      />
    </Section>
  );
}
