import { useCallback, useRef, useState } from 'react';
import { nodes } from '../../content/suite.ts';
import type { Base, OfferingId, SectionProps } from '../../content/types.ts';
import { type StartAnimation, useScrollMotion } from '../../motion/use-scroll-motion.ts';
import { SceneView, useSceneEffect } from '../../scene/index.tsx';
import { Section } from '../../ui/section.tsx';

/**
 * Data of the section that states a buyer's problems as questions, without naming a product: one for
 * each product, in the suite's order.
 */
export interface WhatIfSection extends Base {
  kind: 'what-if';
  eyebrow: string;
  title: string;
  questions: readonly [string, string, string, string];
}

/**
 * Questions in large type to the right of a sticky scene view (the box in which a section shows the
 * 3D scene). When a question reaches the middle of the screen, the scene focuses the object of the
 * question's product.
 */
export default function WhatIf({ section, shot }: SectionProps<'what-if'>) {
  const listRef = useRef<HTMLOListElement>(null);
  /** Offering of the question at the middle of the screen. */
  const [focusedOffering, setFocusedOffering] = useState<OfferingId | null>(null);
  const startMotion: StartAnimation = useCallback((motion, element) => {
    const questions = [...element.querySelectorAll<HTMLElement>(':scope > li')];
    const cleanups = questions.map((question) =>
      motion.inView(
        question,
        () => {
          setFocusedOffering(question.dataset.accent as OfferingId);
          return () => setFocusedOffering(null);
        },
        // The line in the middle of the screen.
        { margin: '-50% 0px -50% 0px' },
      ),
    );
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  }, []);
  useScrollMotion(listRef, startMotion);
  useSceneEffect({ focus: focusedOffering });

  return (
    <Section
      theme="dark"
      overlay="around"
      id={section.id}
      labelledBy="what-if-title"
      className="pt-stack pb-stack"
    >
      <header className="col-span-full mb-6 flex md:mb-10 flex-wrap items-baseline gap-x-6 gap-y-2">
        <p className="type-label text-muted">{section.eyebrow}</p>
        <h2 id="what-if-title" className="type-title">
          {section.title}
        </h2>
      </header>
      <div className="col-span-full md:col-span-5">
        <SceneView
          shot={shot}
          layout="tall"
          className="mx-auto mb-10 h-[clamp(15rem,34svh,30rem)] md:sticky md:top-[calc(var(--spacing-header)+4svh)] md:mb-0 md:-ml-gutter md:h-[min(84svh,70rem)]"
        />
      </div>
      <ol
        ref={listRef}
        className="col-span-full grid content-between gap-y-[clamp(2rem,3.4vw,7rem)] md:col-span-7 "
      >
        {section.questions.map((question, index) => (
          <li
            key={question}
            data-accent={nodes[index]?.id}
            className="origin-left border-l-2 border-accent pl-[0.4em] type-display xl:even:ml-[8%]"
          >
            <h3>{question}</h3>
          </li>
        ))}
      </ol>
    </Section>
  );
}
