import './what-if.css';
import { useRef } from 'react';
import type { SectionProps } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { Section } from '../../ui/section.tsx';

const Questions = lazyWhenVisible(() => import('./questions.tsx'));

/** Four questions, each with the picture of a body; see `questions.tsx`. */
export default function WhatIf({ section }: SectionProps<'what-if'>) {
  const ref = useRef<HTMLElement>(null);
  return (
    <Section
      ref={ref}
      theme="dark"
      overlay="around"
      id={section.id}
      labelledBy="what-if-title"
      className="py-0!"
    >
      <Questions
        within={ref}
        fallback={<div className="what-if min-h-screen" />}
        section={section}
      />
    </Section>
  );
}
