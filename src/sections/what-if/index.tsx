import { useCallback, useRef, useState } from 'react';
import type { Base, OfferingId } from '../../content/types/base.ts';
import type { SectionProps } from '../../content/types.ts';
import type * as scrollMotion from '../../motion/scroll-motion.ts';
import { useScrollMotion } from '../../motion/use-scroll-motion.ts';
import { SceneView, useSceneEffect } from '../../scene/index.tsx';
import { Section } from '../../ui/section.tsx';

/** Questions in very large type; the answer is one sentence. */
export interface WhatIfSection extends Base {
  kind: 'what-if';
  eyebrow: string;
  title: string;
  questions: readonly { question: string; answer: string; offering: OfferingId }[];
}

/**
 * Questions in very large type, each answered by one sentence, beside a sticky picture. The body that
 * a question is about comes forward as the question comes up to the middle of the screen.
 */
export default function WhatIf({ section, shot }: SectionProps<'what-if'>) {
  const list = useRef<HTMLOListElement>(null);
  /** Offering of the question that is being read. */
  const [focus, setFocus] = useState<OfferingId | null>(null);
  const play = useCallback((motion: typeof scrollMotion, element: HTMLElement) => {
    const questions = [...element.querySelectorAll<HTMLElement>(':scope > li')];
    const ends = [
      motion.scaleOnScroll(questions),
      motion.observeActiveItem(element, questions, (question) =>
        setFocus((question?.dataset.accent as OfferingId | undefined) ?? null),
      ),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  useScrollMotion(list, play);
  useSceneEffect({ focus });

  return (
    <Section theme="dark" overlay="around" id={section.id} labelledBy="what-if-title">
      <header className="col-span-full mb-stack flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <p className="type-label text-muted">{section.eyebrow}</p>
        <h2 id="what-if-title" className="type-title">
          {section.title}
        </h2>
      </header>
      <div className="col-span-full md:order-1 md:col-span-5">
        <SceneView
          shot={shot}
          layout="tall"
          className="mx-auto mb-stack h-[clamp(20rem,56svh,34rem)] md:sticky md:top-[calc(var(--spacing-header)+6svh)] md:mb-0 md:h-[min(80svh,70rem)]"
        />
      </div>
      <ol
        ref={list}
        className="col-span-full grid content-start gap-y-[clamp(3.5rem,9vw,14rem)] md:col-span-7 pb-stack"
      >
        {section.questions.map((item) => (
          <li
            key={item.question}
            data-accent={item.offering}
            className="origin-left xl:even:pl-[12%]"
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
