import { useRef } from 'react';
import { site } from '../../content/site.ts';
import type { SectionProps } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { type StartAnimation, useScrollMotion } from '../../motion/use-scroll-motion.ts';
import { SceneView } from '../../scene/index.tsx';
import { Actions } from '../../ui/button.tsx';
import { Section, useHeadingId } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';
import { DemoSteps } from '../demo-steps.tsx';

/** Opacity of a core that nears. */
const nearing = [0.12, 0.3, 1] as const;

/** Lets the core become brighter as it comes nearer. */
const brighten: StartAnimation = ({ followScroll }, section) => {
  // The box around it is hidden while the scene is live.
  const drawing = section.querySelector<HTMLElement>('[data-fallback] > img');
  if (!drawing) return () => {};
  return followScroll(drawing, { opacity: [...nearing] }, ['start end', 'end end'], section);
};

/**
 * A page's closing call to action: a scene view, a large headline and buttons, what a demo is beside them, and
 * what a reader can try on the site before asking.
 */
export default function ClosingCall({ section, shot }: SectionProps<'closing-call'>) {
  const ref = useRef<HTMLElement>(null);
  useScrollMotion(ref, brighten);
  const heading = useHeadingId();
  const hasSceneView = shot !== 'none';
  return (
    <Section
      ref={ref}
      theme="dark"
      overlay="around"
      id={section.id}
      labelledBy={heading}
      className={cn('gap-y-8 pb-12!', hasSceneView && 'max-md:pt-0!')}
    >
      {hasSceneView && (
        <SceneView
          shot={shot}
          className="col-span-full -mx-gutter min-h-[34svh] md:col-span-4 md:col-start-9 md:row-start-1 md:-mt-section md:ml-0 md:min-h-[18rem]"
        />
      )}
      <Reveal
        as="header"
        className={cn('col-span-full', hasSceneView && 'md:col-span-8 md:row-start-1 md:self-end')}
      >
        <p className="type-label mb-6 text-muted">{section.eyebrow ?? 'Next step'}</p>
        <h2 id={heading} className="type-hero max-w-[13.5em]">
          {section.title}
        </h2>
      </Reveal>
      <Reveal className="rule-top col-span-full grid grid-cols-subgrid gap-y-8 pt-8">
        <div className="col-span-full grid content-start gap-y-6 lg:col-span-5">
          <p className="type-lede text-muted">{section.text}</p>
          {section.showsLimitedSpots && site.limitedSpots && (
            <p className="type-label flex items-center gap-3 text-accent">
              <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
              <span>{site.limitedSpots}</span>
            </p>
          )}
          <Actions actions={section.actions} size="xl" />
          {section.proof && (
            <p>
              <span className="type-label block text-muted">Try it first, without an account</span>
              <SmartLink
                href={section.proof.href}
                className="arrow-after text-link mt-2 inline-flex items-center gap-3 py-2"
              >
                {section.proof.text}
              </SmartLink>
            </p>
          )}
        </div>
        <DemoSteps
          texts={section.demo}
          className="col-span-full lg:col-span-6 lg:col-start-7"
          isLarge
        />
      </Reveal>
    </Section>
  );
}
