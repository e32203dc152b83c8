import { useRef } from 'react';
import type { SectionOf } from '../content/types.ts';
import { cn } from '../lib/cn.ts';
import type * as story from '../motion/story.ts';
import { useStory } from '../motion/use-story.ts';
import { Section } from '../ui/section.tsx';
import { veilLeft } from '../ui/veil.ts';

/** Where each question begins on the grid: a staggered walk, not a list. */
const places = ['lg:col-start-1', 'lg:col-start-4', 'lg:col-start-2', 'lg:col-start-5'];

const approach = (of: typeof story, list: HTMLElement) =>
  of.comeForward([...list.querySelectorAll<HTMLElement>(':scope > li')]);

/** Questions as the design: very large type, one sentence of answer each. */
export default function WhatIf({ section }: { section: SectionOf<'what-if'> }) {
  const list = useRef<HTMLOListElement>(null);
  useStory(list, approach);

  return (
    <Section surface="ink" id={section.id} labelledBy="what-if-title" className={veilLeft}>
      <header className="col-span-full mb-stack flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <p className="type-label text-muted">{section.eyebrow}</p>
        <h2 id="what-if-title" className="type-title text-muted">
          {section.title}
        </h2>
      </header>
      <ol
        ref={list}
        className="col-span-full grid grid-cols-subgrid gap-y-[clamp(3.5rem,9vw,14rem)]"
      >
        {section.questions.map((item, index) => (
          <li
            key={item.question}
            data-accent={item.offering}
            className={cn('col-span-full origin-left lg:col-span-8', places[index % places.length])}
          >
            <h3 className="type-display">{item.question}</h3>
            <p className="type-lede mt-6 flex max-w-[36em] gap-5 text-muted">
              <span aria-hidden="true" className="mt-[0.7em] h-px w-12 shrink-0 bg-accent" />
              {item.answer}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
